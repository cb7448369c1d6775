/** Where the table screen has its table from: a live table, a lesson or a replay. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Ack, Event, GameView, Suggestion, TableInfo, Trials, Yours } from "../protocol.ts";
import type { Wanted } from "../wire/wire.ts";
import type { Box } from "./box.ts";

/** Told of what happened; `before` is null for all that was there when the table was opened. */
export type Heard = (events: readonly Event[], before: GameView | null, after: GameView | null) => void;

/** What a lesson points at: a part of the screen, and an animal. */
export interface Marks {
  readonly part: string | null;
  readonly animal: string | null;
}

/** Why what is sent now has to wait: this device has no network, or the server doesn't answer. */
export type Lost = "offline" | "away";

/** A table as its screen knows it. */
export interface TableSource {
  readonly id: string;
  /** Whether a game goes on here, with seats of one's own and bots that think; a record is only looked at. */
  readonly live: boolean;
  readonly info: ReadonlySignal<TableInfo | null>;
  readonly game: ReadonlySignal<GameView | null>;
  /** The seats whose secrets this screen knows. */
  readonly yours: ReadonlySignal<Yours | null>;
  /** Why the server can't be reached now; null while it can. */
  readonly lost: ReadonlySignal<Lost | null>;
  /** For each seat, whether its player is connected. */
  readonly online: ReadonlySignal<readonly boolean[]>;
  /** What happened in this game, in its order; the latest are last. */
  readonly log: ReadonlySignal<readonly Event[]>;
  /** The tiles, animals and objectives; null until they have come. */
  readonly box: ReadonlySignal<Box | null>;
  readonly marks: ReadonlySignal<Marks>;
  /** Be told of what happens from now on; returns what to call to be told no more. */
  onEvents(heard: Heard): () => void;
  /** Do something at the table; throws a `Refusal`. */
  send(command: Wanted): Promise<Ack>;
  /** What a tile would bring on every free face in every rotation; throws a `Refusal`. */
  whatIf(seat: number, tile: number): Promise<Trials>;
  /** What a strong bot would do at a seat's turn; throws a `Refusal`. */
  hint(seat: number): Promise<Suggestion>;
  /** Seconds since 1970 by the clock of the table. */
  now(): number;
}

/** Where nothing is sent, nothing waits. */
export const NOT_LOST: ReadonlySignal<Lost | null> = signal(null);

/** Where nothing is taught, nothing is pointed at. */
export const NO_MARKS: ReadonlySignal<Marks> = signal({ part: null, animal: null });
