/** What all reviewed games say together: the kinds of mistakes, and how well the games were played. */
import { OTHER, type ReviewedGame } from "../../store/mistakes.ts";

/** How often a kind of mistake was made. */
export interface KindCount {
  /** A kind, or `other`. */
  readonly kind: string;
  readonly count: number;
  /** How many of these mistakes are kept to be retried, and how many of those aren't solved yet. */
  readonly kept: number;
  readonly left: number;
}

/** The kind of a kept mistake, as it's counted. */
export const kindOf = ({ kind }: { readonly kind: string | null }): string => kind ?? OTHER;

/** How often each kind was made, the most frequent first; mistakes of no kind come last. */
export function countKinds(games: readonly ReviewedGame[]): readonly KindCount[] {
  const counts = new Map<string, number>();
  for (const { kinds } of games) {
    for (const [kind, count] of Object.entries(kinds)) counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  const mistakes = games.flatMap((game) => game.mistakes);
  return [...counts]
    .map(([kind, count]) => {
      const those = mistakes.filter((each) => kindOf(each) === kind);
      return { kind, count, kept: those.length, left: those.filter(({ solved }) => !solved).length };
    })
    .sort((a, b) => Number(a.kind === OTHER) - Number(b.kind === OTHER) || b.count - a.count);
}

/** The games with so many players; all games for null. */
export const withPlayers = (games: readonly ReviewedGame[], players: number | null): readonly ReviewedGame[] =>
  players === null ? games : games.filter((game) => game.players === players);

/** How many players the games had, ascending. */
export const playerCounts = (games: readonly ReviewedGame[]): readonly number[] =>
  [...new Set(games.map(({ players }) => players))].sort((a, b) => a - b);

/** What is measured of a game. */
export type Figure = "accuracy" | "error" | "luck";

/** A figure's mean over games; null without games. */
export const meanOf = (games: readonly ReviewedGame[], figure: Figure): number | null =>
  games.length === 0 ? null : games.reduce((sum, game) => sum + game[figure], 0) / games.length;

/** How many games count as the latest ones. */
export const LATEST = 5;

/** A figure's mean over the latest games, and how it differs from the games before; null if there are too few. */
export function changeOf(games: readonly ReviewedGame[], figure: Figure): number | null {
  const [now, before] = [meanOf(games.slice(-LATEST), figure), meanOf(games.slice(0, -LATEST), figure)];
  return now === null || before === null || games.length < 2 * LATEST ? null : now - before;
}
