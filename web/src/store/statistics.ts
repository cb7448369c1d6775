/** The player's finished games, stored on the device, and what they add up to. */
import type { Signal } from "@preact/signals";
import type { Ended, TableInfo } from "../protocol.ts";
import { levelIn } from "../words/names.ts";
import { VARIANTS, type Variant } from "./choices.ts";
import { isObject, kept } from "./kept.ts";

/** Another player of a finished game: a person by name, or a bot as the server names it. */
export type Rival = { readonly name: string } | { readonly bot: string };

/** A finished game. */
export interface PlayedGame {
  /** The table and the number of the game there, so that no game counts twice. */
  readonly id: string;
  /** When this device learned that it was over, in milliseconds since 1970. */
  readonly at: number;
  readonly variant: Variant;
  readonly rivals: readonly Rival[];
  /** The bots' level, if all rivals are bots of one level. */
  readonly level: string | null;
  /** The player's points; the best of their seats if they held several. */
  readonly points: number;
  /** Includes shared victories; null if all seats were the player's own. */
  readonly won: boolean | null;
  /** The player's seats; empty for games from before they were kept. */
  readonly seats: readonly number[];
}

/** Results against one level. */
export interface Results {
  readonly played: number;
  /** Includes shared victories. */
  readonly won: number;
  /** The highest score in one game. */
  readonly best: number;
}

/** Totals from before single games were kept. */
export interface OlderTotals {
  /** Tells two devices' totals apart when a file is imported. */
  readonly id: string;
  readonly levels: Readonly<Record<string, Results>>;
  /** The games that they include, as far as known. */
  readonly counted: readonly string[];
}

/** Everything the device knows of the player's games. */
export interface Statistics {
  /** Oldest first. */
  readonly games: readonly PlayedGame[];
  readonly older: readonly OlderTotals[];
}

/** How many games are kept; the oldest are forgotten. */
export const MOST_GAMES = 3000;
const MOST_OLDER = 20;
const MOST_COUNTED = 200;
const LONGEST_TEXT = 100;

export const NO_GAMES: Statistics = { games: [], older: [] };
const NONE: Results = { played: 0, won: 0, best: 0 };

const whole = (value: unknown): number => (typeof value === "number" && value >= 0 ? Math.floor(value) : 0);
const short = (value: unknown): value is string => typeof value === "string" && value.length <= LONGEST_TEXT;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function readRival(value: unknown): readonly Rival[] {
  if (!isObject(value)) return [];
  if (short(value["name"])) return [{ name: value["name"] }];
  return short(value["bot"]) ? [{ bot: value["bot"] }] : [];
}

function readGame(value: unknown): readonly PlayedGame[] {
  if (!isObject(value) || !short(value["id"]) || typeof value["at"] !== "number") return [];
  const { id, at, level, won } = value;
  if (!Number.isFinite(at)) return [];
  return [
    {
      id,
      at,
      variant: VARIANTS.find((each) => each === value["variant"]) ?? VARIANTS[0],
      rivals: listOf(value["rivals"]).slice(0, 3).flatMap(readRival),
      level: short(level) ? level : null,
      points: whole(value["points"]),
      won: typeof won === "boolean" ? won : null,
      seats: listOf(value["seats"]).slice(0, 4).map(whole),
    },
  ];
}

function readOlder(value: unknown): readonly OlderTotals[] {
  if (!isObject(value) || !isObject(value["levels"])) return [];
  const levels = Object.entries(value["levels"]).flatMap(([level, results]): [string, Results][] =>
    isObject(results)
      ? [[level, { played: whole(results["played"]), won: whole(results["won"]), best: whole(results["best"]) }]]
      : [],
  );
  const counted = listOf(value["counted"]).filter(short).slice(-MOST_COUNTED);
  // Totals of the first version had no id; their first game is as good as one.
  const id = short(value["id"]) ? value["id"] : (counted[0] ?? "older");
  return levels.length > 0 ? [{ id, levels: Object.fromEntries(levels), counted }] : [];
}

/** Reads stored statistics, field by field; also those of the first version, which had only totals. */
export function readStatistics(value: unknown): Statistics | null {
  if (!isObject(value)) return null;
  if (isObject(value["levels"])) return { games: [], older: readOlder(value) };
  if (!Array.isArray(value["games"])) return null;
  return merged(NO_GAMES, {
    games: value["games"].flatMap(readGame),
    older: listOf(value["older"]).flatMap(readOlder),
  });
}

/** Both sets of games together, each game and each set of older totals once. */
export function merged(ours: Statistics, theirs: Statistics): Statistics {
  const older = [...new Map([...theirs.older, ...ours.older].map((each) => [each.id, each])).values()];
  const counted = new Set(older.flatMap((each) => each.counted));
  const byId = new Map([...theirs.games, ...ours.games].map((game) => [game.id, game]));
  const games = [...byId.values()].filter(({ id }) => !counted.has(id)).sort((a, b) => a.at - b.at);
  return { games: games.slice(-MOST_GAMES), older: older.slice(0, MOST_OLDER) };
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

/** The variant a table plays. */
export const variantOf = ({ options: { beginner, mystery } }: Pick<TableInfo, "options">): Variant =>
  mystery ? (beginner ? "mystery beginner" : "mystery") : beginner ? "beginner" : "full";

/** A finished game, as its player's device keeps it; null for spectators and for whoever resigned. */
export function gameOf(info: TableInfo, seats: readonly number[], end: Ended, at: number): PlayedGame | null {
  if (seats.length === 0 || seats.some((seat) => info.seats[seat]?.resigned)) return null;
  const rivals = info.seats.flatMap((seat, number): Rival[] => {
    if (seats.includes(number)) return [];
    return seat.kind === "bot" && seat.bot !== null ? [{ bot: seat.bot }] : [{ name: seat.name ?? "" }];
  });
  const points = end.scores.flatMap(({ seat, total }) => (seats.includes(seat) ? [total] : []));
  return {
    id: `${info.id} ${info.game}`,
    at,
    variant: variantOf(info),
    rivals,
    level: levelOf(info, seats),
    points: Math.max(0, ...points),
    won: rivals.length === 0 ? null : end.winners.some((seat) => seats.includes(seat)),
    seats,
  };
}

/** Adds a finished game; each game counts once. */
export function withGame(
  before: Statistics,
  info: TableInfo,
  seats: readonly number[],
  end: Ended,
  at: number,
): Statistics {
  const game = gameOf(info, seats, end, at);
  if (game === null || before.games.some(({ id }) => id === game.id)) return before;
  if (before.older.some(({ counted }) => counted.includes(game.id))) return before;
  return merged(before, { games: [game], older: [] });
}

/** Results against each level. */
export function resultsOf({ games, older }: Statistics): Readonly<Record<string, Results>> {
  const sum: Record<string, Results> = {};
  const add = (level: string, { played, won, best }: Results): void => {
    const before = sum[level] ?? NONE;
    sum[level] = { played: before.played + played, won: before.won + won, best: Math.max(before.best, best) };
  };
  for (const { levels } of older) for (const [level, results] of Object.entries(levels)) add(level, results);
  for (const { level, won, points } of games) {
    if (level !== null) add(level, { played: 1, won: Number(won), best: points });
  }
  return sum;
}

/** How many games in a row the player has won, up to now and at most; games without rivals don't count. */
export function streaksOf(games: readonly PlayedGame[]): { readonly now: number; readonly best: number } {
  let [now, best] = [0, 0];
  for (const { won } of games) {
    if (won === null) continue;
    now = won ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}

/** The statistics stored on this device. */
export const statistics: Signal<Statistics> = kept("statistics", readStatistics, NO_GAMES);

/** Whether this device knows of any finished game. */
export const hasPlayed = ({ games, older }: Statistics): boolean => games.length > 0 || older.length > 0;

/** The player's results against a level; null before the first game. */
export const against = (level: string): Results | null => resultsOf(statistics.value)[level] ?? null;
