/** The moments of a game that mattered most: the moves that cost most, and the greatest luck. */
import type { Chance, MoveVerdict } from "../../protocol.ts";
import { type Found, startOf } from "./line.ts";

/** How many there are. */
const MOST = 3;

/** A moment changes a chance to win by at least this much. */
const LEAST = 0.03;

interface Place {
  /** Where to look: how many moves have been made. Luck shows with the first move that was made with it. */
  readonly at: number;
  readonly round: number;
  /** Who made the move, or gained most from the luck. */
  readonly seat: number;
  /** What the move gave away, or the luck brought. */
  readonly change: number;
}

/** A moment. */
export type Moment =
  | (Place & { readonly kind: "move"; readonly verdict: MoveVerdict })
  | (Place & { readonly kind: "luck"; readonly of: Chance });

/** The greatest luck of each kind in each round. The deal is no moment: nobody could play yet. */
const luckIn = ({ players, rounds }: Found): readonly Moment[] =>
  rounds.flatMap(({ round, luck }) =>
    luck.flatMap(({ of, luck: rises }): Moment[] => {
      const change = Math.max(...rises);
      const where = { at: startOf(round, players) + 1, round, seat: rises.indexOf(change), change };
      return of === "deal" ? [] : [{ kind: "luck", of, ...where }];
    }),
  );

const movesIn = ({ moves }: Found): readonly Moment[] =>
  moves.map(({ ply, round, seat, verdict, loss }) => ({
    kind: "move",
    at: ply + 1,
    round,
    seat,
    verdict,
    change: loss,
  }));

/** The moments that mattered most, in the order of the game. */
export const momentsOf = (found: Found): readonly Moment[] =>
  [...luckIn(found), ...movesIn(found)]
    .filter(({ change }) => change >= LEAST)
    .sort((a, b) => b.change - a.change)
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at);
