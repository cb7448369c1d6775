/** One puzzle being solved: placements tried in its position, what they come to, and the player's rating. */
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { GameView, MoveReason } from "../protocol.ts";
import { countRepeat } from "../store/puzzle-repeats.ts";
import { countAttempt, countDay, puzzleResults } from "../store/puzzle-results.ts";
import { judgeMove } from "../store/reviews.ts";
import { LineSource, type Made } from "../study/line-source.ts";
import { type Face, face } from "../world/units.ts";
import { type Rating, rated, START } from "./glicko.ts";
import { bestOf, judge, moveFrom, moveText, type Puzzle, type PuzzleTable, type Verdict } from "./puzzle.ts";

/** Who sits in the other seats. Nobody moves after the player, so that the placement stays in view. */
const OTHERS = "ranger";
/** How uncertain a puzzle's rating is: thirty attempts by bots have gone into it. */
const OF_PUZZLE = { deviation: 80, volatility: 0.06 };

/** The puzzle's position as a table, at which only the player moves. */
export class PuzzleSource extends LineSource {
  constructor({ record, replay }: PuzzleTable) {
    const seat = replay.frames.at(-1)?.game.seat_to_move ?? 0;
    const bots = Array.from({ length: replay.players }, (_, each) => (each === seat ? null : OTHERS));
    super({ record, replay, bots, hints: false });
  }

  override async goOn(): Promise<void> {
    // The others don't reply.
  }
}

/** Where the player is: before a placement, after one, or looking at the solution. */
export type Stage = "solving" | "solved" | "missed" | "shown";

/** Why the solution is better than another placement. */
export interface Explained {
  /** The chance to win with that placement. */
  readonly chance: number;
  readonly reasons: readonly MoveReason[];
}

/** One puzzle on the screen. */
export class Session {
  readonly puzzle: Puzzle;
  readonly source: PuzzleSource;
  /** The day, if this is its puzzle. */
  readonly day: string | null;
  readonly best: number;
  readonly second: number;
  /** Why the solution is better than the move that was made in the game. */
  readonly game: Explained;
  /** Why it's better than the player's last wrong placement; null without one, and until that's known. */
  readonly own: Signal<Explained | null> = signal(null);
  readonly stage: ReadonlySignal<Stage>;
  /** What the last placement comes to. */
  readonly verdict: Signal<Verdict | null> = signal(null);
  /** By how much the first attempt has changed the player's rating; null if it didn't count. */
  readonly change: Signal<number | null> = signal(null);
  private readonly shown = signal(false);
  private readonly position: GameView;

  constructor(puzzle: Puzzle, table: PuzzleTable, position: GameView, day: string | null) {
    this.puzzle = puzzle;
    this.position = position;
    this.day = day;
    this.source = new PuzzleSource(table);
    ({ best: this.best, second: this.second } = bestOf(puzzle, position));
    this.game = { chance: judge(puzzle, position, puzzle.played)?.chance ?? 0, reasons: puzzle.reasons };
    this.source.onMove((made) => this.placed(made));
    this.stage = computed(() => {
      if (this.source.ply.value === this.source.start) return "solving";
      if (this.shown.value) return "shown";
      return this.verdict.value?.solved === true ? "solved" : "missed";
    });
  }

  /** Goes back to the position. */
  retry(): void {
    this.shown.value = false;
    this.source.to(this.source.start);
  }

  /** Shows the solution; who hasn't tried has given up. */
  async show(): Promise<void> {
    const [solution] = this.puzzle.solution;
    if (solution === undefined) return;
    this.count(false);
    this.source.to(this.source.start);
    await this.source.load([moveFrom(solution, this.position.seat_to_move ?? 0, this.position.offer)]);
    this.shown.value = true;
  }

  /** The face of the solution. */
  get face(): Face | null {
    const [solution] = this.puzzle.solution;
    return solution === undefined ? null : face(moveFrom(solution, 0, this.position.offer).face);
  }

  /** Drops the table. */
  dispose(): void {
    this.source.dispose();
  }

  private placed({ move: { tile, face, rotation } }: Made): void {
    const slot = this.position.offer.indexOf(tile);
    const verdict = judge(this.puzzle, this.position, moveText(slot, face, rotation));
    if (verdict === null) return;
    this.shown.value = false;
    this.verdict.value = verdict;
    this.count(verdict.solved);
    if (!verdict.solved) void this.explain(verdict);
    else if (this.day !== null) countDay(this.day);
  }

  /** Asks why the solution is better than the placement on the table. */
  private async explain(verdict: Verdict): Promise<void> {
    this.own.value = null;
    // Without an answer, the solution is explained against the move of the game.
    const reasons = await judgeMove(this.source.position).then(
      (judged) => judged.reasons,
      () => [],
    );
    if (this.verdict.peek() === verdict && reasons.length > 0) this.own.value = { chance: verdict.chance, reasons };
  }

  /** Counts the first attempt at a puzzle as a game against it. */
  private count(solved: boolean): void {
    const { rating, tried } = puzzleResults.peek();
    countRepeat(this.puzzle.id, solved);
    if (tried.some(([id]) => id === this.puzzle.id)) return;
    const before: Rating = rating ?? START;
    const against = { ...OF_PUZZLE, rating: this.puzzle.rating };
    const after = rated(before, [{ against, score: solved ? 1 : 0 }]);
    this.change.value = Math.round(after.rating) - Math.round(before.rating);
    countAttempt(this.puzzle.id, solved, after);
  }
}

/** Opens a puzzle's position. */
export function sessionOf(puzzle: Puzzle, table: PuzzleTable, day: string | null): Session {
  const position = table.replay.frames.at(-1)?.game;
  if (position === undefined) throw new Error("a puzzle without a position");
  return new Session(puzzle, table, position, day);
}
