/** Which seat of a record was the player's. */
import type { PlayedGame } from "../store/statistics.ts";
import { isBot } from "../words/names.ts";

/** The names in a record by seat; empty if it has none. */
function namesIn(record: string): readonly (string | null)[] {
  try {
    const { names }: { names?: unknown } = JSON.parse(record);
    return Array.isArray(names) ? names.map((name) => (typeof name === "string" ? name : null)) : [];
  } catch {
    return [];
  }
}

/** The only person's seat in a record; null if there are several, or if it doesn't say. */
export function onlyPerson(record: string): number | null {
  const people = namesIn(record).flatMap((name, seat) => (name !== null && isBot(name) ? [] : [seat]));
  return people.length === 1 ? (people[0] ?? null) : null;
}

/** The player's seat, which the history knows; in older games, the only person's. Null for several seats. */
export function ownSeat(record: string, game: Pick<PlayedGame, "seats"> | undefined): number | null {
  if (game === undefined || game.seats.length === 0) return onlyPerson(record);
  return game.seats.length === 1 ? (game.seats[0] ?? null) : null;
}
