/** The daily game: what the server knows of it, and how to start one. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { TableInfo } from "../protocol.ts";
import { type Patience, wireForNew } from "../wire/backends.ts";
import { hasServer } from "../wire/offline.ts";
import { Refusal } from "../wire/refusal.ts";
import type { Wire } from "../wire/wire.ts";
import { dayText } from "../words/dates.ts";
import { say } from "../words/say.ts";
import { ask } from "./ask.ts";
import { countDays } from "./streak.ts";

/** An attempt at a day's game; without points if it is running, or wasn't played to its end. */
export interface Attempt {
  readonly day: string;
  readonly table: string;
  readonly over: boolean;
  /** The round, while it runs; only of today's. */
  readonly round: number | null;
  readonly total: number | null;
  /** How many animals. */
  readonly cards: number | null;
  /** The points for the objective. */
  readonly objective: number | null;
}

/** Today's game, and the player's attempts of the last days. */
export interface Today {
  readonly day: string;
  /** When the next one begins, in seconds since 1970. */
  readonly next_at: number;
  readonly players: number;
  readonly place: number | null;
  readonly own: Attempt | null;
  readonly earlier: readonly Attempt[];
  readonly earlier_days: number;
}

/** What a level makes of a deal; no points while it's still playing. */
export interface LevelPar {
  readonly level: string;
  readonly total: number | null;
  readonly cards: number | null;
}

/** A day's result beside those of the other players and of the bots. */
export interface Comparison {
  readonly day: string;
  readonly own: Attempt | null;
  readonly place: number | null;
  readonly players: number;
  readonly par: readonly LevelPar[];
}

/** Whether a table is an attempt at a daily game, which can't be handed over, ended by vote or played again. */
export const isAttempt = (info: TableInfo | null): boolean => info?.daily?.practice === false;

const known = signal<Today | null>(null);

/** Today's game; null until the server has answered. */
export const today: ReadonlySignal<Today | null> = known;

/** Asks the server for today's game. */
export async function askToday(): Promise<Today> {
  const answer = await ask<Today>("/api/daily");
  known.value = answer;
  countDays([answer.own, ...answer.earlier]);
  return answer;
}

/** Asks for a day's result beside the others; throws a `Refusal` while the player's attempt is running. */
export async function askComparison(day: string): Promise<Comparison> {
  const answer = await ask<Comparison>(`/api/daily/${day}`);
  countDays([answer.own]);
  return answer;
}

/** Starts an attempt at today's game, or practice with an earlier day's deal; returns the table's id. */
export const playDaily = async (day: string, name: string, practice: boolean, patience?: Patience): Promise<string> =>
  playDailyOn(await wireForNew("daily", patience), day, name, practice);

/** The same over a wire. */
export async function playDailyOn(wire: Wire, day: string, name: string, practice: boolean): Promise<string> {
  try {
    return (await wire.ask({ type: "play daily", day, name, practice })).table;
  } catch (refusal) {
    // It was started before, perhaps in another tab: play on there.
    if (refusal instanceof Refusal && refusal.reason === "one attempt" && refusal.where !== null) return refusal.where;
    throw refusal;
  }
}

/** Today in UTC by this device's clock, until the server has answered. */
export const dayHere = (): string => new Date().toISOString().slice(0, 10);

/** A day in the player's language. */
export const dateOf = (day: string, month: "long" | "short" = "long"): string =>
  dayText(new Date(`${day}T00:00:00Z`), month);

/** The days before one, the latest first. */
export const daysBefore = (day: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, back) => {
    const date = new Date(`${day}T00:00:00Z`);
    date.setUTCDate(date.getUTCDate() - back - 1);
    return date.toISOString().slice(0, 10);
  });

/** The points and the place of a result; null without one. */
export function resultText(known: Pick<Today, "own" | "place" | "players">): string | null {
  const total = known.own?.total ?? null;
  if (total === null) return null;
  return [say("points", { points: total }), placeText(known)].filter((part) => part !== null).join(" · ");
}

/** The player's place among those who have finished; null without a result, or without a server to rank players. */
export const placeText = ({ place, players }: Pick<Today, "place" | "players">): string | null =>
  place === null || !hasServer ? null : say("home-daily-place", { place, players });
