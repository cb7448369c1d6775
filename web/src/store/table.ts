/** One table as this client knows it: signals that the screens render, and the commands that change it. */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type {
  Ack,
  Event,
  GameView,
  Laid,
  Message,
  Snapshot,
  Suggestion,
  TableInfo,
  Trials,
  Update,
  Yours,
} from "../protocol.ts";
import { isHere, wireOf } from "../wire/backends.ts";
import { Refusal } from "../wire/refusal.ts";
import type { Connection, Wanted, Watched, Wire } from "../wire/wire.ts";
import { type Box, boxOf } from "./box.ts";
import { choices } from "./choices.ts";
import { gameAfter } from "./game-change.ts";
import { type Closer, closerIn, type Remover, removerOf } from "./removed.ts";
import { type Audience, type Heard, type Lost, type Marks, NO_AUDIENCE, NO_MARKS, type TableSource } from "./source.ts";
import { canTryAll, momentOf, tryAll, WhatIfs } from "./what-ifs.ts";

/** How many events the log keeps; a game has about two hundred. */
export const MOST_EVENTS = 600;

/** A table being watched. */
export class Table implements TableSource {
  readonly id: string;
  readonly live = true;
  readonly shareable: boolean;
  readonly marks: ReadonlySignal<Marks> = NO_MARKS;
  readonly info: Signal<TableInfo | null> = signal(null);
  readonly game: Signal<GameView | null> = signal(null);
  readonly yours: Signal<Yours | null> = signal(null);
  readonly online: Signal<readonly boolean[]> = signal([]);
  readonly goneAt: Signal<readonly (number | null)[]> = signal([]);
  readonly audience: Signal<Audience> = signal(NO_AUDIENCE);
  readonly log: Signal<readonly Event[]> = signal([]);
  readonly box: Signal<Box | null> = signal(null);
  /** Why the table can't be watched; null while it can. */
  readonly refused: Signal<Refusal | null> = signal(null);
  readonly connection: ReadonlySignal<Connection>;
  readonly lost: ReadonlySignal<Lost | null>;
  /** Who took the player's last seat; null while nobody has. */
  readonly removed: Signal<Remover | null> = signal(null);
  /** Who closed the table. */
  readonly closer: ReadonlySignal<Closer>;

  private readonly wire: Wire;
  private readonly watched: Watched;
  private readonly listeners = new Set<Heard>();
  private readonly whatIfs = new WhatIfs(tryAll);
  private readonly stopPreparing: () => void;
  /** Commands that are stored, and whose update hasn't arrived. */
  private readonly behind = new Map<() => void, number>();
  private seq = 0;
  private missing = false;
  private ahead = 0;

  constructor(id: string, wire: Wire) {
    this.id = id;
    this.shareable = !isHere(id);
    this.wire = wire;
    this.connection = wire.connection;
    this.lost = computed(() => {
      if (wire.offline.value) return "offline";
      return wire.connection.value === "away" ? "away" : null;
    });
    this.closer = computed(() => closerIn(this.log.value));
    this.watched = {
      id,
      name: () => choices.peek().name.trim() || null,
      seen: () => this.seq,
      heard: (message) => this.hear(message),
    };
    wire.watch(this.watched);
    this.stopPreparing = effect(() => {
      const isPlaying = this.info.value?.status === "playing" && canTryAll();
      this.whatIfs.prepare(isPlaying ? momentOf(this.game.value, this.yours.value, this.box.value) : null);
    });
  }

  onEvents(heard: Heard): () => void {
    this.listeners.add(heard);
    return () => this.listeners.delete(heard);
  }

  /**
   * Sends a command. The answer comes before its update, so this waits until the table shows what has changed, unless
   * nothing of the table may be shown.
   */
  async send(command: Wanted): Promise<Ack> {
    const answer = await this.wire.ask({ ...command, table: this.id, seq: this.seq });
    if (answer.type !== "ack") throw new Refusal("bad message");
    const follows = this.refused.peek() === null;
    if (follows && answer.seq > this.seq) await new Promise<void>((seen) => this.behind.set(seen, answer.seq));
    return answer;
  }

  whatIf(seat: number, tile: number, tried?: readonly (Laid | null)[]): Promise<Trials> {
    const faces = tried?.map((laid) => laid && { tile: laid[0], rotation: laid[1] }) ?? null;
    const ask = (): Promise<Trials> => this.wire.ask({ type: "what if", table: this.id, seat, tile, faces });
    if (faces !== null) return ask();
    return this.whatIfs.find(this.game.peek(), seat, tile)?.then((found) => found ?? ask()) ?? ask();
  }

  hint(seat: number): Promise<Suggestion> {
    return this.wire.ask({ type: "hint", table: this.id, seat });
  }

  /** Watches it again, because the client may see different things now. */
  lookAgain(): void {
    this.wire.catchUp();
  }

  /** Seconds since 1970 by the server's clock. */
  now(): number {
    return Date.now() / 1000 + this.ahead;
  }

  /** Stops watching; the player keeps their seat. */
  leave(): void {
    this.stopPreparing();
    this.wire.unwatch(this.watched);
    this.listeners.clear();
    this.catchUpTo(Number.POSITIVE_INFINITY);
  }

  private hear(message: Message): void {
    if (message.type === "rejected") {
      this.refused.value = new Refusal(message.reason, message.where);
      this.catchUpTo(Number.POSITIVE_INFINITY);
    } else if (message.type === "snapshot") this.take(message, message.info, message.game, message.yours);
    else if (message.type === "update") this.follow(message);
    else if (message.type === "yours") this.own(message);
    else if (message.type === "presence") {
      batch(() => {
        this.online.value = message.online;
        this.goneAt.value = message.gone_at;
        this.audience.value = { count: message.spectators, names: message.names };
      });
    }
  }

  /** Lets commands go on whose update has arrived, or never will. */
  private catchUpTo(seq: number): void {
    for (const [seen, stored] of this.behind) {
      if (stored > seq) continue;
      this.behind.delete(seen);
      seen();
    }
  }

  private follow(update: Update): void {
    if (this.missing || update.seq <= this.seq) return;
    const info = update.info ?? this.info.value;
    if (update.after > this.seq || info === null) {
      this.missing = true;
      this.wire.catchUp();
    } else this.take(update, info, gameAfter(this.game.value, update), null);
  }

  private take(news: Snapshot | Update, info: TableInfo, game: GameView | null, yours: Yours | null): void {
    const before = this.game.value;
    this.missing = false;
    this.seq = news.seq;
    this.ahead = news.now - Date.now() / 1000;
    if (this.box.value === null) this.open();
    batch(() => {
      this.refused.value = null;
      this.log.value = afterwards(this.log.value, news.events);
      if (yours) this.own(yours);
      this.info.value = info;
      this.game.value = game;
      // Listeners decide what to show first, so they hear of it before anything is drawn.
      for (const heard of this.listeners) heard(news.events, before, game);
    });
    this.catchUpTo(news.seq);
  }

  private own(yours: Yours): void {
    const before = this.yours.value?.seats ?? [];
    const [seat] = before;
    if (yours.seats.length > 0) this.removed.value = null;
    else if (seat !== undefined) this.removed.value = removerOf(seat, this.log.value);
    this.yours.value = yours;
  }

  private open(): void {
    boxOf(this.id).then(
      (box) => {
        this.box.value = box;
      },
      () => undefined, // Asked again with the next message.
    );
  }
}

/** The log with the new events; a new game starts a new log. */
function afterwards(log: readonly Event[], events: readonly Event[]): readonly Event[] {
  const whole = [...log, ...events];
  const start = whole.findLastIndex((event) => event.type === "game started");
  return whole.slice(Math.max(0, start)).slice(-MOST_EVENTS);
}

/** Watches a table until it is left. */
export const openTable = (id: string, wire: Wire = wireOf(id)): Table => new Table(id, wire);
