/** Runs the offline part in this tab, unless another tab does, and keeps its state for everybody else. */
import { state, storageFull } from "../offline.ts";
import { keepClient } from "../python/keep.ts";
import { hire } from "./hire.ts";
import { LocalBackend } from "./local-backend.ts";
import { claim } from "./one-tab.ts";

/** What the browser's own clock calls the moment, for bench/anywhere.py. */
const READY = "offline-ready";

/** The offline part in this tab. */
export interface Local {
  readonly backend: LocalBackend;
  /** Starts it, or tries again; with `steal`, takes the tables over from another tab. */
  readonly start: (steal: boolean) => void;
}

/** Makes it, without starting it. */
export function makeLocal(files: string, made = hire): Local {
  const backend = new LocalBackend(made, files, {
    progress: (loaded, total) => {
      if (state.peek().at !== "ready") state.value = { at: "loading", loaded, total };
    },
    ready: (kept) => {
      state.value = { at: "ready", kept };
      performance.mark(READY);
      void keepClient();
    },
    failed: (why) => {
      state.value = { at: "unusable", why };
    },
    full: (full) => {
      storageFull.value = full;
    },
  });
  const waiting = (): void => {
    state.value = { at: "unusable", why: "elsewhere" };
  };
  const won = (): void => {
    state.value = { at: "loading", loaded: 0, total: 0 };
    backend.start();
  };
  const lost = (): void => {
    backend.stop();
    waiting();
    claim({ won, waiting, lost }, false);
  };
  let claimed = false;
  const start = (steal: boolean): void => {
    if (typeof WebAssembly === "undefined") {
      state.value = { at: "unusable", why: "no-webassembly" };
    } else if (claimed && !steal) won();
    else {
      state.value = { at: "loading", loaded: 0, total: 0 };
      claimed = true;
      claim({ won, waiting, lost }, steal);
    }
  };
  return { backend, start };
}
