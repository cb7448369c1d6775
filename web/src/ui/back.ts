/** Lets the browser's back button close what is open instead of leaving the page. */
import { useEffect, useRef } from "preact/hooks";

const OPEN = "open";

const isOpen = (): boolean => history.state === OPEN;

/** While `open`, the back button calls `close`. Closing by other means goes back, too, so no history entry is left. */
export function useBack(open: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!open) return undefined;
    const popped = (): void => {
      // Something else may have opened before the browser got around to going back.
      if (!isOpen()) latest.current();
    };
    history.pushState(OPEN, "");
    addEventListener("popstate", popped);
    return () => {
      removeEventListener("popstate", popped);
      // A link that was followed has pushed an entry of its own.
      if (isOpen()) history.back();
    };
  }, [open]);
}
