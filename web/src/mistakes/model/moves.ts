/** Moves as reviews write them, and as lines make them. */
import type { LineMove } from "../../store/lines.ts";
import { FACE_LETTERS } from "../../world/geometry.ts";

/** A slot, a face and a rotation. */
export interface Placement {
  readonly slot: number;
  readonly face: number;
  readonly rotation: number;
}

/** Reads a move such as `3g1`. */
export function readMove(move: string): Placement {
  const [slot = "1", letter = "a", rotation = "0"] = move;
  return { slot: Number(slot) - 1, face: FACE_LETTERS.join("").indexOf(letter), rotation: Number(rotation) };
}

/** Writes a move on a line; `offer` has the tiles it was chosen from. */
export function writeMove({ tile, face, rotation }: LineMove, offer: readonly (number | null)[]): string {
  return `${offer.indexOf(tile) + 1}${FACE_LETTERS[face] ?? ""}${rotation}`;
}
