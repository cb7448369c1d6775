/** Turning the tile in hand with the wheel or the right mouse button. */
import type { TableModel } from "../model/table-model.ts";

/** The wheel turns the tile at most once in this many milliseconds. */
const PAUSE = 120;

/** Handles the wheel and right button over the planet. Returns the cleanup function. */
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
  // Capture the wheel before the planet's own gestures do: with a tile in hand, it turns the tile.
  place.parentElement?.addEventListener("wheel", wheel, { signal, capture: true, passive: false });
  place.addEventListener("contextmenu", menu, { signal });
  return () => listeners.abort();
}
