/** What could have been played: the best moves, and the one that was made. */
import type { MoveReview } from "../../protocol.ts";
import type { Sketch } from "../../table/model/shown.ts";
import { FACE_LETTERS } from "../../world/geometry.ts";
import { face, rotation } from "../../world/units.ts";

/** One of them. */
export interface Option {
  readonly move: string;
  /** The seat's chance to win after it. */
  readonly chance: number;
  /** Its place among the best moves, from 0; null for a move that isn't one of them. */
  readonly choice: number | null;
  readonly played: boolean;
}

/** Returns the best moves in their order, then the one that was made unless it's one of them. */
export function optionsOf(judged: MoveReview | null): readonly Option[] {
  if (judged === null) return [];
  const best = judged.best.map(({ move, chance }, choice) => ({ move, chance, choice, played: move === judged.move }));
  if (best.some(({ played }) => played)) return best;
  return [...best, { move: judged.move, chance: judged.after, choice: null, played: true }];
}

/** Reads a move as written, such as `3g1`: slot, face and rotation. */
export function readMove(move: string): { readonly slot: number; readonly face: number; readonly rotation: number } {
  const [slot = "1", letter = "a", turned = "0"] = move;
  return {
    slot: Number(slot) - 1,
    face: FACE_LETTERS.join("").indexOf(letter),
    rotation: Number(turned),
  };
}

/** The placement that a move makes with this offer; null if its tile isn't there. */
export function placementOf(move: string, seat: number, offer: readonly (number | null)[]): Sketch | null {
  const { slot, face: where, rotation: turned } = readMove(move);
  const tile = offer[slot] ?? null;
  return tile === null ? null : { seat, tile, face: face(where), rotation: rotation(turned) };
}
