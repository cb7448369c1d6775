/** Which line of the race board the player looks at: with the mouse at rest, the keyboard focus or a finger. */
import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";

/** Milliseconds that the mouse rests on a line before it is shown close up. */
const REST = 500;

/** Where each line is higher than a finger needs, nothing has to be shown close up. */
const SHEETS = "(max-width: 760px), (max-height: 520px)";

/** The line that is shown close up. */
export interface Looked {
  readonly animal: string;
  /** Where its middle is, from the top of the board's column. */
  readonly at: number;
  /** Whether a finger opened it, so that it has to take over for the line's buttons. */
  readonly touched: boolean;
}

function lookedAt(target: Element | null, list: HTMLElement, touched: boolean): Looked | null {
  const row = target?.closest<HTMLElement>("[data-animal]") ?? null;
  const animal = row?.dataset["animal"];
  const column = list.closest("section")?.parentElement;
  if (row === null || animal === undefined || column == null || !list.contains(row)) return null;
  const box = row.getBoundingClientRect();
  return { animal, at: (box.top + box.bottom) / 2 - column.getBoundingClientRect().top, touched };
}

/** Follows the pointer and the focus over the lines of a list. Returns the line to show close up, and what closes it. */
export function useLooked(list: RefObject<HTMLElement | null>): readonly [Looked | null, () => void] {
  const [looked, setLooked] = useState<Looked | null>(null);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let finger = false;
    const show = (target: Element | null, touched: boolean): void => {
      if (!matchMedia(SHEETS).matches) setLooked((before) => lookedAt(target, element, touched) ?? before);
    };
    const rest = (event: PointerEvent): void => {
      clearTimeout(timer);
      if (event.pointerType === "touch") return;
      setLooked(null);
      const target = event.target instanceof Element ? event.target : null;
      timer = setTimeout(() => show(target, false), REST);
    };
    const leave = (): void => {
      clearTimeout(timer);
      setLooked((before) => (before?.touched ? before : null));
    };
    const press = (event: PointerEvent): void => {
      clearTimeout(timer);
      finger = event.pointerType === "touch";
      if (finger) slide(event);
      else setLooked(null);
    };
    const slide = (event: PointerEvent): void => {
      if (finger && event.pointerType === "touch") show(document.elementFromPoint(event.clientX, event.clientY), true);
    };
    // The card has what the line has, in the size of a finger.
    const click = (event: MouseEvent): void => {
      if (!finger || matchMedia(SHEETS).matches) return;
      finger = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const focus = (event: FocusEvent): void => {
      if (event.target instanceof Element && event.target.matches(":focus-visible")) show(event.target, false);
    };
    const outside = (event: Event): void => {
      const inside = event.target instanceof Element && event.target.closest("[data-lens]") !== null;
      if (!inside && event.target instanceof Node && !element.contains(event.target)) setLooked(null);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === "Escape") setLooked(null);
    };
    // A finger that slides over lines that all fit looks at one after another instead of scrolling.
    const fits = new ResizeObserver(() => {
      const scrolls = matchMedia(SHEETS).matches || element.scrollHeight > element.clientHeight;
      element.style.touchAction = scrolls ? "" : "pinch-zoom";
    });
    fits.observe(element);
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener("pointerover", rest, { signal });
    element.addEventListener("pointerleave", leave, { signal });
    element.addEventListener("pointerdown", press, { signal });
    element.addEventListener("pointermove", slide, { signal });
    element.addEventListener("click", click, { signal, capture: true });
    element.addEventListener("focusin", focus, { signal });
    element.addEventListener("focusout", leave, { signal });
    document.addEventListener("pointerdown", outside, { signal, capture: true });
    document.addEventListener("keydown", key, { signal, capture: true });
    return () => {
      clearTimeout(timer);
      fits.disconnect();
      stop.abort();
    };
  }, [list]);
  return [looked, () => setLooked(null)];
}
