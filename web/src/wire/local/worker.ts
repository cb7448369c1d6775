/** The worker that has the tables of this browser. */
import type { FromWorker } from "./messages.ts";

const failed: FromWorker = { type: "failed", why: "start" };
postMessage(failed);
