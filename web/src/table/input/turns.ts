/** The wheel and the right button turn the tile in the hand. */
import type { TableModel } from "../model/table-model.ts";

/** Milliseconds in which the wheel turns a tile once. */
const PAUSE = 120;

/** Listens over the place of the planet; the answer ends it. */
export function listenToTurns(place: HTMLElement, model: TableModel): () => void {
  let turned = 0;
  const wheel = (event: WheelEvent): void => {
    if (model.hand.value === null || event.ctrlKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.timeStamp - turned < PAUSE) return;
    turned = event.timeStamp;
    model.turn(event.deltaY > 0 ? -1 : 1);
  };
  const menu = (event: MouseEvent): void => {
    if (model.hand.value === null) return;
    event.preventDefault();
    model.turn(-1);
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  // With a tile in the hand the wheel turns the tile, before the planet's own gestures hear of it.
  place.parentElement?.addEventListener("wheel", wheel, { signal, capture: true, passive: false });
  place.addEventListener("contextmenu", menu, { signal });
  return () => listeners.abort();
}
