/** Plays back life at the end of a round, and what happened while the player was away, one event at a time. */
import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Awarded, Carried, Discarded, Event, GameView, Placed, Revealed } from "../../protocol.ts";

/** What becomes of an animal. */
export type Fate = Awarded | Carried | Discarded | Revealed;

/** An event in the playback. Placements are only included when catching up. */
export type PlaybackEvent = Placed | Fate;

/** Milliseconds that each event is shown. */
const SHOWN = { placed: 1900, awarded: 3200, carried: 2600, discarded: 2600, revealed: 1800 } as const;

/** Milliseconds before the first missed event, and before a tile lands once its planet is in view. */
const BEGIN = 1600;
const LANDING = 600;

/** With more events than this waiting, each is shown for half the time. */
const MANY = 10;

/** The most events that can wait, which is more than a game has. */
const MOST = 120;

/** Whether an event says what becomes of an animal. */
export const isFate = (event: Event): event is Fate =>
  event.type === "awarded" || event.type === "carried" || event.type === "discarded" || event.type === "revealed";

/** The fates among these events. */
export const fatesIn = (events: readonly Event[]): readonly Fate[] => events.filter(isFate);

/** The placements and fates among these events, without placements that were undone. */
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

/** The planets without the tiles still to be played back. Planets without any keep their identity. */
export function planetsBefore(planets: GameView["planets"], ahead: readonly PlaybackEvent[]): GameView["planets"] {
  if (!ahead.some(({ type }) => type === "placed")) return planets;
  return planets.map((faces, seat) => {
    const to = ahead.flatMap((each) => (each.type === "placed" && each.seat === seat ? [each.face] : []));
    return to.length === 0 ? faces : faces.map((laid, face) => (to.includes(face) ? null : laid));
  });
}

/** The log without the events still to be played back. */
export function logBefore(log: readonly Event[], ahead: readonly PlaybackEvent[]): readonly Event[] {
  const waiting = new Set<Event>(ahead);
  return waiting.size === 0 ? log : log.filter((event) => !waiting.has(event));
}

type Timer = ReturnType<typeof setTimeout> | undefined;

/** Plays back events one after another. */
export class Playback {
  /** The event shown now. */
  readonly now: Signal<PlaybackEvent | null> = signal(null);
  /** The events waiting to be shown. */
  readonly waiting: Signal<readonly PlaybackEvent[]> = signal([]);
  /** Whether the player is catching up. The planets then show the state as of the event being played back. */
  readonly catchingUp: Signal<boolean> = signal(false);
  /** The events not yet on the planets: those waiting, and a tile that is still landing. */
  readonly ahead: ReadonlySignal<readonly PlaybackEvent[]>;
  readonly busy: ReadonlySignal<boolean>;
  private readonly falling: Signal<Placed | null> = signal(null);
  private ready = true;
  private timer: Timer;
  private landing: Timer;

  constructor() {
    this.busy = computed(() => this.now.value !== null || this.waiting.value.length > 0);
    this.ahead = computed(() =>
      this.falling.value === null ? this.waiting.value : [this.falling.value, ...this.waiting.value],
    );
  }

  /** Queues what becomes of animals. While catching up, also queues placements. */
  add(events: readonly Event[]): void {
    const began = this.busy.peek();
    this.wait(this.catchingUp.peek() ? playbackEvents(events) : fatesIn(events));
    if (!began) this.next();
  }

  /** Plays back what the player missed, move by move. */
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

  /** Starts catching up, as soon as there is a planet to show it on. */
  begin(ready: boolean): void {
    this.ready = ready;
    if (!ready || !this.catchingUp.peek() || this.now.peek() !== null) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.next(), BEGIN);
  }

  private wait(shown: readonly PlaybackEvent[]): void {
    this.waiting.value = [...this.waiting.peek(), ...shown].slice(-MOST);
  }

  /** Shows the next event now. */
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
    this.timer = setTimeout(() => this.next(), SHOWN[next.type] / (rest.length > MANY ? 2 : 1));
    if (falls !== null) this.landing = setTimeout(() => this.land(), LANDING);
  }

  private land(): void {
    this.falling.value = null;
  }

  /** Skips the rest. */
  skip(): void {
    if (!this.busy.peek()) return;
    batch(() => {
      this.waiting.value = [];
      this.next();
    });
  }
}
