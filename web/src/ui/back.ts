/** Lets the browser's back button close what is open instead of leaving the page. */
import { useEffect, useRef } from "preact/hooks";

const OPEN = "open";

/** Resolves when the browser has gone back: it takes its time, and an entry added before would be the wrong one to leave. */
let leaving: Promise<void> = Promise.resolve();

function leave(): void {
  // A link that was followed has added an entry of its own.
  if (history.state !== OPEN) return;
  leaving = new Promise((gone) => addEventListener("popstate", () => gone(), { once: true }));
  history.back();
}

/** While `open`, the back button calls `close`. Closing by other means goes back, too, so no history entry is left. */
export function useBack(open: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!open) return undefined;
    let wanted = true;
    let added = false;
    const popped = (): void => latest.current();
    const begin = (): void => {
      if (!wanted) return;
      history.pushState(OPEN, "");
      added = true;
      addEventListener("popstate", popped);
    };
    void leaving.then(begin);
    return () => {
      wanted = false;
      removeEventListener("popstate", popped);
      if (added) leave();
    };
  }, [open]);
}
