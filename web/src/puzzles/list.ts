/** The list of all puzzles: finding one, choosing the next one, and the one of the day. */
import { parts, rows, size } from "virtual:puzzles";
import type { Puzzle } from "./puzzle.ts";

/** A line of the list. */
export interface Entry {
  readonly id: string;
  readonly rating: number;
  readonly players: number;
  readonly round: number;
  readonly themes: readonly string[];
}

const entryOf = ([id, rating, players, round, themes]: (typeof rows)[number]): Entry => ({
  id,
  rating,
  players,
  round,
  themes: themes.split(" "),
});

/** All puzzles. */
export const ENTRIES: readonly Entry[] = rows.map(entryOf);

/** Themes, as the filter lists them. */
export const THEMES = ["apart", "touching", "most", "room", "denial", "objective"] as const;

/** The puzzle with an id; null if there is none. */
export const entryWith = (id: string): Entry | null => ENTRIES.find((entry) => entry.id === id) ?? null;

/** Loads a puzzle. */
export async function load({ id }: Entry): Promise<Puzzle> {
  const at = ENTRIES.findIndex((entry) => entry.id === id);
  const part = await parts[Math.floor(at / size)]?.();
  const puzzle = part?.default[at % size];
  if (puzzle === undefined) throw new Error(`no puzzle ${id}`);
  return puzzle;
}

const FIRST_DAY = Date.parse("2026-01-01");
const DAY = 24 * 60 * 60 * 1_000;
const STEP = 7919;
const [EASIEST, HARDEST] = [1100, 1900];

/** The puzzle of a day; `puzzle_of_the_day` in Python chooses the same one. */
export function dailyOf(day: string, entries: readonly Entry[] = ENTRIES): Entry {
  const suitable = entries.filter(({ rating }) => rating >= EASIEST && rating <= HARDEST);
  const from = suitable.length > 0 ? suitable : entries;
  const number = (((Date.parse(day) - FIRST_DAY) / DAY) * STEP) % from.length;
  const [chosen = entries[0]] = from.slice(number < 0 ? number + from.length : number);
  if (chosen === undefined) throw new Error("no puzzles");
  return chosen;
}

/** How many of the best fitting puzzles the next one is drawn from. */
const FITTING = 20;

/**
 * The next puzzle that hasn't been tried: with a theme or any, about as hard as the player is strong. Null if there is
 * none; `random` is a number from 0 to 1.
 */
export function nextOf(
  rating: number,
  theme: string | null,
  tried: ReadonlySet<string>,
  random: number,
  entries: readonly Entry[] = ENTRIES,
): Entry | null {
  const fitting = entries
    .filter(({ id, themes }) => (theme === null || themes.includes(theme)) && !tried.has(id))
    .toSorted((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating))
    .slice(0, FITTING);
  return fitting[Math.floor(random * fitting.length)] ?? null;
}
