/** The flourish after a landing: regions that grew glow once, and their new size pops up. */
import type { Planet } from "../world/planet.ts";
import type { Lit, LitRegion } from "./lit.ts";
import { easeOut, overshoot, type Tweens } from "./tweens.ts";

/** How long it lasts, in seconds. */
const SECONDS = 1.5;

/** The shares of that time in which the numbers pop up, and after which everything fades. */
const POP = 0.22;
const FADE = 0.65;

/** The glow on one planet. Only the latest is drawn. */
export class Glow {
  private latest = 0;

  /** Ends it, because something else is to be lit. */
  end(): void {
    this.latest += 1;
  }

  /** Lets regions glow once. */
  async start(planet: Planet, regions: readonly LitRegion[], lit: Lit, tweens: Tweens): Promise<void> {
    const own = ++this.latest;
    if (tweens.still || regions.length === 0) return;
    await tweens.start(SECONDS, (share) => {
      if (own !== this.latest) return;
      if (share >= 1) return lit.clear(planet);
      const left = share < FADE ? 1 : 1 - easeOut((share - FADE) / (1 - FADE));
      const numbers = { size: overshoot(Math.min(1, share / POP)), alpha: left };
      lit.show(planet, regions, { dim: 0, strength: 0.8 * left, hovering: null, numbers });
    });
  }
}
