/** Which puzzle comes next: a new one, one to be tried again, or none. */
import { missedOf, puzzleRepeats, repeat } from "../store/puzzle-repeats.ts";
import { puzzleResults } from "../store/puzzle-results.ts";
import { START } from "./glicko.ts";
import { ENTRIES, type Entry, nextOf } from "./list.ts";

/** A puzzle that suits the player, if possible another one than this; null once all with the theme have been tried. */
export function suitable(current: string | null = null, random = Math.random()): Entry | null {
  const { rating, tried, theme } = puzzleResults.peek();
  const strength = rating?.rating ?? START.rating;
  const done = tried.map(([id]) => id);
  const left = new Set(puzzleRepeats.peek().left);
  const repeated = ENTRIES.filter(({ id }) => left.has(id));
  const open = (except: string | null): Entry | null => {
    const none = except === null ? [] : [except];
    const fresh = nextOf(strength, theme, new Set([...done, ...none]), random);
    return fresh ?? nextOf(strength, theme, new Set(none), random, repeated);
  };
  return open(current) ?? open(null);
}

/** The tried puzzles with the chosen theme: all of them, or only those that were never solved. */
export function triedAlready(onlyMissed: boolean): readonly string[] {
  const { tried, theme } = puzzleResults.value;
  const themed = new Set(ENTRIES.filter(({ themes }) => theme === null || themes.includes(theme)).map(({ id }) => id));
  const ids = onlyMissed ? missedOf(tried) : tried.map(([id]) => id);
  return ids.filter((id) => themed.has(id));
}

/** Has all of them come up again, or only those that were never solved. */
export const tryAgain = (onlyMissed: boolean): void => repeat(triedAlready(onlyMissed));
