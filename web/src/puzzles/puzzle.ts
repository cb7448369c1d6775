/** A puzzle as the package stores it: see `Puzzle` in Python. */
import type { GameView, MoveReason } from "../protocol.ts";
import { post } from "../store/ask.ts";
import type { Replay } from "../store/frames.ts";
import type { LineMove } from "../store/lines.ts";
import { FACE_LETTERS } from "../world/geometry.ts";

const LETTERS: readonly string[] = FACE_LETTERS;
const FACES = 12;
const ROTATIONS = 5;

/** Where a puzzle comes from: a deal drawn from a seed, and moves. */
export interface Source {
  readonly players: number;
  readonly seed: number;
  readonly moves: string;
  readonly beginner?: boolean;
  readonly mystery?: boolean;
}

/** A position with a clearly best placement. */
export interface Puzzle {
  readonly id: string;
  readonly source: Source;
  /** The move that was made in the game, a mistake. */
  readonly played: string;
  /** The placements that solve it. */
  readonly solution: readonly string[];
  /** For each legal move by ascending code, its chance to win in percent. */
  readonly chances: readonly number[];
  readonly reasons: readonly MoveReason[];
  readonly rating: number;
}

/** A puzzle's game up to its position. */
export interface PuzzleTable {
  readonly record: string;
  readonly replay: Replay;
}

/** Asks for the position of a puzzle. Throws a `Refusal`. */
export const tableOf = ({ source }: Puzzle): Promise<PuzzleTable> => post("/api/puzzles", JSON.stringify(source));

/** A placement as text, such as `3g1`. */
export const moveText = (slot: number, face: number, rotation: number): string =>
  `${slot + 1}${LETTERS[face] ?? ""}${rotation}`;

/** A placement from its text, as a seat makes it with these tiles on offer. */
export function moveFrom(text: string, seat: number, offer: GameView["offer"]): LineMove {
  const [slot = "1", letter = "a", rotation = "0"] = text;
  return {
    seat,
    tile: offer[Number(slot) - 1] ?? 0,
    face: LETTERS.indexOf(letter),
    rotation: Number(rotation),
  };
}

/** All legal placements of the seat to move, by ascending code. */
export function legalMoves(game: GameView): readonly string[] {
  const planet = game.planets[game.seat_to_move ?? 0] ?? [];
  const [faces, rotations] = [Array.from({ length: FACES }, (_, face) => face), [...Array(ROTATIONS).keys()]];
  return game.offer.flatMap((tile, slot) =>
    tile === null
      ? []
      : faces.flatMap((face) =>
          planet[face] == null ? rotations.map((rotation) => moveText(slot, face, rotation)) : [],
        ),
  );
}

/** What a placement comes to. */
export interface Verdict {
  readonly solved: boolean;
  /** Its chance to win. */
  readonly chance: number;
}

/** Judges a placement in a puzzle's position; null if it isn't legal there. */
export function judge({ solution, chances }: Puzzle, position: GameView, move: string): Verdict | null {
  const chance = chances[legalMoves(position).indexOf(move)];
  return chance === undefined ? null : { solved: solution.includes(move), chance: chance / 100 };
}

/** The best chance to win, and that of the best placement which isn't the solution. */
export function bestOf({ solution, chances }: Puzzle, position: GameView): { best: number; second: number } {
  const moves = legalMoves(position);
  const others = chances.filter((_, at) => !solution.includes(moves[at] ?? ""));
  return { best: Math.max(...chances) / 100, second: Math.max(0, ...others) / 100 };
}
