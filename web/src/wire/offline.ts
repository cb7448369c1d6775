/** The offline part: the whole game in a worker of this page. Whether it's there, on its way, or why it isn't. */
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { ROOT } from "../ui/root.ts";

/** Why the offline part can't be used; each has a sentence, `refusal-…`. */
export type Unusable = "no-webassembly" | "fetch" | "outdated" | "start" | "crashed" | "elsewhere" | "no-offline";

/** The state of the offline part. */
export type Offline =
  /** Not asked for yet. */
  | { readonly at: "rest" }
  | { readonly at: "loading"; readonly loaded: number; readonly total: number }
  /** `kept` is false if the browser stores nothing, as in some private windows. */
  | { readonly at: "ready"; readonly kept: boolean }
  /** `elsewhere`: another tab has the tables. */
  | { readonly at: "unusable"; readonly why: Unusable };

const root = globalThis.document?.documentElement;

/** Whether a server made this page; a page from a plain folder has only the offline part. */
export const hasServer: boolean = root?.dataset["server"] !== "none";

const named = globalThis.document?.querySelector('meta[name="offline"]')?.getAttribute("content") ?? null;

/** The address of the list of the offline part's files; null if this page comes without one. */
export const offlineFiles: string | null = named === null ? null : new URL(named, ROOT).href;

/** Its state. Only the offline part itself changes it. */
export const state: Signal<Offline> = signal(
  offlineFiles === null ? { at: "unusable", why: "no-offline" } : { at: "rest" },
);

/** The state of the offline part. */
export const offline: ReadonlySignal<Offline> = state;

/** Waits while the offline part is being started, but no longer than some milliseconds. */
export const whenSettled = (longest: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, longest);
    const end = offline.subscribe((now) => {
      if (now.at === "loading") return;
      clearTimeout(timer);
      // It may be called before `subscribe` has returned.
      queueMicrotask(() => end());
      resolve();
    });
  });

/** Whether the device's storage is full, so that moves here can't be kept. */
export const storageFull: Signal<boolean> = signal(false);
