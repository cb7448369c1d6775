/** How the player has done in puzzles, stored on the device: a rating, the puzzles tried, and the days solved. */
import type { Signal } from "@preact/signals";
import { isObject, kept } from "./kept.ts";
import { readDays, withDays } from "./streak.ts";

/** How many attempts to remember: more than there are puzzles. */
const MOST = 5_000;

/** A puzzle that was tried: its id, whether the first attempt solved it, and the player's rating after it. */
export type Tried = readonly [id: string, solved: boolean, rating: number];

/** What is stored. */
export interface PuzzleResults {
  /** The player's rating; null before the first attempt. */
  readonly rating: { readonly rating: number; readonly deviation: number; readonly volatility: number } | null;
  /** First attempts, the oldest first. */
  readonly tried: readonly Tried[];
  /** The days whose puzzle the player has solved, in the first attempt or a later one. */
  readonly days: readonly string[];
  /** The chosen theme; null for any. */
  readonly theme: string | null;
}

/** Nothing tried yet. */
export const NO_RESULTS: PuzzleResults = { rating: null, tried: [], days: [], theme: null };

const isTried = (value: unknown): value is Tried =>
  Array.isArray(value) &&
  typeof value[0] === "string" &&
  typeof value[1] === "boolean" &&
  Number.isFinite(value[2]) &&
  value.length === 3;

function readRating(value: unknown): PuzzleResults["rating"] {
  if (!isObject(value)) return null;
  const [rating, deviation, volatility] = [value["rating"], value["deviation"], value["volatility"]];
  const valid = [rating, deviation, volatility].every((each) => typeof each === "number" && Number.isFinite(each));
  return valid ? { rating: Number(rating), deviation: Number(deviation), volatility: Number(volatility) } : null;
}

/** Reads what is stored, field by field. */
export function readResults(value: unknown): PuzzleResults | null {
  if (!isObject(value)) return null;
  const { tried, theme } = value;
  return {
    rating: readRating(value["rating"]),
    tried: Array.isArray(tried) ? tried.filter(isTried).slice(-MOST) : [],
    days: readDays(value["days"]) ?? [],
    theme: typeof theme === "string" ? theme : null,
  };
}

/** The results stored on this device. */
export const puzzleResults: Signal<PuzzleResults> = kept("puzzles", readResults, NO_RESULTS);

/** Counts a first attempt, with the rating after it. */
export function countAttempt(id: string, solved: boolean, rating: NonNullable<PuzzleResults["rating"]>): void {
  const before = puzzleResults.peek();
  const tried: readonly Tried[] = [...before.tried, [id, solved, Math.round(rating.rating)]];
  puzzleResults.value = { ...before, rating, tried: tried.slice(-MOST) };
}

/** Counts a day whose puzzle has been solved. */
export function countDay(day: string): void {
  const before = puzzleResults.peek();
  puzzleResults.value = { ...before, days: withDays(before.days, [day]) };
}
