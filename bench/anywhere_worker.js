/** Starts Python in a worker for bench/anywhere.py, from Pyodide's own files or from the offline part, and runs a program. */

const unpacked = async (url) => new Response((await fetch(url)).body.pipeThrough(new DecompressionStream("gzip")));

async function bare(folder) {
  const { loadPyodide } = await import(`${folder}pyodide.mjs`);
  return loadPyodide({ indexURL: folder });
}

async function packed(list) {
  const files = await (await fetch(list)).json();
  const url = (part) => new URL(files.find((file) => file.part === part).name, list).href;
  const { loadPyodide } = await import(url("pyodide"));
  const { default: createPyodideModule } = await import(url("module"));
  const answers = { "pyodide.asm.wasm": "wasm", "python_stdlib.zip": "stdlib" };
  const network = self.fetch;
  self.fetch = async (asked, options) => {
    const part = answers[String(asked).replace(/.*\//, "")];
    if (part === undefined) return network(asked, options);
    const body = await (await network(url(part))).arrayBuffer();
    const stream = new Response(body).body.pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream, { headers: { "content-type": "application/wasm" } });
  };
  const folder = new URL("./", list).href;
  const info = files.find((file) => file.part === "pyodide").info;
  const lockFileContents = JSON.stringify({ info, packages: {} });
  const python = await loadPyodide({ indexURL: folder, createPyodideModule, lockFileContents, packageBaseUrl: folder });
  self.fetch = network;
  const packages = "/lib/python3.14/site-packages";
  python.unpackArchive(await (await unpacked(url("game"))).arrayBuffer(), "zip", { extractDir: packages });
  python.FS.mkdirTree(`${packages}/twelvefold/bots/data`);
  const model = await (await fetch(url("model"))).arrayBuffer();
  python.FS.writeFile(`${packages}/twelvefold/bots/data/standard.npz`, new Uint8Array(model));
  return python;
}

self.onmessage = async ({ data }) => {
  const before = performance.now();
  try {
    const python = await (data.list ? packed(data.list) : bare(data.folder));
    const started = performance.now() - before;
    postMessage({ started, said: data.program ? String(python.runPython(data.program)) : "" });
  } catch (mistake) {
    postMessage({ failed: String(mistake) });
  }
};
