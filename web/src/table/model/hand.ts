/** The tile in the player's hand: which one, where it's aimed, how it's turned, and whether the face is chosen. */
import type { GameView } from "../../protocol.ts";
import { type Face, face, type Rotation, rotation } from "../../world/units.ts";

/** The tile in hand. */
export interface Hand {
  /** Its slot in the offer. */
  readonly slot: number;
  /** Steps of 72° counterclockwise. Can exceed a full turn, so that the picture always turns the short way. */
  readonly turns: number;
  /** The face it hovers over; null if it's over none. */
  readonly face: Face | null;
  /** Whether the face was chosen by tap or keyboard, so that the tile no longer follows the pointer. */
  readonly pinned: boolean;
}

/** The slots and faces that the player may use. */
export interface Allowed {
  readonly slots: readonly number[];
  readonly faces: readonly number[];
}

/** What a tap on a face does. */
export type Tapped =
  /** Aim the tile there; a second tap places it. */
  | { readonly does: "aim"; readonly hand: Hand }
  /** Place the tile. */
  | { readonly does: "place"; readonly hand: Hand }
  /** The face is taken. */
  | { readonly does: "refuse" };

/** A tile of the offer, its face and its rotation. */
export interface Placement {
  readonly slot: number;
  readonly face: number;
  readonly rotation: number;
}

/** Returns the hand of someone who has aimed this move. */
export const handOf = (move: Placement): Hand => ({
  slot: move.slot,
  turns: move.rotation,
  face: face(move.face),
  pinned: true,
});

/** Takes a tile of the offer, or puts it back if it's already in hand. A new tile keeps the last one's face. */
export function take(hand: Hand | null, slot: number, allowed: Allowed | null): Hand | null {
  if (allowed === null || !allowed.slots.includes(slot)) return hand;
  if (hand?.slot === slot) return null;
  return hand === null ? { slot, turns: 0, face: null, pinned: false } : { ...hand, slot, turns: 0 };
}

/** Turns the tile counterclockwise by a number of steps. */
export const turn = (hand: Hand, steps: number): Hand => ({ ...hand, turns: hand.turns + steps });

/** Moves the tile with the pointer until a face is chosen. */
export function follow(hand: Hand, face: Face | null, allowed: Allowed): Hand {
  if (hand.pinned) return hand;
  const free = face !== null && allowed.faces.includes(face) ? face : null;
  return free === hand.face ? hand : { ...hand, face: free };
}

/** Chooses a face; null if it's taken. */
export const aim = (hand: Hand, face: Face, allowed: Allowed): Hand | null =>
  allowed.faces.includes(face) ? { ...hand, face, pinned: true } : null;

/** Handles a tap on a face: places the tile or, with `confirm`, aims first and places on the second tap. */
export function tap(hand: Hand, face: Face, allowed: Allowed, confirm: boolean): Tapped {
  const aimed = aim(hand, face, allowed);
  if (aimed === null) return { does: "refuse" };
  if (confirm && !(hand.pinned && hand.face === face)) return { does: "aim", hand: aimed };
  return { does: "place", hand: aimed };
}

/** The rotation in which the tile would be placed. */
export const rotationOf = (hand: Hand): Rotation => rotation(hand.turns);

/** The move the hand shows; null while the tile isn't over a face. */
export const moveOf = (hand: Hand): Placement | null =>
  hand.face === null ? null : { slot: hand.slot, face: hand.face, rotation: rotationOf(hand) };

/** Returns the hand after a change at the table: without its tile or its face if that is gone. */
export function stillAllowed(hand: Hand | null, allowed: Allowed | null): Hand | null {
  if (hand === null || allowed === null || !allowed.slots.includes(hand.slot)) return null;
  return hand.face === null || allowed.faces.includes(hand.face) ? hand : { ...hand, face: null, pinned: false };
}

/** Any tile of the offer on any free face, to try off turn and unseen. On turn, the server decides what is legal. */
export function planned(offer: GameView["offer"], faces: GameView["planets"][number]): Allowed {
  return {
    slots: offer.flatMap((tile, slot) => (tile === null ? [] : [slot])),
    faces: faces.flatMap((laid, face) => (laid === null ? [face] : [])),
  };
}
