/** One exercise as it's worked on: a move is tried, judged, and tried again until a good one is found or shown. */
import { batch, effect, type ReadonlySignal, type Signal, signal, untracked } from "@preact/signals";
import type { MoveReason } from "../../protocol.ts";
import type { Replay } from "../../store/frames.ts";
import type { LineMove, Position } from "../../store/lines.ts";
import { judgeMove } from "../../store/reviews.ts";
import { Refusal } from "../../wire/refusal.ts";
import { ExerciseSource } from "./exercise-source.ts";
import type { Exercise } from "./exercises.ts";
import { readMove, writeMove } from "./moves.ts";

/** A move that gives away no more than this is good: the band of the review's verdict. */
export const GOOD = 0.03;

/** What the person sees: a question, a verdict on their move, or the solution. */
export type Stage = "asking" | "judging" | "wrong" | "solved" | "shown" | "failed";

/** How a tried move compares. */
export interface Tried {
  /** The chance to win with the best move, and with this one. */
  readonly before: number;
  readonly after: number;
  /** Why the best move is better than this one. */
  readonly reasons: readonly MoveReason[];
  /** Whether it's the best move itself, or the one that was made in the game. */
  readonly same: "best" | "played" | null;
}

/** What a tried move gives away. */
export const lossOf = ({ before, after }: Tried): number => Math.max(0, before - after);

/** An exercise being worked on. */
export class ExerciseRun {
  readonly exercise: Exercise;
  readonly source: ExerciseSource;
  readonly stage: ReadonlySignal<Stage>;
  /** The last move that was judged. */
  readonly tried: ReadonlySignal<Tried | null>;
  /** Whether a good move was found without being shown one. */
  readonly solved: ReadonlySignal<boolean>;
  /** Why the move couldn't be judged. */
  readonly refused: ReadonlySignal<Refusal | null>;
  /** How many moves were tried. */
  readonly tries: ReadonlySignal<number>;
  private readonly now = {
    stage: signal<Stage>("asking"),
    tried: signal<Tried | null>(null),
    solved: signal(false),
    refused: signal<Refusal | null>(null),
    tries: signal(0),
  } satisfies Record<string, Signal>;
  private readonly judge: typeof judgeMove;
  private readonly ends: readonly (() => void)[];
  /** Changes with each try, so that late answers are dropped. */
  private turn = 0;
  private wasShown = false;

  constructor(exercise: Exercise, replay: Replay, judge = judgeMove) {
    this.exercise = exercise;
    this.judge = judge;
    this.source = new ExerciseSource(exercise, replay);
    ({ stage: this.stage, tried: this.tried, solved: this.solved } = this.now);
    ({ refused: this.refused, tries: this.tries } = this.now);
    this.ends = [
      this.source.onMove(({ move }) => void this.made(move)),
      // Undoing the move, on the table or by key, is another try.
      effect(() => {
        if (this.source.ply.value === this.source.start) untracked(() => this.ask());
      }),
    ];
  }

  /** Puts the tile back, for another try. */
  retry(): void {
    this.source.undo();
  }

  /** Judges the move on the table again, after it failed. */
  judgeAgain(): void {
    const [move] = this.source.moves.peek();
    if (move !== undefined) void this.made(move);
  }

  /** Makes the best move. */
  async show(): Promise<void> {
    const [best] = this.exercise.mistake.best;
    if (best === undefined) return;
    this.source.undo();
    this.turn += 1;
    this.wasShown = true;
    this.now.stage.value = "shown";
    await this.source
      .send({ type: "play", seat: this.exercise.game.seat, ...readMove(best.move) })
      .catch(() => undefined);
  }

  /** Drops everything that listens. */
  dispose(): void {
    this.turn += 1;
    for (const end of this.ends) end();
    this.source.dispose();
  }

  private ask(): void {
    this.turn += 1;
    this.now.stage.value = "asking";
  }

  private async made(move: LineMove): Promise<void> {
    if (this.now.stage.peek() === "shown") return;
    this.turn += 1;
    const { turn } = this;
    batch(() => {
      this.now.refused.value = null;
      this.now.stage.value = "judging";
      this.now.tries.value += 1;
    });
    try {
      const tried = this.known(move) ?? (await this.ofEngine(move));
      if (turn === this.turn) this.take(tried);
    } catch (error) {
      if (turn !== this.turn) return;
      this.now.refused.value = error instanceof Refusal ? error : new Refusal("unknown");
      this.now.stage.value = "failed";
    }
  }

  private take(tried: Tried): void {
    const good = lossOf(tried) <= GOOD;
    batch(() => {
      this.now.tried.value = tried;
      this.now.stage.value = good ? "solved" : "wrong";
      if (good && !this.wasShown) this.now.solved.value = true;
    });
  }

  /** A move that the review has judged already. */
  private known(move: LineMove): Tried | null {
    const { mistake } = this.exercise;
    const offer = this.source.replay.frames[mistake.ply]?.game.offer ?? [];
    const text = writeMove(move, offer);
    if (text === mistake.move) {
      return { before: mistake.before, after: mistake.after, reasons: mistake.reasons, same: "played" };
    }
    const best = mistake.best.find((each) => each.move === text);
    if (best === undefined) return null;
    const first = best === mistake.best[0];
    return { before: mistake.before, after: best.chance, reasons: [], same: first ? "best" : null };
  }

  private async ofEngine(move: LineMove): Promise<Tried> {
    const { record, start } = this.source;
    const position: Position = { record, ply: start, moves: [move] };
    const { before, after, reasons } = await this.judge(position);
    return { before, after, reasons, same: null };
  }
}
