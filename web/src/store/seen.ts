/** How much of each table's game this device has shown, so that returning players are shown the rest. */
import type { Signal } from "@preact/signals";
import type { Event } from "../protocol.ts";
import { isObject, kept } from "./kept.ts";

/** How far a table has been shown: the game, and its number of events. */
export interface Seen {
  readonly game: number;
  readonly events: number;
}

/** How far each table has been shown, most recently watched last. */
export type AllSeen = Readonly<Record<string, Seen>>;

/** The number of tables to remember. */
export const MOST_SEEN = 60;

const isCount = (value: unknown): value is number => typeof value === "number" && Number.isInteger(value) && value >= 0;

/** Reads the stored data, table by table. */
export function readSeen(value: unknown): AllSeen | null {
  if (!isObject(value)) return null;
  const read = Object.entries(value).flatMap(([table, one]): [string, Seen][] =>
    isObject(one) && isCount(one["game"]) && isCount(one["events"])
      ? [[table, { game: one["game"], events: one["events"] }]]
      : [],
  );
  return Object.fromEntries(read.slice(-MOST_SEEN));
}

/** Updates one table; beyond the limit, the oldest tables are forgotten. */
export function withSeen(before: AllSeen, table: string, now: Seen): AllSeen {
  const others = Object.entries(before).filter(([id]) => id !== table);
  return Object.fromEntries([...others, [table, now] as const].slice(-MOST_SEEN));
}

/** The part of a game's log that hasn't been shown; nothing for a table that was never watched. */
export function unseen(seen: Seen | undefined, game: number, log: readonly Event[]): readonly Event[] {
  if (seen === undefined || seen.game > game) return [];
  return seen.game < game ? log : log.slice(seen.events);
}

/** What this device has shown. */
export const seen: Signal<AllSeen> = kept("seen", readSeen, {});

/** Records how far a table has been shown. */
export function note(table: string, game: number, events: number): void {
  const last = seen.peek()[table];
  if (last?.game !== game || last.events !== events) seen.value = withSeen(seen.peek(), table, { game, events });
}
