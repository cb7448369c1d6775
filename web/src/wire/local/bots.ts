/** Lets bots think in this worker. */
import type { Python } from "./programs.ts";

/** What a worker can do. */
interface Scope {
  onmessage: ((event: MessageEvent<Uint8Array>) => void) | null;
  postMessage(message: Uint8Array): void;
}

/** Answers messages, also those that came before Python was there. If anything fails, the worker's owner replaces it. */
export function runBots(starting: Promise<Python>, scope: Scope): void {
  const answering = starting.then((python) => python.pyimport("twelvefold.page.bots_main").answer);
  const failed = (error: unknown): void => {
    setTimeout(() => {
      throw error; // where the owner's `onerror` hears it
    });
  };
  answering.catch(failed);
  scope.onmessage = ({ data }) => {
    answering.then((answer) => scope.postMessage(answer(data))).catch(failed);
  };
}
