/** A connection to a backend: says hello, reconnects after a break, watches the table again, and resends unanswered commands. */
import { type ReadonlySignal, signal } from "@preact/signals";
import {
  type Message,
  PROTOCOL,
  type Reason,
  type Rejected,
  type Reviewing,
  type Said,
  type SharedReview,
  type Suggestion,
  type Trials,
} from "../protocol.ts";
import type { Ears, Socket } from "./backend.ts";
import { Commands, newId } from "./commands.ts";
import { Refusal } from "./refusal.ts";
import type { Answer, Asked, AskedInReview, Connection, Watched, Wire } from "./wire.ts";

/** Milliseconds before the first reconnect, and the longest wait; the wait doubles with every attempt. */
export const FIRST_WAIT = 400;
export const LONGEST_WAIT = 15_000;
/** Milliseconds without an answer to `watch` after which the connection counts as dead. */
export const DEAD = 10_000;
/** Milliseconds after which to retry a `watch` that the server couldn't answer. */
export const AGAIN = 1_000;

/** A connection that survives its sockets. */
export class SocketWire implements Wire {
  readonly connection: ReadonlySignal<Connection>;
  /** Why the server turned this page away; null once it lets the page in. */
  readonly trouble: ReadonlySignal<Reason | null>;
  readonly offline: ReadonlySignal<boolean>;
  readonly review: ReadonlySignal<SharedReview | null>;

  private readonly state = signal<Connection>("connecting");
  private readonly sent = signal<Reason | null>(null);
  private readonly cut = signal(false);
  private readonly shared = signal<SharedReview | null>(null);
  private readonly commands = new Commands(
    (frame) => this.say(frame),
    () => this.cut.peek(),
  );
  private readonly dial: (ears: Ears) => Socket;
  private socket: Socket | null = null;
  private greeted = false;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watched: Watched | null = null;
  private looking: { readonly id: string; readonly timer: ReturnType<typeof setTimeout> } | null = null;
  private token: string | null = null;

  constructor(dial: (ears: Ears) => Socket) {
    this.dial = dial;
    this.connection = this.state;
    this.trouble = this.sent;
    this.offline = this.cut;
    this.review = this.shared;
  }

  /** Sets whether this device has lost its network. */
  setOffline(offline: boolean): void {
    this.cut.value = offline;
    if (!offline) {
      this.connect();
      this.catchUp();
    } else if (this.socket) {
      // A browser may keep such a socket open for a long time, though nothing gets through.
      const dead = this.socket;
      this.lost();
      dead.close();
    }
  }

  ask(command: Asked & { readonly type: "what if" }): Promise<Trials>;
  ask(command: Asked & { readonly type: "hint" }): Promise<Suggestion>;
  ask(command: AskedInReview): Promise<Reviewing>;
  ask(command: Asked): Promise<Answer>;
  ask(command: Asked | AskedInReview): Promise<Answer | Reviewing> {
    this.connect();
    return this.commands.send(command);
  }

  watch(table: Watched): void {
    this.watched = table;
    this.connect();
    this.catchUp();
  }

  unwatch(table: Watched): void {
    if (this.watched !== table) return;
    this.watched = null;
    this.stopLooking();
    this.say({ type: "unwatch", cmd_id: newId() });
  }

  catchUp(): void {
    this.stopLooking();
    if (!this.watched || !this.greeted) return;
    const id = newId();
    this.looking = { id, timer: setTimeout(() => this.socket?.close(), DEAD) };
    const { watched } = this;
    this.say({ type: "watch", cmd_id: id, table: watched.id, since: watched.seen(), name: watched.name?.() ?? null });
  }

  /** Opens a socket now if there is none; the page catches up once it is welcomed. */
  connect(): void {
    if (this.socket) return;
    clearTimeout(this.retry);
    const socket = this.dial({
      opened: () =>
        socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, token: this.token } satisfies Said)),
      said: (text) => {
        if (socket === this.socket) this.hear(JSON.parse(text));
      },
      closed: () => {
        if (socket === this.socket) this.lost();
      },
    });
    this.socket = socket;
  }

  private lost(): void {
    this.socket = null;
    this.greeted = false;
    this.stopLooking();
    this.state.value = "away";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.5 + Math.random() / 2);
    this.tries += 1;
    this.retry = setTimeout(() => this.connect(), wait);
  }

  private say(frame: Said): void {
    if (this.greeted) this.socket?.send(JSON.stringify(frame));
  }

  private hear(message: Message): void {
    if (message.type === "welcome") this.welcomed(message.token);
    else if (message.type === "goodbye") this.sent.value = message.reason;
    else if (message.type === "rejected") this.refuse(message);
    else if (message.type === "shared review") this.shared.value = message;
    else if ("cmd_id" in message && message.type !== "snapshot") this.commands.answer(message);
    else if (message.table === this.watched?.id) {
      if (message.type === "snapshot") this.stopLooking();
      this.watched.heard(message);
    }
  }

  private welcomed(token: string | null): void {
    this.greeted = true;
    this.tries = 0;
    this.token = token ?? this.token;
    this.sent.value = null;
    this.state.value = "open";
    this.catchUp();
    this.commands.sendAgain();
  }

  private refuse(message: Rejected): void {
    if (message.cmd_id === null) this.sent.value = message.reason;
    else if (message.cmd_id !== this.looking?.id) {
      this.commands.refuse(message.cmd_id, new Refusal(message.reason, message.where));
    } else {
      this.stopLooking();
      if (message.reason === "unknown" || message.reason === "too fast") setTimeout(() => this.catchUp(), AGAIN);
      else this.watched?.heard(message);
    }
  }

  private stopLooking(): void {
    if (this.looking) clearTimeout(this.looking.timer);
    this.looking = null;
  }
}
