/** How the client is built, served while one works on it, and tested. */
import { defineConfig } from "vitest/config";
import animalPictures from "./plugins/animal-pictures.ts";

export default defineConfig({
  plugins: [animalPictures()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    target: "es2022",
    rolldownOptions: { input: { gallery: "gallery.html" } },
  },
  server: { strictPort: true },
  preview: { strictPort: true },
  test: {
    include: ["src/**/*.test.{ts,tsx}"],
    // A test that is skipped or left alone by mistake is a failure.
    allowOnly: false,
    passWithNoTests: false,
  },
});
