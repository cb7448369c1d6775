/** Where the table screen gets its table from: a live table, the lesson, a replay or a line. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Ack, Event, GameView, Laid, Suggestion, TableInfo, Trials, Yours } from "../protocol.ts";
import type { Wanted } from "../wire/wire.ts";
import type { Box } from "./box.ts";

/**
 * Called with what happened, before anything is drawn; `before` is null for everything that happened before the table
 * was opened.
 */
export type Heard = (events: readonly Event[], before: GameView | null, after: GameView | null) => void;

/** What a lesson points at: a part of the screen and an animal. */
export interface Marks {
  readonly part: string | null;
  readonly animal: string | null;
}

/** Why commands have to wait: this device has no network, or the server doesn't answer. */
export type Lost = "offline" | "away";

/** The spectators of a table: how many there are, and the names of the first few who gave one. */
export interface Audience {
  readonly count: number;
  readonly names: readonly string[];
}

/** What only a line has, on which one person plays for one or more seats, and nobody else is there. */
export interface LineControl {
  /** The seats that the person plays; `yours` has the one that is to move. */
  readonly seats: ReadonlySignal<readonly number[]>;
  /** Whether a bot is thinking about its move. */
  readonly thinking: ReadonlySignal<boolean>;
  /** Whether these are tiles tried in a running game, out of turn. */
  readonly isPlan?: boolean;
  /** Goes back to before the person's last move. */
  undo(): void;
}

/** A table as its screen knows it. */
export interface TableSource {
  readonly id: string;
  /** Whether this is a running game, or a line, with the player's own seats and bots; false for a record. */
  readonly live: boolean;
  /** Whether people on other devices can come to it. */
  readonly shareable: boolean;
  readonly info: ReadonlySignal<TableInfo | null>;
  readonly game: ReadonlySignal<GameView | null>;
  /** The player's own seats and what only they may see; null until known. */
  readonly yours: ReadonlySignal<Yours | null>;
  /** Why the server can't be reached; null while it can. */
  readonly lost: ReadonlySignal<Lost | null>;
  /** For each seat, whether its player is connected. */
  readonly online: ReadonlySignal<readonly boolean[]>;
  /** For each seat, since when its player has been disconnected, by the table's clock; null for everyone else. */
  readonly goneAt: ReadonlySignal<readonly (number | null)[]>;
  readonly audience: ReadonlySignal<Audience>;
  /** This game's events, oldest first. */
  readonly log: ReadonlySignal<readonly Event[]>;
  /** The tiles, animals and objectives; null until they have loaded. */
  readonly box: ReadonlySignal<Box | null>;
  readonly marks: ReadonlySignal<Marks>;
  /** Subscribes to events from now on; returns a function that unsubscribes. */
  onEvents(heard: Heard): () => void;
  /** Sends a command to the table; throws a `Refusal`. */
  send(command: Wanted): Promise<Ack>;
  /**
   * What a tile would change on every free face in every rotation of the seat's planet, or of one with these tiles
   * instead; throws a `Refusal`.
   */
  whatIf(seat: number, tile: number, faces?: readonly (Laid | null)[]): Promise<Trials>;
  /** What a strong bot would play for a seat; throws a `Refusal`. */
  hint(seat: number): Promise<Suggestion>;
  /** The table's clock, in seconds since 1970. */
  now(): number;
  /** Plays a replay from its start; only a replay has this. */
  readonly restart?: () => void;
  /** Only a line has this. */
  readonly line?: LineControl;
}

/** For sources that send nothing, and so never wait for a connection. */
export const NOT_LOST: ReadonlySignal<Lost | null> = signal(null);

/** For sources that don't teach, and so point at nothing. */
export const NO_MARKS: ReadonlySignal<Marks> = signal({ part: null, animal: null });

/** For sources that nobody else watches. */
export const NO_AUDIENCE: Audience = { count: 0, names: [] };
