/** Tracks the current chapter: the one near the top of the screen. */
import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";

/** A band near the top of the screen; the chapter that crosses it is the current one. */
const BAND = "-100px 0px -75% 0px";

/** The current chapter; pass a new list when the chapters on the screen change. */
export function useReading(root: RefObject<HTMLElement | null>, chapters: readonly unknown[]): string | null {
  const [reading, setReading] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new chapters are new elements to observe
  useEffect(() => {
    const watch = new IntersectionObserver(
      (seen) => {
        const now = seen.find(({ isIntersecting }) => isIntersecting);
        if (now !== undefined) setReading(now.target.getAttribute("aria-labelledby"));
      },
      { rootMargin: BAND },
    );
    for (const section of root.current?.querySelectorAll("section[aria-labelledby]") ?? []) watch.observe(section);
    return () => watch.disconnect();
  }, [chapters]);
  return reading;
}
