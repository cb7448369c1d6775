/** The moments of a game that mattered most: the moves that cost most, and the greatest luck. */
import type { ChanceKind, ReviewPart, Verdict } from "./parts.ts";

/** How many there are. */
const MOST = 3;

/** A moment changes a chance to win by at least this much. */
const LEAST = 0.03;

/** A moment, with the place to look at. */
export type Moment =
  | {
      readonly kind: "move";
      /** How many moves had been made when it was over. */
      readonly at: number;
      readonly round: number;
      readonly seat: number;
      readonly verdict: Verdict;
      /** What the move gave away. */
      readonly change: number;
    }
  | {
      readonly kind: "luck";
      readonly at: number;
      readonly round: number;
      /** The seat that gained most. */
      readonly seat: number;
      readonly of: ChanceKind;
      /** What it gained. */
      readonly change: number;
    };

/** Every moment that is large enough. The deal is none: nobody could play yet. */
function candidates(parts: readonly ReviewPart[]): readonly Moment[] {
  let at = 0;
  return parts.flatMap((part): Moment[] => {
    if (part.type === "move") {
      at = part.ply + 1;
      const { round, seat, verdict, loss: change } = part;
      return [{ kind: "move", at, round, seat, verdict, change }];
    }
    if (part.type !== "round") return [];
    return part.luck.flatMap(({ of, luck }): Moment[] => {
      const change = Math.max(...luck);
      const seat = luck.indexOf(change);
      return of === "deal" ? [] : [{ kind: "luck", at, round: part.round, seat, of, change }];
    });
  });
}

/** The moments that mattered most, in the order of the game. */
export const momentsOf = (parts: readonly ReviewPart[]): readonly Moment[] =>
  candidates(parts)
    .filter(({ change }) => change >= LEAST)
    .sort((a, b) => b.change - a.change)
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at);
