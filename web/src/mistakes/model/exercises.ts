/** Which mistakes are retried: those of one game, of one kind, or all. */
import type { KeptMistake, ReviewedGame } from "../../store/mistakes.ts";
import type { Wanted } from "../../study/mistakes-address.ts";
import { kindOf } from "./insights.ts";

/** A mistake to retry, with the game it was made in. */
export interface Exercise {
  readonly game: ReviewedGame & { readonly record: string };
  readonly mistake: KeptMistake;
}

/** How many are retried in one go. */
export const MOST = 20;

/** Whether its record is kept. */
const hasRecord = (game: ReviewedGame): game is Exercise["game"] => game.record !== null;

/**
 * The exercises, at most `MOST`. One game's come in its order; others begin with what isn't solved yet, of the latest
 * games.
 */
export function exercisesOf(games: readonly ReviewedGame[], { game, kind }: Wanted): readonly Exercise[] {
  const those = games.filter(({ id }) => game === null || id === game).filter(hasRecord);
  const all = those.map((each) =>
    each.mistakes
      .filter((mistake) => kind === null || kindOf(mistake) === kind)
      .map((mistake) => ({ game: each, mistake })),
  );
  if (game !== null) return all.flat().slice(0, MOST);
  const latest = all.reverse().flat();
  const solved = ({ mistake }: Exercise): boolean => mistake.solved;
  return [...latest.filter((each) => !solved(each)), ...latest.filter(solved)].slice(0, MOST);
}
