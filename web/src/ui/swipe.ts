/** Lets a finger drag a sheet down by its grip or head, and closes it on a flick or a long drag. */
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Drag } from "./drag.ts";
import { isStill } from "./motion.ts";

/** How many pixels a finger may move before a tap becomes a drag. */
const TAP = 6;

/** Milliseconds in which a sheet leaves, or returns to its place. */
const TIME = 180;

/**
 * Makes a sheet draggable by its elements with `data-grip`, while `on`. `close` is called once it has left the screen;
 * with reduced motion, at once.
 */
export function useSwipe(element: RefObject<HTMLElement | null>, on: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const sheet = element.current;
    if (sheet === null || !on) return undefined;
    return listen(sheet, () => latest.current());
  }, [element, on]);
}

function listen(sheet: HTMLElement, close: () => void): () => void {
  let held: { readonly drag: Drag; readonly pointer: number; readonly y: number; moving: boolean } | null = null;
  const down = (event: PointerEvent): void => {
    const grip = event.target instanceof Element ? event.target.closest("[data-grip]") : null;
    if (grip === null || !event.isPrimary || event.button !== 0) return;
    const { pointerId: pointer, clientY: y, timeStamp } = event;
    held = { drag: new Drag(y, timeStamp), pointer, y, moving: false };
  };
  const move = (event: PointerEvent): void => {
    if (held === null || event.pointerId !== held.pointer) return;
    const by = held.drag.move(event.clientY, event.timeStamp);
    if (!held.moving && Math.abs(event.clientY - held.y) > TAP) {
      held.moving = true;
      // Only now, because a tap must still reach the button under it.
      sheet.setPointerCapture(event.pointerId);
    }
    if (held.moving) sheet.style.translate = `0 ${by}px`;
  };
  const up = (event: PointerEvent): void => {
    if (held === null || event.pointerId !== held.pointer) return;
    const { drag, moving } = held;
    held = null;
    if (!moving) return;
    swallowClick(sheet);
    if (event.type === "pointerup" && drag.closes(sheet.offsetHeight, event.timeStamp)) slide(sheet, true, close);
    else slide(sheet, false, () => {});
  };
  const handlers = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up } as const;
  const kinds = ["pointerdown", "pointermove", "pointerup", "pointercancel"] as const;
  for (const kind of kinds) sheet.addEventListener(kind, handlers[kind]);
  return () => {
    for (const kind of kinds) sheet.removeEventListener(kind, handlers[kind]);
    sheet.style.translate = "";
  };
}

/** A drag with the mouse ends in a click, which must not press or close anything. */
function swallowClick(sheet: HTMLElement): void {
  const swallow = (event: Event): void => event.stopPropagation();
  sheet.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => sheet.removeEventListener("click", swallow, { capture: true }));
}

/** Slides a sheet out of the screen or back to its place. */
function slide(sheet: HTMLElement, out: boolean, then: () => void): void {
  const from = sheet.style.translate;
  const done = (): void => {
    sheet.style.translate = "";
    then();
  };
  if (isStill()) {
    done();
    return;
  }
  const way = sheet.animate(
    { translate: [from, out ? `0 ${sheet.offsetHeight}px` : "0 0"] },
    { duration: TIME, easing: "ease-out", fill: "forwards" },
  );
  way.onfinish = () => {
    way.cancel();
    done();
  };
}
