/** Schedules at most one frame at a time: while nothing moves, nothing is drawn. */

/** The longest step of motion in seconds; caps slow frames, so that nothing jumps. */
const LONGEST_STEP = 0.1;

/** Requests frames from the browser, one at a time, for as long as they are wanted. */
export class Frames {
  /** Frames drawn since the start. */
  count = 0;
  private asked: number | null = null;
  private last: number | null = null;
  private readonly draw: (seconds: number, followed: number | null) => boolean;

  /**
   * `draw` gets the seconds to advance by and, if it directly follows another frame, the milliseconds since that one.
   * It returns whether it wants another frame.
   */
  constructor(draw: (seconds: number, followed: number | null) => boolean) {
    this.draw = draw;
  }

  /** Whether a frame has been requested. */
  get pending(): boolean {
    return this.asked !== null;
  }

  /** Requests a frame, unless one is already on its way. */
  ask(): void {
    this.asked ??= requestAnimationFrame((now) => this.step(now));
  }

  private step(now: number): void {
    this.asked = null;
    this.count += 1;
    const followed = this.last === null ? null : now - this.last;
    const again = this.draw(followed === null ? 1 / 60 : Math.min(LONGEST_STEP, followed / 1000), followed);
    this.last = again ? now : null;
    if (again) this.ask();
  }

  /** Cancels the requested frame. */
  stop(): void {
    if (this.asked !== null) cancelAnimationFrame(this.asked);
    this.asked = null;
    this.last = null;
  }
}
