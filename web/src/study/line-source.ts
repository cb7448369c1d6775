/** A line as a table: one person tries moves from a position of a record, for any seat, and bots can reply. */
import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Ack, Event, GameView, Suggestion, TableInfo, Trials, Yours } from "../protocol.ts";
import type { Box } from "../store/box.ts";
import { type Frame, infoOf, logUntil, type Replay } from "../store/frames.ts";
import { botMove, framesOf, type LineMove, lineHint, lineWhatIf, type Position } from "../store/lines.ts";
import { type Heard, type LineControl, NO_AUDIENCE, NO_MARKS, NOT_LOST, type TableSource } from "../store/source.ts";
import { Refusal } from "../wire/refusal.ts";
import type { Wanted } from "../wire/wire.ts";
import { botName, isBot } from "../words/names.ts";

/** Where a line begins, and who plays. */
export interface LineOptions {
  /** The text of the record. */
  readonly record: string;
  readonly replay: Replay;
  /** How many of the record's moves come before the line; without it, all of them. */
  readonly ply?: number;
  /** For each seat the level that plays it; null for the person, who by default plays all seats. */
  readonly bots?: readonly (string | null)[];
  /** Whether the person can ask what a strong bot would do. */
  readonly hints?: boolean;
}

/** A move that was made on a line. */
export interface Made {
  readonly move: LineMove;
  /** The number of moves before it. */
  readonly ply: number;
  /** The level that chose it; null if the person did. */
  readonly bot: string | null;
  readonly frame: Frame;
}

/** A line being played. It also knows the moves ahead of the one shown, until another one is made there. */
export class LineSource implements TableSource, LineControl {
  readonly id = "line";
  readonly live = true;
  readonly shareable = false;
  readonly marks = NO_MARKS;
  readonly lost = NOT_LOST;
  readonly line = this;
  readonly record: string;
  readonly replay: Replay;
  /** The ply at which the line begins. */
  readonly start: number;
  readonly info: ReadonlySignal<TableInfo | null>;
  readonly game: ReadonlySignal<GameView | null>;
  readonly yours: ReadonlySignal<Yours | null>;
  readonly log: ReadonlySignal<readonly Event[]>;
  readonly box: ReadonlySignal<Box | null>;
  readonly online: ReadonlySignal<readonly boolean[]> = signal([]);
  readonly goneAt: ReadonlySignal<readonly (number | null)[]> = signal([]);
  readonly audience = signal(NO_AUDIENCE);
  /** For each seat the level that plays it; null for the person. */
  readonly bots: Signal<readonly (string | null)[]>;
  readonly seats: ReadonlySignal<readonly number[]>;
  /** The line's moves, also those after the position shown. */
  readonly moves: Signal<readonly LineMove[]> = signal([]);
  /** The number of moves before the position shown, those of the record included. */
  readonly ply: Signal<number>;
  readonly thinking: Signal<boolean> = signal(false);
  /** Why the last bot's move failed; null if none did. */
  readonly failed: Signal<Refusal | null> = signal(null);
  /** Called before another position is shown that isn't one move on, to drop whatever is still shown of the last. */
  leaving: () => void = () => {};
  private readonly frames: Signal<readonly Frame[]>;
  private readonly listeners = new Set<Heard>();
  private readonly makers = new Set<(made: Made) => void>();
  private readonly tried = new Map<string, Promise<Trials>>();
  private readonly hints: boolean;
  /** Changes whenever another position is shown, so that late answers are dropped. */
  private turn = 0;

  constructor({ record, replay, ply, bots, hints = true }: LineOptions) {
    this.record = record;
    this.replay = replay;
    this.hints = hints;
    this.start = Math.min(ply ?? replay.frames.length - 1, replay.frames.length - 1);
    this.ply = signal(this.start);
    this.bots = signal(bots ?? replay.names.map(() => null));
    this.box = signal(replay.box);
    this.frames = signal(replay.frames.slice(0, this.start + 1));
    this.game = computed(() => this.frames.value[this.ply.value]?.game ?? null);
    this.log = computed(() => logUntil(this.frames.value, this.ply.value));
    this.seats = computed(() => this.bots.value.flatMap((bot, seat) => (bot === null ? [seat] : [])));
    this.info = computed(() => this.whoPlays());
    this.yours = computed(() => this.ofSeat(this.ownSeat()));
  }

  /** The number of moves in the game with this line. */
  get last(): number {
    return this.frames.value.length - 1;
  }

  /** The position shown, as the engine is asked about it. */
  get position(): Position {
    const moves = this.moves.peek().slice(0, this.ply.peek() - this.start);
    return { record: this.record, ply: this.start, moves };
  }

  /** Loads the moves of a line that was kept, and shows where it ends. Throws a `Refusal`. */
  async load(moves: readonly LineMove[]): Promise<void> {
    this.turn += 1;
    const { record, start, turn } = this;
    const added = moves.length === 0 ? [] : await framesOf({ record, ply: start, moves }, start + 1);
    if (this.turn !== turn) return;
    this.show(start + moves.length, () => {
      this.moves.value = moves;
      this.frames.value = [...this.frames.peek().slice(0, start + 1), ...added];
    });
  }

  /** Shows the position after this many moves. Bots wait until the person has made a move there, or lets them go on. */
  to(ply: number): void {
    const next = Math.min(this.last, Math.max(this.start, ply));
    if (next !== this.ply.peek()) this.show(next);
  }

  /** Goes back to before the person's last move. */
  undo(): void {
    const seats = this.seats.peek();
    const before = this.moves.peek().slice(0, this.ply.peek() - this.start);
    const own = before.findLastIndex(({ seat }) => seats.includes(seat));
    this.to(this.start + Math.max(0, own));
  }

  /** Goes on to the person's next turn on this line, or to its end. */
  redo(): void {
    const [seats, frames] = [this.seats.peek(), this.frames.peek()];
    const ahead = frames.findIndex(({ game }, ply) => {
      const seat = game.seat_to_move;
      return ply > this.ply.peek() && seat !== null && seats.includes(seat);
    });
    this.to(ahead < 0 ? this.last : ahead);
  }

  /** Has a bot of this level play a seat from now on, or the person. */
  letPlay(seat: number, bot: string | null): void {
    this.turn += 1;
    this.bots.value = this.bots.peek().map((each, at) => (at === seat ? bot : each));
    void this.goOn();
  }

  /** Has the bots move until it's the person's turn. */
  async goOn(): Promise<void> {
    const { turn } = this;
    this.failed.value = null;
    try {
      for (let bot = this.botToMove(); bot !== null && this.turn === turn; bot = this.botToMove()) {
        this.thinking.value = true;
        const { move, frame } = await botMove(this.position, bot);
        if (this.turn === turn) this.add(move, frame, bot);
      }
    } catch (failed) {
      if (this.turn === turn) this.failed.value = failed instanceof Refusal ? failed : new Refusal("unknown");
    } finally {
      if (this.turn === turn) this.thinking.value = false;
    }
  }

  onEvents(heard: Heard): () => void {
    this.listeners.add(heard);
    return () => this.listeners.delete(heard);
  }

  /** Subscribes to the moves made from now on, by the person or by bots; returns a function that unsubscribes. */
  onMove(heard: (made: Made) => void): () => void {
    this.makers.add(heard);
    return () => this.makers.delete(heard);
  }

  async send(command: Wanted): Promise<Ack> {
    if (command.type === "take back") this.undo();
    else if (command.type !== "play") throw new Refusal("not now");
    else {
      const { seat, slot, face, rotation } = command;
      const tile = this.game.peek()?.offer[slot] ?? null;
      if (tile === null) throw new Refusal("illegal");
      await this.make({ seat, tile, face, rotation });
      void this.goOn();
    }
    return { type: "ack", cmd_id: "", table: this.id, seq: this.ply.peek(), secret: null };
  }

  whatIf(seat: number, tile: number): Promise<Trials> {
    const key = `${seat} ${tile}`;
    const before = this.tried.get(key);
    if (before !== undefined) return before;
    const trials = lineWhatIf(this.position, seat, tile);
    this.tried.set(key, trials);
    trials.catch(() => this.tried.delete(key));
    return trials;
  }

  async hint(seat: number): Promise<Suggestion> {
    return { ...(await lineHint(this.position)), table: this.id, seat };
  }

  now(): number {
    return Date.now() / 1000;
  }

  /** Drops all listeners, and answers still to come. */
  dispose(): void {
    this.turn += 1;
    this.listeners.clear();
    this.makers.clear();
  }

  /** Makes a move for the person. Throws a `Refusal`. */
  private async make(move: LineMove): Promise<void> {
    this.turn += 1;
    const { turn, position } = this;
    const ply = this.ply.peek();
    const [frame] = await framesOf({ ...position, moves: [...position.moves, move] }, ply + 1);
    if (this.turn !== turn || frame === undefined) throw new Refusal("stale");
    this.add(move, frame, null);
  }

  private add(move: LineMove, frame: Frame, bot: string | null): void {
    const [ply, before] = [this.ply.peek(), this.game.peek()];
    this.tried.clear();
    batch(() => {
      this.moves.value = [...this.position.moves, move];
      this.frames.value = [...this.frames.peek().slice(0, ply + 1), frame];
      this.ply.value = ply + 1;
      for (const heard of this.listeners) heard(frame.events, before, frame.game);
      for (const heard of this.makers) heard({ move, ply, bot, frame });
    });
  }

  private show(ply: number, change: () => void = () => {}): void {
    this.turn += 1;
    this.tried.clear();
    this.leaving();
    batch(() => {
      this.thinking.value = false;
      this.failed.value = null;
      change();
      this.ply.value = ply;
    });
  }

  private botToMove(): string | null {
    const seat = this.game.peek()?.seat_to_move ?? null;
    return seat === null ? null : (this.bots.peek()[seat] ?? null);
  }

  /** The person's seat that is to move or, between their turns, the one that has moved last. */
  private ownSeat(): number | null {
    const [game, seats] = [this.game.value, this.seats.value];
    const own = (seat: number | null | undefined): boolean => seat != null && seats.includes(seat);
    if (own(game?.seat_to_move)) return game?.seat_to_move ?? null;
    const made = this.moves.value.slice(0, this.ply.value - this.start).findLast(({ seat }) => own(seat));
    return made?.seat ?? seats[0] ?? null;
  }

  private ofSeat(seat: number | null): Yours {
    const progress = seat === null ? null : (this.frames.value[this.ply.value]?.progress[seat] ?? null);
    return {
      type: "yours",
      table: this.id,
      seats: seat === null ? [] : [seat],
      objectives: seat === null ? [] : [this.replay.objectives[seat] ?? null],
      host: false,
      progress: seat === null ? [] : [progress],
      hints: this.hints,
    };
  }

  /** The seats as they are played now; whoever played one in the record gives it their name. */
  private whoPlays(): TableInfo {
    const before = infoOf(this.replay);
    const seats = before.seats.map((seat, number) => {
      const bot = this.bots.value[number] ?? null;
      const name = seat.name !== null && isBot(seat.name) ? botName(seat.name) : seat.name;
      return bot === null ? { ...seat, kind: "person" as const, bot, name } : { ...seat, kind: "bot" as const, bot };
    });
    return { ...before, id: this.id, seats };
  }
}
