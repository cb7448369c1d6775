/** Points that count up to their value. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** Milliseconds of counting, whatever the number. */
const COUNTING = 900;

interface CountProps {
  readonly to: number;
  /** Whether to count; otherwise the number is simply there. */
  readonly counts: boolean;
  readonly class?: string | undefined;
}

/** Shows the number. Only for the eye: a screen reader has the final points elsewhere. */
export function Count({ to, counts, class: look }: CountProps): JSX.Element {
  const element = useRef<HTMLSpanElement>(null);
  const shown = useRef(counts ? 0 : to);
  useEffect(() => {
    const write = (value: number): void => {
      shown.current = value;
      if (element.current !== null) element.current.textContent = String(value);
    };
    const from = shown.current;
    // Watching the finale again begins at 0 at once.
    if (!counts || from >= to) return write(to);
    let frame = 0;
    const start = performance.now();
    const step = (now: number): void => {
      const share = Math.min(1, (now - start) / COUNTING);
      write(Math.round(from + (to - from) * share));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [to, counts]);
  return (
    <span ref={element} class={look} aria-hidden="true">
      {shown.current}
    </span>
  );
}
