/**
 * Builds only the 3D planet, to measure its size: three.js, our own code and the worker, without the rest of the page.
 */
import { defineConfig } from "vite";

export default defineConfig({
  build: {
    target: "es2022",
    emptyOutDir: true,
    rolldownOptions: { input: "src/globe/index.ts", preserveEntrySignatures: "strict" },
  },
});
