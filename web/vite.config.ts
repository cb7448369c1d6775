/** How the client is built, served while one works on it, and tested. */
/// <reference types="vitest/config" />
import { basename } from "node:path";
import { defineConfig } from "vite";
import animalPictures from "./plugins/animal-pictures.ts";
import compressed from "./plugins/compressed.ts";
import languages from "./plugins/languages.ts";
import pageWords from "./plugins/page-words.ts";

/**
 * `--mode gallery` builds the gallery, for the tests that photograph it; anything else the game. `--mode play` leaves out
 * the compressed files, which take most of the time and only pay off on a slow network.
 */
export default defineConfig(({ mode }) => ({
  plugins: [
    animalPictures(),
    languages(),
    ...(mode === "gallery" ? [] : [pageWords()]),
    ...(mode === "production" ? [compressed()] : []),
  ],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  // A class is called by its stylesheet, so that one who looks at the page finds the file: `RaceRow-is-down`.
  css: {
    modules: {
      localsConvention: "camelCaseOnly",
      generateScopedName: (name, file) => `${basename(file).replace(/\..*/, "")}-${name}`,
    },
  },
  build: {
    target: "es2022",
    // What is small enough to be put into a script would be forbidden by the server's policy, or fetched by all for some.
    assetsInlineLimit: 0,
    rolldownOptions: { input: mode === "gallery" ? { gallery: "gallery.html" } : { index: "index.html" } },
  },
  // While one works on the client, a server of the game answers beside it: `make play`, then `npm run dev` in web/.
  server: {
    strictPort: true,
    proxy: { "/api": "http://127.0.0.1:8012", "/socket": { target: "ws://127.0.0.1:8012", ws: true } },
  },
  preview: { strictPort: true },
  test: {
    include: ["src/**/*.test.{ts,tsx}"],
    // A thread starts sooner than a process.
    pool: "threads",
    css: { include: /\.module\.css$/, modules: { classNameStrategy: "non-scoped" } },
    setupFiles: ["src/words/english.ts"],
    // A test that is skipped or left alone by mistake is a failure.
    allowOnly: false,
    passWithNoTests: false,
  },
}));
