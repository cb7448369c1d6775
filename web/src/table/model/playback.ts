/** Plays back what happened at the table, one event at a time: others' placements, ends of rounds, what was missed. */
import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Event } from "../../protocol.ts";
import type { Pace } from "../../store/settings.ts";
import type { Staged, StagedEvent } from "./staging.ts";

/** Milliseconds until an event has happened on the screen, and until the next one follows. */
interface Length {
  readonly lead: number;
  readonly whole: number;
}

/** Milliseconds until an awarded animal has arrived on its region. */
export const ARRIVAL = 1700;

const FULL: Readonly<Record<StagedEvent["type"], Length>> = {
  placed: { lead: 800, whole: 2200 },
  awarded: { lead: ARRIVAL, whole: 3800 },
  carried: { lead: 0, whole: 3000 },
  discarded: { lead: 0, whole: 3000 },
  revealed: { lead: 0, whole: 1800 },
  "round opened": { lead: 0, whole: 1500 },
  ended: { lead: 0, whole: 1200 },
};

/** At a quick pace, only the placements are shorter: an award has its reason to read. */
const QUICK: Length = { lead: 350, whole: 1000 };

/** Milliseconds before the first missed event. */
const BEGIN = 1600;

/** With more events than this waiting, each is shown for half the time. */
const MANY = 10;

/** The most events that can wait, which is more than a game has. */
const MOST = 120;

/** Called with events that have now happened on the screen, one at a time or, if they were skipped, all at once. */
export type Shown = (events: readonly Event[], skipped: boolean) => void;

type Timer = ReturnType<typeof setTimeout> | undefined;

/** Plays back events one after another. */
export class Playback {
  /** The event shown now. */
  readonly now: Signal<StagedEvent | null> = signal(null);
  /** The events waiting to be shown. */
  readonly waiting: Signal<readonly Staged[]> = signal([]);
  /** Whether the player is catching up. */
  readonly catchingUp: Signal<boolean> = signal(false);
  /** The events that haven't happened on the screen: those waiting, and one whose tile or animal is on its way. */
  readonly ahead: ReadonlySignal<readonly Staged[]>;
  readonly busy: ReadonlySignal<boolean>;
  private readonly coming: Signal<Staged | null> = signal(null);
  private readonly listeners = new Set<Shown>();
  private readonly pace: () => Pace;
  private ready = true;
  private timer: Timer;
  private arrival: Timer;

  constructor(pace: () => Pace = () => "full") {
    this.pace = pace;
    this.busy = computed(() => this.now.value !== null || this.waiting.value.length > 0);
    this.ahead = computed(() =>
      this.coming.value === null ? this.waiting.value : [this.coming.value, ...this.waiting.value],
    );
  }

  /** Subscribes to what happens on the screen; returns a function that unsubscribes. */
  onShown(shown: Shown): () => void {
    this.listeners.add(shown);
    return () => this.listeners.delete(shown);
  }

  /** Queues events. */
  add(staged: readonly Staged[]): void {
    if (staged.length === 0) return;
    const began = this.busy.peek();
    this.wait(staged);
    if (!began) this.next();
  }

  /** Queues what the player missed. */
  catchUp(staged: readonly Staged[]): void {
    if (staged.length === 0) return;
    const began = this.busy.peek();
    batch(() => {
      this.catchingUp.value = true;
      this.wait(staged);
    });
    if (!began) this.begin(this.ready);
  }

  /** Starts catching up, as soon as there is a planet to show it on. */
  begin(ready: boolean): void {
    this.ready = ready;
    if (!ready || !this.catchingUp.peek() || this.now.peek() !== null) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.next(), BEGIN);
  }

  private wait(staged: readonly Staged[]): void {
    this.waiting.value = [...this.waiting.peek(), ...staged].slice(-MOST);
  }

  /** Drops a placement that was undone before it was shown. */
  withdraw(seat: number): void {
    const undone = ({ event }: Staged): boolean => event.type === "placed" && event.seat === seat;
    this.waiting.value = this.waiting.peek().filter((each) => !undone(each));
    const coming = this.coming.peek();
    if (coming === null || !undone(coming)) return;
    this.coming.value = null;
    this.next();
  }

  /** Shows the next event now. */
  next(): void {
    clearTimeout(this.timer);
    clearTimeout(this.arrival);
    const [next = null, ...rest] = this.waiting.peek();
    const { lead, whole } = next === null ? { lead: 0, whole: 0 } : this.lengthOf(next.event);
    batch(() => {
      this.arrive();
      this.waiting.value = rest;
      this.now.value = next?.event ?? null;
      this.coming.value = next;
      if (next === null) this.catchingUp.value = false;
      else if (lead === 0) this.arrive();
    });
    if (next === null) return;
    const haste = rest.length > MANY ? 0.5 : 1;
    this.timer = setTimeout(() => this.next(), whole * haste);
    if (lead > 0) this.arrival = setTimeout(() => batch(() => this.arrive()), lead * haste);
  }

  private lengthOf(event: StagedEvent): Length {
    return event.type === "placed" && this.pace() !== "full" && !this.catchingUp.peek() ? QUICK : FULL[event.type];
  }

  /** What was coming has arrived. */
  private arrive(): void {
    const come = this.coming.peek();
    if (come === null) return;
    this.coming.value = null;
    this.tell([come], false);
  }

  /** Says that events have happened on the screen. */
  private tell(staged: readonly Staged[], skipped: boolean): void {
    const events = staged.flatMap(({ event, along }) => [event, ...along]);
    if (events.length > 0) for (const shown of this.listeners) shown(events, skipped);
  }

  /** Takes note of events that aren't shown by themselves: they happen once everything before them has. */
  pass(events: readonly Event[]): void {
    if (events.length === 0) return;
    const [waiting, coming] = [this.waiting.peek(), this.coming.peek()];
    const followed = ({ along, ...last }: Staged): Staged => ({ ...last, along: [...along, ...events] });
    const last = waiting.at(-1);
    if (last !== undefined) this.waiting.value = [...waiting.slice(0, -1), followed(last)];
    else if (coming !== null) this.coming.value = followed(coming);
    else for (const shown of this.listeners) shown(events, false);
  }

  /** Skips the rest. */
  skip(): void {
    if (!this.busy.peek()) return;
    const rest = this.ahead.peek();
    batch(() => {
      this.coming.value = null;
      this.waiting.value = [];
      this.tell(rest, true);
      this.next();
    });
  }
}
