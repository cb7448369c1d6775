/** A review being looked at: its parts so far, the move that is shown, and which placement is drawn instead of it. */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal, untracked } from "@preact/signals";
import type { Luck, MoveReview, SeatReview } from "../../protocol.ts";
import { roundStep } from "../../store/frames.ts";
import { type ReviewStream, reviewOf } from "../../store/reviews.ts";
import { type Offered, offerAt } from "../../study/offer.ts";
import type { Player } from "../../study/player.ts";
import type { TableModel } from "../../table/model/table-model.ts";
import { type ChancePoint, type Dot, dotsOf, type Found, lineOf, startOf } from "./line.ts";
import { type Moment, momentsOf } from "./moments.ts";
import { type Option, optionsOf, placementOf } from "./options.ts";

/** The verdicts on moves for which the better one is drawn at once. */
const WORSE: readonly string[] = ["inaccuracy", "mistake", "blunder"];

/** Less luck than this is none. */
const NOTHING = 0.005;

/** A review. The table behind it shows `at`, or the position before if another placement is drawn there. */
export class ReviewModel {
  readonly player: Player;
  /** Whether moves are judged as if everything had been known. */
  readonly revealed: Signal<boolean> = signal(false);
  /** How many moves have been made at the place that is looked at; the last of them is the one under review. */
  readonly at: Signal<number>;
  /** Which of the best moves is drawn, from 0; null for what was played. */
  readonly choice: Signal<number | null> = signal(null);
  /** The review as it arrives; with everything revealed it's another one. */
  readonly stream: ReadonlySignal<ReviewStream>;
  /** What has arrived. */
  readonly found: ReadonlySignal<Found>;
  readonly line: ReadonlySignal<readonly ChancePoint[]>;
  readonly dots: ReadonlySignal<readonly Dot[]>;
  readonly moments: ReadonlySignal<readonly Moment[]>;
  readonly moves: ReadonlySignal<readonly MoveReview[]>;
  readonly seats: ReadonlySignal<readonly SeatReview[]>;
  /** The review of the move at `at`; null at the start, or until it's known. */
  readonly move: ReadonlySignal<MoveReview | null>;
  /** The best moves and the one that was made. */
  readonly options: ReadonlySignal<readonly Option[]>;
  /** What chance did just before that move. */
  readonly luck: ReadonlySignal<readonly Luck[]>;
  /** The tiles that it was chosen from. */
  readonly offered: ReadonlySignal<Offered>;
  private readonly record: string;
  private readonly ask: typeof reviewOf;
  private readonly asked: Signal<ReviewStream>;

  constructor(player: Player, record: string, ask: typeof reviewOf = reviewOf) {
    this.player = player;
    this.record = record;
    this.ask = ask;
    this.at = signal(player.ply.peek());
    this.asked = signal(ask(record));
    this.stream = this.asked;
    this.found = computed(() => {
      const { players, rounds, moves, seats } = this.asked.value;
      return { players, rounds: rounds.value, moves: moves.value, seats: seats.value };
    });
    this.moves = computed(() => this.found.value.moves);
    this.seats = computed(() => this.found.value.seats);
    this.line = computed(() => lineOf(this.found.value));
    this.dots = computed(() => dotsOf(this.moves.value));
    this.moments = computed(() => momentsOf(this.found.value));
    this.move = computed(() => this.moves.value[this.at.value - 1] ?? null);
    this.options = computed(() => optionsOf(this.move.value));
    this.luck = computed(() => this.luckBefore(this.at.value));
    this.offered = computed(() => offerAt(player.replay.frames, this.at.value));
  }

  /** Goes to a place in the game. After a poor move, the best one is drawn. */
  to(at: number): void {
    const next = Math.min(this.player.last, Math.max(0, at));
    batch(() => {
      this.at.value = next;
      const judged = this.moves.peek()[next - 1];
      this.choice.value = judged !== undefined && WORSE.includes(judged.verdict) ? 0 : null;
    });
  }

  /** Goes on or back by a round. */
  byRound(by: 1 | -1): void {
    this.to(roundStep(this.player.replay.frames, this.at.peek(), by));
  }

  /** Goes to the next mistake or blunder, or to the one before; after the last comes the first again. */
  toMistake(by: 1 | -1): void {
    const places = this.dots.peek().map(({ at }) => at);
    const at = this.at.peek();
    const next =
      by > 0
        ? (places.find((each) => each > at) ?? places[0])
        : (places.findLast((each) => each < at) ?? places.at(-1));
    if (next !== undefined) this.to(next);
  }

  /** Draws one of the best moves; null shows what was played. */
  show(choice: number | null): void {
    const judged = this.move.peek();
    if (choice === null || judged?.best[choice] !== undefined) this.choice.value = choice;
  }

  /** Draws the best move, or shows what was played again. */
  toggle(): void {
    this.show(this.choice.peek() === null ? 0 : null);
  }

  /** Judges all moves as if everything had been known, or by what players could know. */
  reveal(revealed: boolean): void {
    if (revealed === this.revealed.peek()) return;
    this.asked.peek().stop();
    batch(() => {
      this.revealed.value = revealed;
      this.choice.value = null;
      this.asked.value = this.ask(this.record, { revealed });
    });
  }

  /** Shows on a table what is looked at. Returns the cleanup function. */
  showOn(model: TableModel): () => void {
    let last: readonly [number, number | null] | null = null;
    return effect(() => {
      const [at, choice, judged] = [this.at.value, this.choice.value, this.move.value];
      const drawn = choice === null ? undefined : judged?.best[choice];
      const frames = this.player.replay.frames;
      untracked(() =>
        batch(() => {
          this.player.to(drawn === undefined ? at : at - 1);
          // A part that arrives for this move changes nothing about the planet that somebody looks at.
          if (last?.[0] !== at || last[1] !== choice) model.lookBack();
          last = [at, choice];
          model.sketch.value =
            drawn === undefined || judged === null
              ? null
              : placementOf(drawn.move, judged.seat, frames[at - 1]?.game.offer ?? []);
        }),
      );
    });
  }

  private luckBefore(at: number): readonly Luck[] {
    const { players, rounds } = this.found.value;
    const round = rounds.find((each) => startOf(each.round, players) === at - 1);
    return round?.luck.filter(({ luck }) => Math.max(...luck) >= NOTHING) ?? [];
  }

  /** Stops waiting for the review. */
  dispose(): void {
    this.asked.peek().stop();
  }
}
