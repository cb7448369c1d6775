/** All timed animations of a planet in one list, stepped once per frame. */

/** An animation: called with its progress from 0 to 1; the last call is always with 1. */
export type Motion = (share: number) => void;

interface Running {
  readonly seconds: number;
  readonly motion: Motion;
  readonly done: () => void;
  passed: number;
}

/** Starts fast and ends gently. */
export const easeOut = (t: number): number => 1 - (1 - t) ** 3;

/** Starts gently and ends fast, like something falling. */
export const easeIn = (t: number): number => t * t;

/** Starts and ends gently. */
export const easeBoth = (t: number): number => t * t * (3 - 2 * t);

/** Overshoots its end a little and comes back. */
export const overshoot = (t: number): number => 1 + 2.6 * (t - 1) ** 3 + 1.6 * (t - 1) ** 2;

/** A wobble that dies away: 0 at both ends. */
export const wobble = (t: number): number => Math.sin(t * Math.PI * 3) * (1 - t) ** 2;

/** The animations of one planet. With `still`, each one ends as soon as it begins. */
export class Tweens {
  still: boolean;
  private running: Running[] = [];
  private readonly woken: () => void;

  /** `woken` is called whenever an animation starts. */
  constructor(still: boolean, woken: () => void) {
    this.still = still;
    this.woken = woken;
  }

  /** Whether anything moves. */
  get moving(): boolean {
    return this.running.length > 0;
  }

  /** Starts an animation; the promise resolves when it has ended, even if it was cut short. */
  start(seconds: number, motion: Motion): Promise<void> {
    this.woken();
    if (this.still || seconds <= 0) {
      motion(1);
      return Promise.resolve();
    }
    motion(0);
    return new Promise((done) => this.running.push({ seconds, motion, done, passed: 0 }));
  }

  /** Advances all animations. */
  step(seconds: number): void {
    const ended: Running[] = [];
    for (const each of this.running) {
      each.passed += seconds;
      if (each.passed >= each.seconds) ended.push(each);
      else each.motion(each.passed / each.seconds);
    }
    this.running = this.running.filter((each) => !ended.includes(each));
    for (const each of ended) {
      each.motion(1);
      each.done();
    }
  }

  /** Jumps every animation to its end. */
  finish(): void {
    this.step(Number.POSITIVE_INFINITY);
  }
}
