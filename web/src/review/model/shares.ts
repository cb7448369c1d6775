/** What made up each seat's result: an even share, luck, and play. */
import type { Chance, RoundReview, SeatReview } from "../../protocol.ts";

/** One seat's result, taken apart: `even + luck + play = result`. */
export interface Shares {
  readonly seat: number;
  /** What each seat has before the deal. */
  readonly even: number;
  readonly luck: number;
  readonly play: number;
  readonly result: number;
  /** The luck by what chance decided. */
  readonly kinds: readonly { readonly of: Chance; readonly luck: number }[];
}

const KINDS: readonly Chance[] = ["deal", "pile", "animals"];

/** Takes the result of a seat apart. */
export function sharesOf(rounds: readonly RoundReview[], { seat, luck, adjusted, result }: SeatReview): Shares {
  const all = rounds.flatMap((round) => round.luck);
  const players = all[0]?.luck.length ?? 1;
  const even = 1 / players;
  const kinds = KINDS.flatMap((of) => {
    const those = all.filter((each) => each.of === of);
    const sum = those.reduce((total, each) => total + (each.luck[seat] ?? 0), 0);
    return those.length === 0 ? [] : [{ of, luck: sum }];
  });
  return { seat, even, luck, play: adjusted - even, result, kinds };
}

/** The span that shows all of them, from 0 to 1 at least. */
export function spanOf(all: readonly Shares[]): readonly [number, number] {
  const ends = all.flatMap(({ even, luck }) => [even, even + luck]);
  return [Math.min(0, ...ends), Math.max(1, ...ends)];
}
