/** Starts Python in a worker, with the game and its kernel: everything comes from the offline part. */
import type { PyodideAPI, PyodideConfig } from "pyodide";
import { Files, type Progress, Unstartable } from "./files.ts";

/** Python, running. */
export interface Python {
  readonly api: PyodideAPI;
  /** Whether all files are kept, so that the next start needs no network. */
  readonly kept: Promise<boolean>;
}

type Load = (config: PyodideConfig) => Promise<PyodideAPI>;
interface Modules {
  readonly loadPyodide: Load;
  readonly create: PyodideConfig["createPyodideModule"];
}

/** Where packages live. */
const PACKAGES = "/lib/python3.14/site-packages";
const MODEL = `${PACKAGES}/twelvefold/bots/data`;
const WASM = "pyodide.asm.wasm";

/** A script of the offline part, fetched first so that its bytes count. */
async function script<T>(files: Files, part: "pyodide" | "module"): Promise<T> {
  await new Response(await files.stream(part)).arrayBuffer();
  // Its name is known only at run time.
  return import(/* @vite-ignore */ files.url(part));
}

async function modules(files: Files): Promise<Modules> {
  const [pyodide, module] = await Promise.all([
    script<{ loadPyodide: Load }>(files, "pyodide"),
    script<{ default: Modules["create"] }>(files, "module"),
  ]);
  return { loadPyodide: pyodide.loadPyodide, create: module.default };
}

/** While `work` runs, Pyodide gets its own files from the offline part; it asks for them with `fetch`. */
async function answering<T>(answers: ReadonlyMap<string, Promise<Response>>, work: () => Promise<T>): Promise<T> {
  const network = globalThis.fetch;
  globalThis.fetch = (asked, options) => {
    const name = String(asked instanceof Request ? asked.url : asked).replace(/.*\//, "");
    return answers.get(name) ?? network(asked, options);
  };
  try {
    return await work();
  } finally {
    globalThis.fetch = network;
  }
}

/** What a promise throws is thrown where it's awaited, not reported before. */
function later<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

/** Starts Python from the list of files at an address. Throws an `Unstartable`. */
export async function startPython(list: string, progress: Progress): Promise<Python> {
  if (typeof WebAssembly !== "object") throw new Unstartable("no-webassembly");
  const files = await Files.listed(list, progress);
  const wasm = later(files.unpacked("wasm", "application/wasm"));
  const stdlib = later(files.unpacked("stdlib", "application/zip"));
  const game = later(files.unpacked("game", "application/zip").then((answer) => answer.arrayBuffer()));
  const model = later(files.stream("model").then((stream) => new Response(stream).arrayBuffer()));
  const { loadPyodide, create } = await modules(files);
  const answers = new Map([
    [WASM, wasm],
    ["python_stdlib.zip", stdlib],
  ]);
  // Awaited here because Pyodide only logs what goes wrong with its own files.
  await Promise.all([wasm, stdlib]);
  try {
    const api = await answering(answers, () =>
      loadPyodide({
        indexURL: list.replace(/[^/]*$/, ""),
        ...(create ? { createPyodideModule: create } : {}),
        lockFileContents: JSON.stringify({ info: files.file("pyodide").info, packages: {} }),
        packageBaseUrl: list.replace(/[^/]*$/, ""),
        // There's nobody at a prompt.
        stdin: () => null,
      }),
    );
    api.unpackArchive(await game, "zip", { extractDir: PACKAGES });
    api.FS.mkdirTree(MODEL);
    api.FS.writeFile(`${MODEL}/standard.npz`, new Uint8Array(await model));
    return { api, kept: files.complete() };
  } catch (mistake) {
    throw mistake instanceof Unstartable ? mistake : new Unstartable("start", mistake);
  }
}
