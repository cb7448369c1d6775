/** Beside every file of the built client its compressed twins, so that the server never compresses anything. */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = /\.(?:css|html|js|json|svg|txt|webmanifest)$/;

/** Files smaller than this gain nothing. */
const LEAST = 512;

function compress(path: string): void {
  const whole = readFileSync(path);
  if (whole.length < LEAST) return;
  writeFileSync(`${path}.gz`, gzipSync(whole, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: whole.length };
  writeFileSync(`${path}.br`, brotliCompressSync(whole, { params }));
}

/** Compresses all texts of a build that has been written. */
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
    // What lies in public/ has been copied by then.
    closeBundle() {
      if (!built) return;
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        const path = join(folder, name);
        if (TEXTS.test(name) && statSync(path).isFile()) compress(path);
      }
    },
  };
}
