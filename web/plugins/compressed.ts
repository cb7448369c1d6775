/**
 * Writes a compressed copy beside every file of the built client, so that the server never has to compress anything.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = /\.(?:css|html|js|json|svg|txt|webmanifest)$/;

/** Smaller files aren't worth compressing. */
const LEAST = 512;

function compress(path: string): void {
  const whole = readFileSync(path);
  if (whole.length < LEAST) return;
  writeFileSync(`${path}.gz`, gzipSync(whole, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: whole.length };
  writeFileSync(`${path}.br`, brotliCompressSync(whole, { params }));
}

/** Compresses all text files once the build has been written. */
export default function compressed(): Plugin {
  let folder = "";
  let built = false;
  return {
    name: "twelvefold-compressed",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    writeBundle(options) {
      folder = options.dir ?? folder;
      built = true;
    },
    // By now Vite has copied the files in public/ too.
    closeBundle() {
      if (!built) return;
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        const path = join(folder, name);
        if (TEXTS.test(name) && statSync(path).isFile()) compress(path);
      }
    },
  };
}
