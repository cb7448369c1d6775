/** Reviews games of the history one after another, and keeps what they say. */
import { batch, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { recordAt } from "../../store/frames.ts";
import { keepReview, type ReviewedGame, reviewedGame } from "../../store/mistakes.ts";
import { type ReviewStream, reviewOf } from "../../store/reviews.ts";
import type { PlayedGame } from "../../store/statistics.ts";
import { ownSeat } from "../../study/own-seat.ts";
import { Refusal } from "../../wire/refusal.ts";

/** How many games are reviewed in one go, the latest first. */
export const AT_ONCE = 5;

/** The latest games that haven't been reviewed yet. */
export function gamesToReview(
  games: readonly PlayedGame[],
  reviewed: readonly ReviewedGame[],
  skipped: ReadonlySet<string>,
): readonly PlayedGame[] {
  const known = new Set(reviewed.map(({ id }) => id));
  const wanted = games.filter(({ id, seats }) => !known.has(id) && !skipped.has(id) && seats.length <= 1);
  return wanted.slice(-AT_ONCE).reverse();
}

/** How far it is: which game of how many, and how much of it is known. */
export interface Progress {
  readonly game: number;
  readonly games: number;
  readonly share: number;
}

/** How games are fetched and reviewed; tests answer themselves. */
export interface Sources {
  readonly recordAt: typeof recordAt;
  readonly reviewOf: typeof reviewOf;
}

/** Games being reviewed. */
export class GameReviews {
  /** Null while nothing is being reviewed. */
  readonly progress: ReadonlySignal<Progress | null>;
  /** The games that can't be reviewed: their record is gone, or says not who played where. */
  readonly skipped: ReadonlySignal<ReadonlySet<string>>;
  /** Why it stopped early. */
  readonly refused: ReadonlySignal<Refusal | null>;
  private readonly now: {
    readonly progress: Signal<Progress | null>;
    readonly skipped: Signal<ReadonlySet<string>>;
    readonly refused: Signal<Refusal | null>;
  } = { progress: signal(null), skipped: signal(new Set<string>()), refused: signal(null) };
  private readonly sources: Sources;
  private stream: ReviewStream | null = null;
  private run = 0;

  constructor(sources: Sources = { recordAt, reviewOf }) {
    this.sources = sources;
    ({ progress: this.progress, skipped: this.skipped, refused: this.refused } = this.now);
  }

  /** Reviews these games; ends early if reviews can't be had now. */
  async review(games: readonly PlayedGame[]): Promise<void> {
    this.stop();
    this.run += 1;
    const { run } = this;
    this.now.refused.value = null;
    try {
      for (const [at, game] of games.entries()) {
        this.now.progress.value = { game: at + 1, games: games.length, share: 0 };
        await this.one(game, () => run === this.run);
        if (run !== this.run) return;
      }
    } catch (error) {
      if (run === this.run) this.now.refused.value = error instanceof Refusal ? error : new Refusal("unknown");
    }
    if (run === this.run) this.now.progress.value = null;
  }

  /** Stops; what has been reviewed is kept. */
  stop(): void {
    this.run += 1;
    this.stream?.stop();
    this.stream = null;
    this.now.progress.value = null;
  }

  private async one(game: PlayedGame, isOurs: () => boolean): Promise<void> {
    const [table = "", number = ""] = game.id.split(" ");
    const query = number === "" ? "" : `?game=${encodeURIComponent(number)}`;
    const record = await this.sources
      .recordAt(`/api/tables/${encodeURIComponent(table)}/record${query}`)
      .catch((error) => {
        if (error instanceof Refusal && error.reason === "no table") return null;
        throw error;
      });
    if (!isOurs()) return;
    const seat = record === null ? null : ownSeat(record, game);
    if (record === null || seat === null) {
      this.now.skipped.value = new Set([...this.now.skipped.peek(), game.id]);
      return;
    }
    const stream = this.sources.reviewOf(record);
    this.stream = stream;
    await this.ended(stream, isOurs);
    if (!isOurs()) return;
    const own = stream.seats.peek().find((each) => each.seat === seat);
    if (own !== undefined)
      keepReview(reviewedGame({ id: game.id, at: game.at, record }, stream.players, own, stream.moves.peek()));
  }

  /** Waits until a review is complete, or nobody wants it any more. */
  private ended(stream: ReviewStream, isOurs: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = effect(() => {
        const [share, done, failed] = [stream.progress.value, stream.done.value, stream.failed.value];
        const over = done || failed !== null || !isOurs();
        batch(() => {
          const now = this.now.progress.peek();
          if (now !== null && isOurs()) this.now.progress.value = { ...now, share };
        });
        if (!over) return;
        queueMicrotask(() => end());
        if (failed === null) return resolve();
        // It would go on by itself once the server is back, and the player asks again.
        stream.stop();
        reject(failed);
      });
    });
  }
}
