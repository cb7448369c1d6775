/** Starts the worker that has the tables. */
import type { Hire } from "./local-backend.ts";

/** A worker from our own script. */
export const hire: Hire = (heard, crashed) => {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "tables" });
  worker.onmessage = ({ data }) => heard(data);
  worker.onerror = (event) => {
    event.preventDefault();
    crashed();
  };
  worker.onmessageerror = crashed;
  return { post: (message) => worker.postMessage(message), stop: () => worker.terminate() };
};
