/** What one has in hand: a tile of the offer, where it is aimed, how it is turned, and whether that is what one means. */
import type { GameView } from "../../protocol.ts";
import { type Face, face, type Rotation, rotation } from "../../world/units.ts";

/** A tile in the hand. */
export interface Hand {
  /** Its place in the offer. */
  readonly slot: number;
  /** Steps of 72° counterclockwise, on beyond a whole turn, so that its picture turns the short way. */
  readonly turns: number;
  /** The face over which it hovers; null while it is over none. */
  readonly face: Face | null;
  /** Whether that face was chosen, by a tap or the keyboard, and no longer follows the pointer. */
  readonly pinned: boolean;
}

/** Which slots and faces the seat to move may use, as the server says. */
export interface Allowed {
  readonly slots: readonly number[];
  readonly faces: readonly number[];
}

/** What a tap on a face does. */
export type Tapped =
  /** The tile is aimed there; the same again places it. */
  | { readonly does: "aim"; readonly hand: Hand }
  /** The tile is placed. */
  | { readonly does: "place"; readonly hand: Hand }
  /** The face is taken. */
  | { readonly does: "refuse" };

/** A move as somebody shows it who has aimed it. */
export const handOf = (move: { readonly slot: number; readonly face: number; readonly rotation: number }): Hand => ({
  slot: move.slot,
  turns: move.rotation,
  face: face(move.face),
  pinned: true,
});

/** Takes a tile of the offer, or puts it back if it is in the hand already; how the last one was aimed stays. */
export function take(hand: Hand | null, slot: number, allowed: Allowed | null): Hand | null {
  if (allowed === null || !allowed.slots.includes(slot)) return hand;
  if (hand?.slot === slot) return null;
  return hand === null ? { slot, turns: 0, face: null, pinned: false } : { ...hand, slot, turns: 0 };
}

/** Turns the tile by so many steps counterclockwise. */
export const turn = (hand: Hand, steps: number): Hand => ({ ...hand, turns: hand.turns + steps });

/** Lets the tile follow the pointer, until a face is chosen. */
export function follow(hand: Hand, face: Face | null, allowed: Allowed): Hand {
  if (hand.pinned) return hand;
  const free = face !== null && allowed.faces.includes(face) ? face : null;
  return free === hand.face ? hand : { ...hand, face: free };
}

/** Chooses a face; what is taken is not chosen. */
export const aim = (hand: Hand, face: Face, allowed: Allowed): Hand | null =>
  allowed.faces.includes(face) ? { ...hand, face, pinned: true } : null;

/** A tap on a face: with `confirm` the first one aims and a second one places, else the first one places. */
export function tap(hand: Hand, face: Face, allowed: Allowed, confirm: boolean): Tapped {
  const aimed = aim(hand, face, allowed);
  if (aimed === null) return { does: "refuse" };
  if (confirm && !(hand.pinned && hand.face === face)) return { does: "aim", hand: aimed };
  return { does: "place", hand: aimed };
}

/** How the tile would lie. */
export const rotationOf = (hand: Hand): Rotation => rotation(hand.turns);

/** The move that the hand shows; null while the tile is over no face. */
export const moveOf = (hand: Hand): { slot: number; face: Face; rotation: Rotation } | null =>
  hand.face === null ? null : { slot: hand.slot, face: hand.face, rotation: rotationOf(hand) };

/** The hand after the table has changed: empty where its tile or its face is gone. */
export function stillAllowed(hand: Hand | null, allowed: Allowed | null): Hand | null {
  if (hand === null || allowed === null || !allowed.slots.includes(hand.slot)) return null;
  return hand.face === null || allowed.faces.includes(hand.face) ? hand : { ...hand, face: null, pinned: false };
}

/** What can be tried off turn, where nobody sees it: whatever lies on show wherever there is room; the server decides what may be played, once it is one's turn. */
export function planned(offer: GameView["offer"], faces: GameView["planets"][number]): Allowed {
  return {
    slots: offer.flatMap((tile, slot) => (tile === null ? [] : [slot])),
    faces: faces.flatMap((laid, face) => (laid === null ? [face] : [])),
  };
}
