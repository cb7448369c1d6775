/** Life at the end of a round, and what happened while one was away: each in its turn, for as long as one likes to look. */
import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Awarded, Carried, Discarded, Event, GameView, Placed, Revealed } from "../../protocol.ts";

/** What becomes of an animal. */
export type Fate = Awarded | Carried | Discarded | Revealed;

/** What is told one after the other: to those who were away, also the tiles that were laid. */
export type PlaybackEvent = Placed | Fate;

/** Milliseconds for which each is shown. */
const SHOWN = { placed: 1900, awarded: 3200, carried: 2600, discarded: 2600, revealed: 1800 } as const;

/** Milliseconds before the first of what one has missed, and until a tile lands once its planet is before one. */
const BEGIN = 1600;
const LANDING = 600;

/** Behind so many that wait, each is shown for half of its time. */
const MANY = 10;

/** No more than this are waited for, which is more than a game has. */
const MOST = 120;

/** Whether it is of an animal that something is told. */
export const isFate = (event: Event): event is Fate =>
  event.type === "awarded" || event.type === "carried" || event.type === "discarded" || event.type === "revealed";

/** The fates among what happened. */
export const fatesIn = (events: readonly Event[]): readonly Fate[] => events.filter(isFate);

/** The tiles that were laid and the fates among what happened; what was taken back is not told. */
export function playbackEvents(events: readonly Event[]): readonly PlaybackEvent[] {
  const shown: PlaybackEvent[] = [];
  for (const event of events) {
    if (event.type === "taken back") {
      const last = shown.findLastIndex((each) => each.type === "placed" && each.seat === event.seat);
      if (last >= 0) shown.splice(last, 1);
    } else if (event.type === "placed" || isFate(event)) shown.push(event);
  }
  return shown;
}

/** The planets without the tiles that are still to be told of; those that have none of these stay the same. */
export function planetsBefore(planets: GameView["planets"], ahead: readonly PlaybackEvent[]): GameView["planets"] {
  if (!ahead.some(({ type }) => type === "placed")) return planets;
  return planets.map((faces, seat) => {
    const to = ahead.flatMap((each) => (each.type === "placed" && each.seat === seat ? [each.face] : []));
    return to.length === 0 ? faces : faces.map((laid, face) => (to.includes(face) ? null : laid));
  });
}

/** The log without what is still to be told. */
export function logBefore(log: readonly Event[], ahead: readonly PlaybackEvent[]): readonly Event[] {
  const waiting = new Set<Event>(ahead);
  return waiting.size === 0 ? log : log.filter((event) => !waiting.has(event));
}

/** What is told, one after the other. */
export class Playback {
  /** What is shown now. */
  readonly now: Signal<PlaybackEvent | null> = signal(null);
  /** What waits behind it. */
  readonly waiting: Signal<readonly PlaybackEvent[]> = signal([]);
  /** Whether it is for somebody who was away: then planets stand as they stood, and follow what is told. */
  readonly catchingUp: Signal<boolean> = signal(false);
  /** What is not on the planets yet: what waits, and a tile on its way. */
  readonly ahead: ReadonlySignal<readonly PlaybackEvent[]>;
  readonly busy: ReadonlySignal<boolean>;
  private readonly falling: Signal<Placed | null> = signal(null);
  private ready = true;
  private timer = 0;
  private landing = 0;

  constructor() {
    this.busy = computed(() => this.now.value !== null || this.waiting.value.length > 0);
    this.ahead = computed(() =>
      this.falling.value === null ? this.waiting.value : [this.falling.value, ...this.waiting.value],
    );
  }

  /** Shows what becomes of animals, after what is shown already. */
  add(events: readonly Event[]): void {
    const began = this.busy.peek();
    this.wait(this.catchingUp.peek() ? playbackEvents(events) : fatesIn(events));
    if (!began) this.next();
  }

  /** Tells somebody who was away what happened, move by move. */
  catchUp(events: readonly Event[]): void {
    const shown = playbackEvents(events);
    if (shown.length === 0) return;
    const began = this.busy.peek();
    batch(() => {
      this.catchingUp.value = true;
      this.wait(shown);
    });
    if (!began) this.begin(this.ready);
  }

  /** Begins to tell what one has missed, now or once there is a planet to tell it on. */
  begin(ready: boolean): void {
    this.ready = ready;
    if (!ready || !this.catchingUp.peek() || this.now.peek() !== null) return;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.next(), BEGIN);
  }

  private wait(shown: readonly PlaybackEvent[]): void {
    this.waiting.value = [...this.waiting.peek(), ...shown].slice(-MOST);
  }

  /** Shows the next at once. */
  next(): void {
    clearTimeout(this.timer);
    clearTimeout(this.landing);
    const [next = null, ...rest] = this.waiting.peek();
    const falls = next?.type === "placed" ? next : null;
    batch(() => {
      this.waiting.value = rest;
      this.now.value = next;
      this.falling.value = falls;
      if (next === null) this.catchingUp.value = false;
    });
    if (next === null) return;
    this.timer = window.setTimeout(() => this.next(), SHOWN[next.type] / (rest.length > MANY ? 2 : 1));
    if (falls !== null) this.landing = window.setTimeout(() => this.land(), LANDING);
  }

  private land(): void {
    this.falling.value = null;
  }

  /** Shows no more. */
  skip(): void {
    if (!this.busy.peek()) return;
    batch(() => {
      this.waiting.value = [];
      this.next();
    });
  }
}
