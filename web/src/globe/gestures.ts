/** Gestures on a planet: one finger turns it, two pinch and twist, a tap points, the wheel zooms. */
import type { Face } from "../world/units.ts";
import type { Globe } from "./globe.ts";
import type { Pointed } from "./pick.ts";

/** Callbacks for gestures. */
export interface GestureHandlers {
  /** A tap or click, on a face or beside the planet. */
  readonly tap?: (face: Face | null, point: Pointed) => void;
  /** A pointer moves without pressing, or has left (null). */
  readonly point?: (point: Pointed | null) => void;
  /**
   * A second finger is down. Return a function to take over the twist: it gets the angle since then, in radians
   * counterclockwise, and the planet keeps still until both fingers are gone. Return null to let the planet twist.
   */
  readonly twist?: () => ((angle: number) => void) | null;
}

/** A finger that moves at most this many pixels is a tap. */
const TAP = 7;

/** How much one unit of the wheel zooms. */
const WHEEL = 0.0012;

interface Finger {
  x: number;
  y: number;
}

/** The angle by which a moving finger turns round another, clockwise on the screen. */
function angleBetween(from: Finger, to: PointerEvent, other: Finger): number {
  const before = { x: from.x - other.x, y: from.y - other.y };
  const after = { x: to.clientX - other.x, y: to.clientY - other.y };
  return Math.atan2(before.x * after.y - before.y * after.x, before.x * after.x + before.y * after.y);
}

/** Lets the player turn and zoom the planet through the element it is drawn over; returns a function that stops it. */
export function listenToGestures(element: HTMLElement, globe: Globe, handlers: GestureHandlers = {}): () => void {
  const fingers = new Map<number, Finger>();
  let start: Finger | null = null;
  let turning = false;
  let last = 0;
  let taker: ((angle: number) => void) | null = null;
  let twisted = 0;

  const pointed = ({ clientX, clientY }: MouseEvent): Pointed => {
    const box = element.getBoundingClientRect();
    return { x: ((clientX - box.left) / box.width) * 2 - 1, y: 1 - ((clientY - box.top) / box.height) * 2 };
  };
  /** How many radians one CSS pixel is worth, so that the ground stays under the finger. */
  const angle = (): number => {
    const ratio = globe.body.height / Math.max(1, element.clientHeight);
    return ratio / globe.body.dots / 1.1;
  };

  const down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    start = fingers.size === 1 ? { x: event.clientX, y: event.clientY } : null;
    turning = fingers.size > 1;
    if (fingers.size === 2) [taker, twisted] = [handlers.twist?.() ?? null, 0];
    last = event.timeStamp;
    globe.grab();
  };

  const turn = (finger: Finger, event: PointerEvent): void => {
    const [x, y] = [event.clientX - finger.x, event.clientY - finger.y];
    const seconds = (event.timeStamp - last) / 1000;
    const per = angle();
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (taker !== null) {
      if (other === undefined) return;
      twisted -= angleBetween(finger, event, other);
      taker(twisted);
    } else if (other === undefined) {
      globe.pull(x * per, -y * per, 0, seconds);
    } else {
      const far = Math.hypot(finger.x - other.x, finger.y - other.y);
      if (far > 1) globe.zoom *= Math.hypot(event.clientX - other.x, event.clientY - other.y) / far;
      globe.pull((x * per) / 2, (-y * per) / 2, -angleBetween(finger, event, other), seconds);
    }
    last = event.timeStamp;
  };

  const move = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId);
    if (finger === undefined) {
      handlers.point?.(pointed(event));
      return;
    }
    if (!turning && start !== null) {
      turning = Math.hypot(event.clientX - start.x, event.clientY - start.y) > TAP;
    }
    if (turning) turn(finger, event);
    finger.x = event.clientX;
    finger.y = event.clientY;
  };

  const up = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return;
    if (fingers.size > 0) return;
    globe.release((event.timeStamp - last) / 1000);
    if (!turning && event.type === "pointerup") {
      const point = pointed(event);
      handlers.tap?.(globe.pick(point), point);
    }
    turning = false;
    start = null;
    taker = null;
  };

  const leave = (): void => {
    if (fingers.size === 0) handlers.point?.(null);
  };

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    globe.zoom *= Math.exp(-event.deltaY * WHEEL);
  };

  const listeners = new AbortController();
  const { signal } = listeners;
  element.style.touchAction = "none";
  element.addEventListener("pointerdown", down, { signal });
  element.addEventListener("pointermove", move, { signal });
  element.addEventListener("pointerup", up, { signal });
  element.addEventListener("pointercancel", up, { signal });
  element.addEventListener("pointerleave", leave, { signal });
  element.addEventListener("wheel", wheel, { signal, passive: false });
  return () => listeners.abort();
}
