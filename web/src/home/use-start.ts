/** Starting a game from the home screen: one at a time, and perhaps after the offline part has been loaded. */
import { useRef, useState } from "preact/hooks";
import { go } from "../ui/navigate.ts";
import { tell } from "../ui/notice.ts";
import type { Patience } from "../wire/backends.ts";
import { offline } from "../wire/offline.ts";
import { wordsOf } from "../words/language.ts";
import { why } from "../words/refusal.ts";

/** What the home screen needs to know. */
export interface Start {
  readonly busy: boolean;
  /** Whether the player waits for the offline part. */
  readonly preparing: boolean;
  /** Makes a table and goes there; returns whether that worked. */
  readonly start: (make: (patience: Patience) => Promise<string>) => Promise<boolean>;
  /** Stops waiting. */
  readonly cancel: () => void;
}

/** Starts games. */
export function useStart(): Start {
  const [state, setState] = useState<"rest" | "busy" | "preparing">("rest");
  const current = useRef<AbortController | null>(null);
  const cancel = (): void => {
    current.current?.abort();
    setState("rest");
  };
  const start: Start["start"] = async (make) => {
    if (state !== "rest") return false;
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    setState("busy");
    try {
      const table = await make({ signal, waits: () => setState("preparing") });
      go(`/table/${table}`);
      return true;
    } catch (refusal) {
      if (signal.aborted) return false;
      if (offline.peek().at === "unusable") await wordsOf("offline").catch(() => undefined);
      tell(why(refusal));
      setState("rest");
      return false;
    }
  };
  return { busy: state !== "rest", preparing: state === "preparing", start, cancel };
}
