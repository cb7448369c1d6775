/** The player's results against each level of bots, stored on the device. */
import type { Signal } from "@preact/signals";
import type { Ended, TableInfo } from "../protocol.ts";
import { levelIn } from "../words/names.ts";
import { isObject, kept } from "./kept.ts";

/** Results against one level. */
export interface Results {
  readonly played: number;
  /** Includes shared victories. */
  readonly won: number;
  /** The highest score in one game. */
  readonly best: number;
}

/** All results. */
export interface Statistics {
  readonly levels: Readonly<Record<string, Results>>;
  /** The games counted so far, latest last. */
  readonly counted: readonly string[];
}

/** How many games to remember, so that opening a game again doesn't count it twice. */
const MOST_COUNTED = 200;

const NOTHING: Statistics = { levels: {}, counted: [] };
const NONE: Results = { played: 0, won: 0, best: 0 };

const whole = (value: unknown): number => (typeof value === "number" && value >= 0 ? Math.floor(value) : 0);

/** Reads the stored statistics, field by field. */
export function readStatistics(value: unknown): Statistics | null {
  if (!isObject(value) || !isObject(value["levels"])) return null;
  const { levels, counted } = value;
  const read = Object.entries(levels).flatMap(([level, results]): [string, Results][] =>
    isObject(results)
      ? [[level, { played: whole(results["played"]), won: whole(results["won"]), best: whole(results["best"]) }]]
      : [],
  );
  const games = Array.isArray(counted) ? counted.filter((game): game is string => typeof game === "string") : [];
  return { levels: Object.fromEntries(read), counted: games.slice(-MOST_COUNTED) };
}

/**
 * The bots' level, if one person plays alone against bots that all have the same level, whatever their characters. The
 * daily game and practice for it don't count here: `streak.ts` has the days played.
 */
export function levelOf(info: TableInfo, seats: readonly number[]): string | null {
  const [own, ...more] = seats;
  if (info.daily !== null) return null;
  if (own === undefined || more.length > 0 || info.seats[own]?.resigned) return null;
  const bots = info.seats.flatMap((seat, number) =>
    number === own ? [] : [seat.kind === "bot" && seat.bot !== null ? levelIn(seat.bot) : null],
  );
  const [level = null] = bots;
  return level !== null && bots.every((bot) => bot === level) ? level : null;
}

/** Adds a finished game to the statistics; each game counts once. */
export function withGame(before: Statistics, info: TableInfo, seats: readonly number[], end: Ended): Statistics {
  const level = levelOf(info, seats);
  const game = `${info.id} ${info.game}`;
  if (level === null || before.counted.includes(game)) return before;
  const { played, won, best } = before.levels[level] ?? NONE;
  const points = end.scores.find(({ seat }) => seats.includes(seat))?.total ?? 0;
  const results: Results = {
    played: played + 1,
    won: won + Number(end.winners.some((seat) => seats.includes(seat))),
    best: Math.max(best, points),
  };
  return {
    levels: { ...before.levels, [level]: results },
    counted: [...before.counted, game].slice(-MOST_COUNTED),
  };
}

/** The statistics stored on this device. */
export const statistics: Signal<Statistics> = kept("statistics", readStatistics, NOTHING);

/** The player's results against a level; null before the first game. */
export const against = (level: string): Results | null => statistics.value.levels[level] ?? null;
