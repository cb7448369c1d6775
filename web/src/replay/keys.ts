/** Keyboard control of a replay. */

import type { Player } from "../study/player.ts";
import { isBusy } from "../table/input/keys.ts";

const KEYS: Readonly<Record<string, (player: Player) => void>> = {
  " ": (player) => player.toggle(),
  ArrowLeft: (player) => player.to(player.ply.peek() - 1),
  ArrowRight: (player) => player.to(player.ply.peek() + 1),
  ArrowUp: (player) => player.byRound(-1),
  ArrowDown: (player) => player.byRound(1),
  Home: (player) => player.to(0),
  End: (player) => player.to(player.last),
};

/** Handles keys before the table does, which has other uses for the arrows. Returns the cleanup function. */
export function listenToReplayKeys(player: Player): () => void {
  const press = (event: KeyboardEvent): void => {
    const does = KEYS[event.key];
    if (does === undefined || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    does(player);
  };
  document.addEventListener("keydown", press, { capture: true });
  return () => document.removeEventListener("keydown", press, { capture: true });
}
