/** The planet in 3D built alone, to weigh it: three.js, our own part and the worker, and nothing of the page. */
import { defineConfig } from "vite";

export default defineConfig({
  build: {
    target: "es2022",
    emptyOutDir: true,
    rolldownOptions: { input: "src/globe/index.ts", preserveEntrySignatures: "strict" },
  },
});
