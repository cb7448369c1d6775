/** Runs the store's contract suite in this worker, on IndexedDB. */
import { openDatabase } from "./database.js";
import { loadPyodide } from "./pyodide.mjs";

/** A database on a device without room. */
const full = {
  transact: (_, writes) => (writes ? Promise.reject(new DOMException("", "QuotaExceededError")) : Promise.resolve()),
  close: () => undefined,
};

async function run() {
  const python = await loadPyodide({ env: { NUMBA_DISABLE_JIT: "1" } });
  for (const name of ["game.zip", "tests.zip"]) {
    const archive = await (await fetch(name)).arrayBuffer();
    python.unpackArchive(archive, "zip", { extractDir: "/lib/python3.14/site-packages" });
  }
  const suite = python.pyimport("tests.browser.contract");
  const open = async (layout, name) => (await openDatabase(JSON.parse(layout), name)) ?? undefined;
  return await suite.run(open, full);
}

run().then(postMessage, (error) => postMessage(`{"not run": ${JSON.stringify(String(error))}}`));
