/** A finished game that people go through together while one of them leads: who is there, and whom this page follows. */
import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from "@preact/signals";
import type { Reviewer, ReviewPosition, SharedReview } from "../protocol.ts";
import { Refusal } from "../wire/refusal.ts";
import type { Wire } from "../wire/wire.ts";

/** Milliseconds between two positions that a leader shows; the last one is always shown. */
export const PACE = 400;
/** Milliseconds after which to try to join again, if it was too much for the server. */
export const AGAIN = 2_000;

/** A game to go through together: of a table on the server, or an uploaded record. */
export interface ReviewedGame {
  readonly table: string | null;
  readonly game: number | null;
  readonly record: string | null;
}

/** What the screen shows, and a way to show something else there. */
export interface Shown {
  /** Null while no screen is ready. */
  readonly position: ReadonlySignal<ReviewPosition | null>;
  readonly show: (position: ReviewPosition) => void;
}

/** The start of a game. */
export const START: ReviewPosition = { ply: 0, seat: null, review: false, choice: null, line: [] };

const isSame = (one: ReviewPosition, other: ReviewPosition): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The place in the game, or on a line, which looks the same from the replay and the review. */
const placeOf = (position: ReviewPosition): ReviewPosition => ({
  ...position,
  seat: null,
  choice: null,
  review: position.review && position.line.length === 0,
});

/** Whether somebody has gone elsewhere; looking at another planet or move there doesn't count. */
const hasMoved = (from: ReviewPosition, to: ReviewPosition): boolean => !isSame(placeOf(from), placeOf(to));

/** One shared review, joined from its construction until `leave`. */
export class SharedReviewModel {
  readonly id: string;
  readonly game: ReviewedGame;
  /** This page's person there; null until it has joined. */
  readonly you: Signal<string | null> = signal(null);
  /** The number of the table's game; null until it's known, and for a record. */
  readonly number: Signal<number | null> = signal(null);
  /** Whether anybody with the link can come, or only people who have sat at the table. */
  readonly open: Signal<boolean> = signal(true);
  /** Why this page can't be there; null while it can. */
  readonly refused: Signal<Refusal | null> = signal(null);
  /** Whether the screen shows what the leader shows. */
  readonly follows: Signal<boolean> = signal(true);
  readonly people: ReadonlySignal<readonly Reviewer[]>;
  readonly leader: ReadonlySignal<Reviewer | null>;
  /** Whether this page's person leads. */
  readonly leads: ReadonlySignal<boolean>;

  private readonly wire: Wire;
  private readonly name: () => string | null;
  private readonly news: ReadonlySignal<SharedReview | null>;
  private readonly shown: Signal<Shown | null> = signal(null);
  private readonly end: () => void;
  /** What this page has told the server that it shows. */
  private sent: ReviewPosition | null = null;
  /** What the screen showed when it last followed. */
  private followed: ReviewPosition | null = null;
  private isJoining = false;
  private left = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private sentAt = Number.NEGATIVE_INFINITY;
  private readonly first: ReviewPosition;

  /** `first` is what to show to others if nobody else is there. */
  constructor(wire: Wire, id: string, game: ReviewedGame, name: () => string | null, first: ReviewPosition = START) {
    this.wire = wire;
    this.id = id;
    this.game = game;
    this.name = name;
    this.first = first;
    this.news = computed(() => (wire.review.value?.review === id ? wire.review.value : null));
    this.people = computed(() => this.news.value?.people ?? []);
    this.leader = computed(() => this.people.value.find((each) => each.id === this.news.value?.leader) ?? null);
    this.leads = computed(() => this.you.value !== null && this.news.value?.leader === this.you.value);
    const ends = [
      effect(() => {
        if (wire.connection.value !== "away") untracked(() => void this.join());
      }),
      effect(() => this.take()),
      effect(() => this.look()),
    ];
    this.end = () => {
      for (const each of ends) each();
    };
  }

  /** Connects a screen, which shows from now on what the leader shows. Returns the cleanup function. */
  attach(shown: Shown): () => void {
    this.followed = null;
    this.shown.value = shown;
    return () => {
      if (this.shown.peek() === shown) this.shown.value = null;
    };
  }

  /** Follows the leader again. */
  readonly follow = (): void => {
    this.follows.value = true;
  };

  /** Lets somebody else lead. Throws a `Refusal`. */
  async passLead(to: string): Promise<void> {
    this.sendNow();
    await this.wire.ask({ type: "pass lead", to });
  }

  /** Leaves for good. */
  leave(): void {
    if (this.left) return;
    this.left = true;
    this.end();
    clearTimeout(this.timer);
    clearTimeout(this.retry);
    this.wire.ask({ type: "leave review" }).catch(() => undefined);
  }

  /** Joins, at first and after each reconnect. */
  private async join(): Promise<void> {
    if (this.isJoining || this.left) return;
    this.isJoining = true;
    const { id: review, game } = this;
    const position = this.shown.peek()?.position.peek() ?? this.first;
    try {
      const answer = await this.wire.ask({ type: "join review", review, ...game, name: this.name(), position });
      this.sent = null;
      this.you.value = answer.you;
      this.number.value = answer.game;
      this.open.value = answer.open;
      this.refused.value = null;
      this.sendSoon();
    } catch (refusal) {
      this.excuse(refusal instanceof Refusal ? refusal : new Refusal("unknown"));
    } finally {
      this.isJoining = false;
    }
  }

  /** Tries again where that may help, or says why not. */
  private excuse(refusal: Refusal): void {
    // After a lost connection, the next one joins again.
    if (this.left || refusal.reason === "away") return;
    if (refusal.reason === "too fast") this.retry = setTimeout(() => void this.join(), AGAIN);
    else this.refused.value = refusal;
  }

  /** Shows what the leader shows. A leader who has just come or come back shows what was shown last, too. */
  private take(): void {
    const [news, shown, leads] = [this.news.value, this.shown.value, this.leads.value];
    if (news === null || shown === null) return;
    if (leads && this.followed !== null) {
      this.follows.value = true;
    } else if (this.follows.value) {
      untracked(() => shown.show(news.position));
      this.followed = shown.position.peek();
    }
  }

  /** Looks at what this page shows: a leader shows it to the others, and somebody else who goes elsewhere stops following. */
  private look(): void {
    const [position, leads] = [this.shown.value?.position.value ?? null, this.leads.value];
    const shown = [this.followed, this.news.peek()?.position ?? null];
    if (position === null || shown[0] === null) return;
    if (leads) this.sendSoon();
    else if (shown.every((each) => each === null || hasMoved(each, position))) this.follows.value = false;
  }

  private sendSoon(): void {
    if (this.timer !== undefined) return;
    const wait = Math.max(0, this.sentAt + PACE - Date.now());
    this.timer = setTimeout(() => this.sendNow(), wait);
  }

  /** Tells the others what this page shows, if it leads and they don't know yet. */
  private sendNow(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const [position, news] = [this.shown.peek()?.position.peek(), this.news.peek()];
    if (position == null || news === null || !this.leads.peek() || this.wire.connection.peek() !== "open") return;
    if (isSame(position, this.sent ?? news.position)) return;
    this.sent = position;
    this.sentAt = Date.now();
    // Whoever doesn't lead any more hears who does.
    this.wire.ask({ type: "lead", position }).catch(() => undefined);
  }
}
