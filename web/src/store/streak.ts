/** The days on which the player finished the daily game, stored on the device. */
import type { Signal } from "@preact/signals";
import { kept } from "./kept.ts";

/** How many days to remember. */
const MOST_DAYS = 2_000;
/** A streak goes on if no more than one day in a row was missed. */
const LONGEST_GAP = 2;
const DAY = 24 * 60 * 60 * 1_000;

/** What to say about the days played. */
export interface Streak {
  readonly played: number;
  /** Days played in the streak that is still going on; 0 if none is. */
  readonly current: number;
  readonly longest: number;
}

const isDay = (value: unknown): value is string => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);

/** Reads the stored days, and nothing else. */
export const readDays = (value: unknown): readonly string[] | null =>
  Array.isArray(value) ? withDays([], value.filter(isDay)) : null;

/** Adds days; each counts once. */
export function withDays(before: readonly string[], more: readonly string[]): readonly string[] {
  const all = [...new Set([...before, ...more])].sort();
  return all.length === before.length ? before : all.slice(-MOST_DAYS);
}

/** The streaks in some sorted days. A missed day doesn't count, but doesn't end a streak either. */
export function streakOf(days: readonly string[], today: string): Streak {
  let [run, longest, last] = [0, 0, Number.NEGATIVE_INFINITY];
  for (const day of days) {
    const number = Date.parse(day) / DAY;
    run = number - last <= LONGEST_GAP ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = number;
  }
  const current = Date.parse(today) / DAY - last <= LONGEST_GAP ? run : 0;
  return { played: days.length, current, longest };
}

/** The days stored on this device. */
export const daysPlayed: Signal<readonly string[]> = kept("daily", readDays, []);

/** Counts the attempts that were played to their end. */
export function countDays(attempts: readonly ({ readonly day: string; readonly total: number | null } | null)[]): void {
  const days = attempts.flatMap((attempt) => (attempt !== null && attempt.total !== null ? [attempt.day] : []));
  daysPlayed.value = withDays(daysPlayed.peek(), days);
}
