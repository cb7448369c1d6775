/** A replay as a read-only table: the same signals, moved back and forth. */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal, untracked } from "@preact/signals";
import type { Event, GameView, TableInfo, Yours } from "../protocol.ts";
import type { Box } from "../store/box.ts";
import { infoOf, logUntil, type Replay, roundStep } from "../store/frames.ts";
import { type Audience, type Heard, NO_AUDIENCE, NO_MARKS, NOT_LOST, type TableSource } from "../store/source.ts";
import type { TableModel } from "../table/model/table-model.ts";
import { Refusal } from "../wire/refusal.ts";

/** Milliseconds between moves while the replay is playing. */
const PACE = 1600;

/** A replay being watched. */
export class Player implements TableSource {
  readonly id = "replay";
  readonly live = false;
  readonly shareable = false;
  readonly marks = NO_MARKS;
  readonly lost = NOT_LOST;
  readonly replay: Replay;
  readonly info: Signal<TableInfo | null>;
  readonly game: Signal<GameView | null>;
  readonly yours: ReadonlySignal<Yours | null>;
  readonly online: Signal<readonly boolean[]> = signal([]);
  readonly goneAt: Signal<readonly (number | null)[]> = signal([]);
  readonly audience: Signal<Audience> = signal(NO_AUDIENCE);
  readonly log: Signal<readonly Event[]>;
  readonly box: Signal<Box | null>;
  /** How many moves have been made. */
  readonly ply: Signal<number> = signal(0);
  readonly running: Signal<boolean> = signal(false);
  /** The planet that was chosen to be large; null for that of whoever has moved. */
  readonly chosen: Signal<number | null> = signal(null);
  /** Whether the screen is still showing something that a playing replay should wait for. */
  busy: () => boolean = () => false;
  /** Called before each step, to drop whatever is still being shown of the previous move. */
  leaving: () => void = () => {};
  /** The seat whose objective is shown. */
  private readonly seat: Signal<number> = signal(0);
  private readonly listeners = new Set<Heard>();
  private readonly stop: () => void;

  constructor(replay: Replay) {
    this.replay = replay;
    this.info = signal(infoOf(replay));
    this.game = signal(replay.frames[0]?.game ?? null);
    this.log = signal(logUntil(replay.frames, 0));
    this.box = signal(replay.box);
    this.yours = computed(() => this.secretOf(this.seat.value));
    this.stop = effect(() => {
      if (!this.running.value) return undefined;
      const timer = setInterval(() => {
        if (!this.busy()) this.to(this.ply.peek() + 1);
      }, PACE);
      return () => clearInterval(timer);
    });
  }

  /** The number of moves in the game. */
  get last(): number {
    return this.replay.frames.length - 1;
  }

  /** Shows the table after this many moves. */
  to(ply: number): void {
    const next = Math.min(this.last, Math.max(0, ply));
    const [before, frame] = [this.game.peek(), this.replay.frames[next]];
    const one = next === this.ply.peek() + 1;
    if (frame === undefined || next === this.ply.peek()) return;
    if (next === this.last) this.running.value = false;
    this.leaving();
    batch(() => {
      this.ply.value = next;
      this.log.value = logUntil(this.replay.frames, next);
      this.game.value = frame.game;
      // Only a single step forward counts as news. A jump just shows the new state.
      if (one) for (const heard of this.listeners) heard(frame.events, before, frame.game);
    });
  }

  /** Jumps forward or back by a round. */
  byRound(by: 1 | -1): void {
    this.to(roundStep(this.replay.frames, this.ply.peek(), by));
  }

  /** Plays or pauses; at the end, plays from the start. */
  toggle(): void {
    if (!this.running.peek() && this.ply.peek() === this.last) this.to(0);
    this.running.value = !this.running.peek();
  }

  /** Plays from the start. */
  readonly restart = (): void => {
    this.to(0);
    this.running.value = true;
  };

  /** Shows the objective of this seat. */
  look(seat: number): void {
    this.seat.value = seat;
  }

  private secretOf(seat: number): Yours {
    const objective = this.replay.objectives[seat] ?? null;
    const progress = this.replay.frames[this.ply.value]?.progress[seat] ?? null;
    return {
      type: "yours",
      table: this.id,
      seats: [seat],
      objectives: [objective],
      host: false,
      progress: [progress],
      hints: false,
    };
  }

  onEvents(heard: Heard): () => void {
    this.listeners.add(heard);
    return () => this.listeners.delete(heard);
  }

  /** Rejects every command: a finished game can't be changed. */
  send(): Promise<never> {
    return Promise.reject(new Refusal("not now"));
  }

  readonly whatIf = this.send;
  readonly hint = this.send;

  now(): number {
    return Date.now() / 1000;
  }

  /** Stops playing and drops all listeners. */
  dispose(): void {
    this.stop();
    this.listeners.clear();
  }
}

/** Lets a replay wait for what its screen shows. Returns the cleanup function. */
export function followModel(player: Player, model: TableModel): () => void {
  const isCovered = (): boolean => {
    const sheet = model.sheet.peek();
    // On a large screen, the races and the log are beside the planet.
    return (sheet !== null && sheet !== "race" && sheet !== "log") || model.photo.peek() !== null;
  };
  player.busy = () => model.playback.busy.peek() || isCovered();
  player.leaving = () => model.playback.skip();
  const ends = [
    effect(() => {
      // The result belongs to the last move only.
      if (player.ply.value < player.last) untracked(() => model.closeSheet("end"));
    }),
    // Show the objective of the seat whose planet is large.
    effect(() => player.look(model.largeSeat.value)),
    effect(() => {
      const chosen = player.chosen.value;
      if (chosen !== model.shownSeat.peek()) untracked(() => model.showSeat(chosen));
    }),
    effect(() => {
      player.chosen.value = model.shownSeat.value;
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
