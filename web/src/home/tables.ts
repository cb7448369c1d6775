/** What a player's list of tables says about each of them. */
import type { OwnTable, TableSummary } from "../protocol.ts";
import { dateOf, dayHere, isAttempt, today } from "../store/daily.ts";
import { isLesson } from "../store/lesson.ts";
import { variantOf } from "../store/statistics.ts";
import { whenText } from "../words/dates.ts";
import { seatName } from "../words/names.ts";
import { say } from "../words/say.ts";

/** What a table is for. */
export type Kind = "lesson" | "daily" | "bots" | "screen" | "friends";

/** Whether a table can be continued. */
export const isRunning = ({ status }: TableSummary): boolean => status === "playing" || status === "waiting";

/** Whether its last game was played or ended early. */
export const isOver = ({ status }: TableSummary): boolean => status === "over";

/** Whether the game waits for the player. */
export const isYourTurn = ({ your_seats, seat_to_move }: OwnTable): boolean =>
  seat_to_move !== null && your_seats.includes(seat_to_move);

/** What a table is for, from who sits there and its deal. */
export function kindOf({ seats, your_seats, options, daily }: OwnTable): Kind {
  if (isLesson(options.seed)) return "lesson";
  if (daily !== null) return "daily";
  const others = seats.filter((_, seat) => !your_seats.includes(seat));
  if (others.length > 0 && others.every(({ kind }) => kind === "bot")) return "bots";
  return others.some(({ kind }) => kind !== "bot") ? "friends" : "screen";
}

/** What a table is for, in words: with its day if it is a daily game, else with its variant. */
export function kindText(table: OwnTable): string {
  const kind = kindOf(table);
  if (kind === "lesson") return say("home-learn");
  if (table.daily !== null) return `${say("home-daily")} · ${dateOf(table.daily.day)}`;
  return `${say(`home-${kind}`)} · ${variantText(table)}`;
}

/** The variant, in words. */
export const variantText = (table: TableSummary): string => say(`variant-${variantOf(table).replace(" ", "-")}`);

/** The other players' names; all names if everybody shares the player's screen. Open seats have none. */
export function playersText({ seats, your_seats }: OwnTable): string {
  const named = seats.map((seat, number) => ({ seat, number, own: your_seats.includes(number) }));
  const others = named.filter(({ own }) => !own);
  return (others.length > 0 ? others : named)
    .filter(({ seat }) => seat.kind !== "open")
    .map(({ number }) => seatName(seats, number))
    .join(", ");
}

/** How far a running table is: its round, or how many players it waits for. */
export const stageText = (table: OwnTable): string =>
  table.status === "waiting"
    ? say("home-waiting", { count: freeSeats(table) })
    : say("home-round", { round: table.round });

/** When something last happened at a table. */
export const touchedText = ({ touched_at }: TableSummary, now: number): string => whenText(touched_at * 1000, now);

/** Whether a table is today's attempt at the daily game. */
const isTodays = (table: OwnTable): boolean =>
  isAttempt(table) && table.daily?.day === (today.peek()?.day ?? dayHere());

/** How many seats are free. */
export const freeSeats = ({ seats }: TableSummary): number => seats.filter(({ kind }) => kind === "open").length;

/**
 * The tables to continue: those that wait for the player first, then the ones used last. The lesson and today's attempt
 * at the daily game have cards of their own.
 */
export const toContinue = (tables: readonly OwnTable[]): readonly OwnTable[] =>
  tables
    .filter((table) => isRunning(table) && kindOf(table) !== "lesson" && !isTodays(table))
    .sort((a, b) => Number(isYourTurn(b)) - Number(isYourTurn(a)) || b.touched_at - a.touched_at);
