/** The finale: objectives are revealed one seat after another, points count up, then the podium shows who won. */
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";

/** How much of a seat's result is shown. */
export type Shown = "nothing" | "objective" | "everything";

/** A moment of the finale. */
interface Step {
  readonly seat: number | null;
  readonly shows: Shown;
  readonly milliseconds: number;
}

/** Milliseconds for the planets to come in, for an objective, and for counting a seat's animals. */
const OPENING = 1000;
const OBJECTIVE = 1700;
const ANIMALS = 1500;

const stepsFor = (seats: number, objectives: boolean): readonly Step[] => [
  { seat: null, shows: "nothing", milliseconds: OPENING },
  ...Array.from({ length: seats }, (_, seat): readonly Step[] => [
    ...(objectives ? [{ seat, shows: "objective" as const, milliseconds: OBJECTIVE }] : []),
    { seat, shows: "everything", milliseconds: ANIMALS },
  ]).flat(),
];

/** Plays the finale, or is over and shows everything. */
export class Finale {
  readonly running: ReadonlySignal<boolean>;
  /** The seat whose points are being counted. */
  readonly seat: ReadonlySignal<number | null>;
  private readonly steps: Signal<readonly Step[]> = signal([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.running = computed(() => this.steps.value.length > 0);
    this.seat = computed(() => this.steps.value[0]?.seat ?? null);
  }

  /** Starts from the beginning. */
  play(seats: number, objectives: boolean): void {
    this.go(stepsFor(seats, objectives));
  }

  private go(steps: readonly Step[]): void {
    clearTimeout(this.timer);
    this.steps.value = steps;
    const [step] = steps;
    if (step !== undefined) this.timer = setTimeout(() => this.go(steps.slice(1)), step.milliseconds);
  }

  /** How much of a seat's result is shown now. */
  shown(seat: number): Shown {
    const [now] = this.steps.value;
    if (now === undefined || (now.seat !== null && seat < now.seat)) return "everything";
    return seat === now.seat ? now.shows : "nothing";
  }

  /** Shows everything at once. */
  skip(): void {
    if (this.running.peek()) this.go([]);
  }
}
