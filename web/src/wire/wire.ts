/** What a table needs of the connection, whatever carries it. */
import type { ReadonlySignal } from "@preact/signals";
import type { Ack, Create, Hint, Message, Suggestion, TableCommand, Trials, WhatIf } from "../protocol.ts";

/** Whether the server is there: `away` while the page tries to come back to it. */
export type Connection = "connecting" | "open" | "away";

type Without<Each, Keys extends PropertyKey> = Each extends unknown ? Omit<Each, Keys & keyof Each> : never;

/** A command that still lacks its id; the wire gives it one and sends it until it is answered. */
export type Asked = Without<TableCommand | Create | WhatIf | Hint, "cmd_id">;

/** What a command is answered with, unless it is refused. */
export type Answer = Ack | Trials | Suggestion;

/** A command to a table, as a screen says it: which table it is and what was seen last is known there. */
export type Wanted = Without<TableCommand, "cmd_id" | "table" | "seq">;

/** A table that is looked at, and what was last seen of it. */
export interface Watched {
  readonly id: string;
  readonly seen: () => number;
  readonly heard: (message: Message) => void;
}

/** A connection to the server that comes back by itself. */
export interface Wire {
  readonly connection: ReadonlySignal<Connection>;
  /** Whether this device has no network. */
  readonly offline: ReadonlySignal<boolean>;
  /** Send a command; its answer comes once, also after a break, or a `Refusal` is thrown. */
  ask(command: Asked & { readonly type: "what if" }): Promise<Trials>;
  ask(command: Asked & { readonly type: "hint" }): Promise<Suggestion>;
  ask(command: Asked): Promise<Answer>;
  /** Look at a table from now on, and again after each break. */
  watch(table: Watched): void;
  /** Ask again for what was missed of the table. */
  catchUp(): void;
  /** Look away. */
  unwatch(table: Watched): void;
}
