/** One scheduled frame at most: nothing is drawn while nothing moves. */

/** Seconds that a step of motion is taken for at most, so that a slow frame is no jump. */
const LONGEST_STEP = 0.1;

/** Asks the browser for frames, one at a time, for as long as somebody wants them. */
export class Frames {
  /** Frames drawn since the start. */
  count = 0;
  private asked: number | null = null;
  private last: number | null = null;
  private readonly draw: (seconds: number, followed: number | null) => boolean;

  /**
   * `draw` is given the seconds to move on by and, if the frame follows another at once, the milliseconds since then;
   * it says whether it wants another.
   */
  constructor(draw: (seconds: number, followed: number | null) => boolean) {
    this.draw = draw;
  }

  /** Whether a frame is on its way. */
  get pending(): boolean {
    return this.asked !== null;
  }

  /** Asks for a frame; asking twice is asking once. */
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

  /** Takes back what was asked for. */
  stop(): void {
    if (this.asked !== null) cancelAnimationFrame(this.asked);
    this.asked = null;
    this.last = null;
  }
}
