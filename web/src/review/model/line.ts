/** Everyone's chances in the course of a game, as far as they have been computed. */
import type { MoveReview, MoveVerdict, RoundReview, SeatReview } from "../../protocol.ts";

/** What is known of a review. */
export interface Found {
  readonly players: number;
  readonly rounds: readonly RoundReview[];
  readonly moves: readonly MoveReview[];
  readonly seats: readonly SeatReview[];
}

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

/** Whether a verdict has a dot on the chart. */
export const isPoor = (verdict: MoveVerdict): verdict is Dot["verdict"] =>
  verdict === "mistake" || verdict === "blunder";

/** How many moves have been made when a round begins. */
export const startOf = (round: number, players: number): number => (round - 1) * players;

/**
 * The chances before the first move, then after each. Where a round begins there are two points: before and after its
 * tiles and animals were turned up, so the step between them is luck.
 */
export function lineOf({ players, rounds, moves }: Found): readonly ChancePoint[] {
  const after = moves.map(({ ply, position }) => ({ at: ply + 1, chances: position.chances }));
  const opened = rounds.map(({ round, position }) => ({ at: startOf(round, players), chances: position.chances }));
  const deal = rounds.slice(0, 1).map(({ closed }) => ({ at: 0, chances: closed.chances }));
  // Sorting keeps the order of points that belong to the same move.
  return [...deal, ...after, ...opened].sort((a, b) => a.at - b.at);
}

/** The moves that get a dot. */
export const dotsOf = (moves: readonly MoveReview[]): readonly Dot[] =>
  moves.flatMap(({ ply, seat, verdict, position }) =>
    isPoor(verdict) ? [{ at: ply + 1, seat, chance: position.chances[seat] ?? 0, verdict }] : [],
  );

/** Everyone's chances after so many moves, before the next round's luck; null if they aren't known yet. */
export function chancesAt(line: readonly ChancePoint[], at: number): readonly number[] | null {
  const found = line.filter((point) => point.at === at);
  return (at === 0 ? found.at(-1) : found[0])?.chances ?? null;
}
