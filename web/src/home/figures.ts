/** The figures at the head of the history. */
import { resultsOf, type Statistics, streaksOf } from "../store/statistics.ts";

/** A figure, by the id of its message. */
export interface Figure {
  readonly id: "played" | "won" | "best" | "streak" | "longest";
  readonly value: number;
}

/** Counts every game with rivals; older totals know nothing of streaks. */
export function figuresOf(statistics: Statistics): readonly Figure[] {
  const { games } = statistics;
  const levels = Object.values(resultsOf(statistics));
  const others = games.filter(({ level, won }) => level === null && won !== null);
  const sum = (of: readonly number[]): number => of.reduce((all, one) => all + one, 0);
  const { now, best } = streaksOf(games);
  return [
    { id: "played", value: sum(levels.map(({ played }) => played)) + others.length },
    { id: "won", value: sum(levels.map(({ won }) => won)) + others.filter(({ won }) => won).length },
    { id: "best", value: Math.max(0, ...levels.map((level) => level.best), ...games.map(({ points }) => points)) },
    { id: "streak", value: now },
    { id: "longest", value: best },
  ];
}
