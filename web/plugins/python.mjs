/** Runs a Python program in Pyodide: `node python.mjs PROGRAM FOLDER [STDLIB]`. The program sees FOLDER as /work. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve, sep } from "node:path";
import { loadPyodide } from "pyodide";

const [program = "", folder = ".", library] = process.argv.slice(2);
const lock = JSON.parse(readFileSync(createRequire(import.meta.url).resolve("pyodide/pyodide-lock.json"), "utf8"));
const python = await loadPyodide({
  // There are no packages but those in the folder, so nothing is ever downloaded.
  lockFileContents: { info: lock.info, packages: {} },
  packageBaseUrl: resolve(folder) + sep,
  ...(library ? { stdLibURL: resolve(library) } : {}),
});
python.FS.mkdirTree("/work");
python.FS.mount(python.FS.filesystems.NODEFS, { root: resolve(folder) }, "/work");
try {
  python.runPython(readFileSync(program, "utf8"), { filename: program });
} catch (error) {
  // The traceback alone: Node would print all of Pyodide's code.
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
