/** How much of each table's game was seen on this device, so that who comes back is told of the rest. */
import type { Signal } from "@preact/signals";
import type { Event } from "../protocol.ts";
import { isObject, kept } from "./kept.ts";

/** What was seen of a table: so many events of a game. */
export interface Seen {
  readonly game: number;
  readonly events: number;
}

/** For each table what was seen of it, the one looked at last at the end. */
export type AllSeen = Readonly<Record<string, Seen>>;

/** Tables that are remembered at most. */
export const MOST_SEEN = 60;

const isCount = (value: unknown): value is number => typeof value === "number" && Number.isInteger(value) && value >= 0;

/** What was kept, table by table. */
export function readSeen(value: unknown): AllSeen | null {
  if (!isObject(value)) return null;
  const read = Object.entries(value).flatMap(([table, one]): [string, Seen][] =>
    isObject(one) && isCount(one["game"]) && isCount(one["events"])
      ? [[table, { game: one["game"], events: one["events"] }]]
      : [],
  );
  return Object.fromEntries(read.slice(-MOST_SEEN));
}

/** What was seen, with a table that is looked at now; of too many the oldest are forgotten. */
export function withSeen(before: AllSeen, table: string, now: Seen): AllSeen {
  const others = Object.entries(before).filter(([id]) => id !== table);
  return Object.fromEntries([...others, [table, now] as const].slice(-MOST_SEEN));
}

/** What of a game's log was not seen; nothing where the table was never looked at. */
export function unseen(seen: Seen | undefined, game: number, log: readonly Event[]): readonly Event[] {
  if (seen === undefined || seen.game > game) return [];
  return seen.game < game ? log : log.slice(seen.events);
}

/** What was seen on this device. */
export const seen: Signal<AllSeen> = kept("seen", readSeen, {});

/** Remembers that so much of a table's game was seen. */
export function note(table: string, game: number, events: number): void {
  const last = seen.peek()[table];
  if (last?.game !== game || last.events !== events) seen.value = withSeen(seen.peek(), table, { game, events });
}
