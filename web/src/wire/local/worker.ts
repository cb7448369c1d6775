/** The worker that has the tables of this browser. */
import { Unstartable } from "../python/files.ts";
import { startPython } from "../python/start.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { BotHiring, type Running, runTables } from "./tables.ts";

const post = (message: FromWorker): void => postMessage(message);

async function start(files: string): Promise<Running> {
  const bots = new BotHiring(() => {
    const worker = new Worker(new URL("./bots-worker.ts", import.meta.url), { type: "module", name: "bots" });
    worker.postMessage(files);
    return worker;
  });
  const { api } = await startPython(files, (loaded, total) => post({ type: "progress", loaded, total }));
  const tables = await runTables(api, bots.hire, post);
  // Not before: nobody waits for a bot yet, and two Pythons that start at once slow each other down.
  bots.prepare();
  return tables;
}

let running: Running | undefined;

self.onmessage = ({ data }: MessageEvent<ToWorker>): void => {
  if (data.type !== "start") running?.hear(data);
  else {
    start(data.files).then(
      (started) => {
        running = started;
        post({ type: "ready", kept: started.kept });
      },
      (mistake: unknown) => {
        // biome-ignore lint/suspicious/noConsole: the page only hears a code, and a report needs to say more
        console.error(mistake);
        post({ type: "failed", why: mistake instanceof Unstartable ? mistake.why : "start" });
      },
    );
  }
};
