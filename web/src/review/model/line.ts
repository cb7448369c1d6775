/** Everyone's chances in the course of a game, as far as they have been computed. */
import type { MoveReview, ReviewPart, RoundReview } from "./parts.ts";

/** Everyone's chances at one moment. */
export interface ChancePoint {
  /** How many moves have been made. */
  readonly at: number;
  readonly chances: readonly number[];
}

/** A move that cost a lot, on the line of the seat that made it. */
export interface Dot {
  readonly at: number;
  readonly seat: number;
  readonly chance: number;
  readonly verdict: "mistake" | "blunder";
}

/** The parts of one kind, in their order. */
export const roundsOf = (parts: readonly ReviewPart[]): readonly RoundReview[] =>
  parts.filter((part) => part.type === "round");
export const movesOf = (parts: readonly ReviewPart[]): readonly MoveReview[] =>
  parts.filter((part) => part.type === "move");

/**
 * The chances before the first move, then after each. Where a round begins there are two points: before and after its
 * tiles and animals were turned up, so the step between them is luck.
 */
export const lineOf = (parts: readonly ReviewPart[]): readonly ChancePoint[] =>
  parts.flatMap((part, place): ChancePoint[] => {
    if (part.type === "move") return [{ at: part.ply + 1, chances: part.position.chances }];
    if (part.type !== "round") return [];
    const before = parts[place - 1];
    const at = before?.type === "move" ? before.ply + 1 : 0;
    const closed = at === 0 ? [{ at, chances: part.closed.chances }] : [];
    return [...closed, { at, chances: part.position.chances }];
  });

/** The moves that get a dot. */
export const dotsOf = (parts: readonly ReviewPart[]): readonly Dot[] =>
  movesOf(parts).flatMap(({ ply, seat, verdict, position }) =>
    verdict === "mistake" || verdict === "blunder"
      ? [{ at: ply + 1, seat, chance: position.chances[seat] ?? 0, verdict }]
      : [],
  );

/** Everyone's chances after so many moves, before the next round's luck; null if they aren't known yet. */
export function chancesAt(line: readonly ChancePoint[], at: number): readonly number[] | null {
  const found = line.filter((point) => point.at === at);
  return (at === 0 ? found.at(-1) : found[0])?.chances ?? null;
}
