/** Marks the sides on which a sideways scrolling element has more to show, so that its style can fade them. */
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** Keeps `data-more` of an element up to date: `left`, `right`, both, or absent. Looks again after every render. */
export function useEdges(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = element.current;
    if (box === null) return undefined;
    const look = (): void => {
      const rest = box.scrollWidth - box.clientWidth - box.scrollLeft;
      const more = [box.scrollLeft > 1 ? "left" : "", rest > 1 ? "right" : ""].join(" ").trim();
      if (more === "") box.removeAttribute("data-more");
      else box.setAttribute("data-more", more);
    };
    const watch = new ResizeObserver(look);
    for (const each of [box, ...box.children]) watch.observe(each);
    box.addEventListener("scroll", look, { passive: true });
    return () => {
      watch.disconnect();
      box.removeEventListener("scroll", look);
    };
  });
}
