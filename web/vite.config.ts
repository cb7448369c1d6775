/** How the client is built, served during development, and tested. */
/// <reference types="vitest/config" />
import { basename } from "node:path";
import { defineConfig } from "vite";
import animalPictures from "./plugins/animal-pictures.ts";
import compressed from "./plugins/compressed.ts";
import fileList from "./plugins/file-list.ts";
import languages from "./plugins/languages.ts";
import pageWords from "./plugins/page-words.ts";
import puzzles from "./plugins/puzzles.ts";
import typeface from "./plugins/typeface.ts";

/**
 * `--mode gallery` builds the gallery, for the screenshot tests; any other mode builds the game. `--mode play` leaves
 * out the compressed files, which take most of the build time and only pay off on a slow network.
 */
export default defineConfig(({ mode }) => ({
  // The built client works in any folder of any host; the server makes the page's own addresses absolute.
  base: "./",
  plugins: [
    animalPictures(),
    languages(),
    typeface(),
    puzzles(),
    ...(mode === "gallery" ? [] : [pageWords(), fileList()]),
    ...(mode === "production" ? [compressed()] : []),
  ],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  // Class names start with their stylesheet's name, so that anyone inspecting the page finds the file: `RaceRow-is-
  // down`.
  css: {
    modules: {
      localsConvention: "camelCaseOnly",
      generateScopedName: (name, file) => `${basename(file).replace(/\..*/, "")}-${name}`,
    },
  },
  build: {
    target: "es2022",
    // Inlined assets would be blocked by the server's content security policy, or loaded by everybody for the sake of a
    // few.
    assetsInlineLimit: 0,
    rolldownOptions: { input: mode === "gallery" ? { gallery: "gallery.html" } : { index: "index.html" } },
  },
  // Our workers are modules.
  worker: { format: "es" },
  // During development, a game server answers beside Vite: `make play`, then `npm run dev` in web/.
  server: {
    strictPort: true,
    proxy: { "/api": "http://127.0.0.1:8012", "/socket": { target: "ws://127.0.0.1:8012", ws: true } },
  },
  preview: { strictPort: true },
  test: {
    // `--mode live` runs the tests that need a server: see tests/browser/test_lesson_won.py.
    include: [mode === "live" ? "src/**/*.live.ts" : "src/**/*.test.{ts,tsx}"],
    // Threads start faster than processes.
    pool: "threads",
    css: { include: /\.module\.css$/, modules: { classNameStrategy: "non-scoped" } },
    setupFiles: ["src/words/english.ts"],
    // A test left with `.only` fails the run, and so does a run without tests.
    allowOnly: false,
    passWithNoTests: false,
  },
}));
