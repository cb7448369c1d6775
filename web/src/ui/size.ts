/** Tracks how large an element is. */
import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

/** The width and height of an element's content, in pixels; zeros until it's in the page. */
export function useSize(element: RefObject<HTMLElement | null>): readonly [width: number, height: number] {
  const [size, setSize] = useState<readonly [number, number]>([0, 0]);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return undefined;
    const measure = (): void => setSize([measured.clientWidth, measured.clientHeight]);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(measured);
    return () => watch.disconnect();
  }, [element]);
  return size;
}
