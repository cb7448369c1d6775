/** A Vite plugin: a list of everything a page may load later, so that all of it can be kept for playing offline. */
import { createHash } from "node:crypto";
import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = "assets/";
const SERVICE_WORKER = "worker.js";

/** The list's name and content for these files, whose names are relative to it. */
export function listOf(files: readonly string[]): { readonly name: string; readonly text: string } {
  const names = files.filter((file) => file.startsWith(FOLDER)).map((file) => file.slice(FOLDER.length));
  const text = JSON.stringify(names.sort().map((name) => ({ name })));
  return { name: `${FOLDER}files-${createHash("sha256").update(text).digest("hex").slice(0, 8)}.json`, text };
}

/** The plugin. */
export default function fileList(): Plugin {
  let list = listOf([]);
  let folder: string | undefined;
  return {
    name: "twelvefold-file-list",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle }) {
        list = listOf(Object.keys(bundle ?? {}));
        return [{ tag: "meta", attrs: { name: "files", content: `./${list.name}` }, injectTo: "head" }];
      },
    },
    writeBundle({ dir = "" }) {
      folder = dir;
      writeFileSync(join(dir, list.name), list.text);
    },
    // By now Vite has copied the service worker, which browsers take for a new one only if its text has changed.
    closeBundle() {
      if (folder !== undefined) appendFileSync(join(folder, SERVICE_WORKER), `// For ${list.name}\n`);
      folder = undefined;
    },
  };
}
