/** Planning off turn: one may try whatever lies on show wherever there is room, and nobody sees it. */
import type { GameView } from "../../protocol.ts";
import type { Allowed } from "./hand.ts";

/** What can be tried on a planet; the server decides what may be played, once it is one's turn. */
export function planned(offer: GameView["offer"], faces: GameView["planets"][number]): Allowed {
  return {
    slots: offer.flatMap((tile, slot) => (tile === null ? [] : [slot])),
    faces: faces.flatMap((laid, face) => (laid === null ? [face] : [])),
  };
}
