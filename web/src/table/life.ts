/** Life at the end of a round: each animal in its turn, for as long as one likes to look. */
import { type Signal, signal } from "@preact/signals";
import type { Awarded, Carried, Discarded, Event, Revealed } from "../protocol.ts";

/** What becomes of an animal. */
export type Fate = Awarded | Carried | Discarded | Revealed;

/** Milliseconds for which each is shown. */
const SHOWN = { awarded: 3200, carried: 2600, discarded: 2600, revealed: 1800 } as const;

/** No more than this are waited for; of a long absence only the last are shown. */
const MOST = 12;

/** Whether it is of an animal that something is told. */
export const isFate = (event: Event): event is Fate =>
  event.type === "awarded" || event.type === "carried" || event.type === "discarded" || event.type === "revealed";

/** The fates among what happened. */
export const fatesIn = (events: readonly Event[]): readonly Fate[] => events.filter(isFate);

/** What is shown of life, one after the other. */
export class Life {
  /** What is shown now. */
  readonly now: Signal<Fate | null> = signal(null);
  /** How many wait behind it. */
  readonly waiting: Signal<number> = signal(0);
  private queue: Fate[] = [];
  private timer = 0;

  /** Shows what happened after what is shown already. */
  add(events: readonly Event[]): void {
    this.queue = [...this.queue, ...fatesIn(events)].slice(-MOST);
    this.waiting.value = this.queue.length;
    if (this.now.value === null) this.next();
  }

  /** Shows the next at once. */
  next(): void {
    clearTimeout(this.timer);
    const fate = this.queue.shift() ?? null;
    this.waiting.value = this.queue.length;
    this.now.value = fate;
    if (fate !== null) this.timer = window.setTimeout(() => this.next(), SHOWN[fate.type]);
  }

  /** Shows no more. */
  skip(): void {
    this.queue = [];
    if (this.now.value !== null) this.next();
  }
}
