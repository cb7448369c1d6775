/** What a table needs from the connection, however it is implemented. */
import type { ReadonlySignal } from "@preact/signals";
import type {
  Ack,
  Create,
  Hint,
  Message,
  PlayDaily,
  ReviewCommand,
  Reviewing,
  SharedReview,
  Suggestion,
  TableCommand,
  Trials,
  WhatIf,
} from "../protocol.ts";

/** The state of the connection: `away` while the page tries to reconnect. */
export type Connection = "connecting" | "open" | "away";

type Without<Each, Keys extends PropertyKey> = Each extends unknown ? Omit<Each, Keys & keyof Each> : never;

/** A command without its id; the wire adds one and sends the command until it is answered. */
export type Asked = Without<TableCommand | Create | PlayDaily | WhatIf | Hint, "cmd_id">;

/** A command about a shared review, without its id. */
export type AskedInReview = Without<ReviewCommand, "cmd_id">;

/** The answer to a command that wasn't rejected. */
export type Answer = Ack | Trials | Suggestion;

/** A command as a screen sends it; the table adds its id and what was seen last. */
export type Wanted = Without<TableCommand, "cmd_id" | "table" | "seq">;

/** A table being watched, and what was last seen of it. */
export interface Watched {
  readonly id: string;
  /** The name to show to others while watching without a seat; null for none. */
  readonly name?: () => string | null;
  readonly seen: () => number;
  readonly heard: (message: Message) => void;
}

/** A connection to the server that reconnects by itself. */
export interface Wire {
  readonly connection: ReadonlySignal<Connection>;
  /** Whether this device has no network. */
  readonly offline: ReadonlySignal<boolean>;
  /** Sends a command. Resolves once with its answer, even across reconnects, or throws a `Refusal`. */
  ask(command: Asked & { readonly type: "what if" }): Promise<Trials>;
  ask(command: Asked & { readonly type: "hint" }): Promise<Suggestion>;
  ask(command: AskedInReview): Promise<Reviewing>;
  ask(command: Asked): Promise<Answer>;
  /** The latest news of the shared review that this page is in. */
  readonly review: ReadonlySignal<SharedReview | null>;
  /** Watches a table from now on, again after every reconnect. */
  watch(table: Watched): void;
  /** Requests what was missed of the watched table. */
  catchUp(): void;
  /** Stops watching a table. */
  unwatch(table: Watched): void;
}
