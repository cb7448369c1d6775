/** How a finger drags a sheet down: how far the sheet has followed it, and whether letting go closes it. */

/** Pixels per millisecond at which a flick closes a sheet, however short it is. */
const FLICK = 0.5;

/** The share of a sheet's height below which a slow drag closes it. */
const FAR = 0.4;

/** How many milliseconds before letting go count for the speed: a finger that rests has stopped. */
const RECENT = 80;

interface Spot {
  readonly y: number;
  readonly time: number;
}

/** One drag, from the finger going down. Upwards there is nothing to follow. */
export class Drag {
  private readonly from: Spot;
  private spots: readonly Spot[];

  constructor(y: number, time: number) {
    this.from = { y, time };
    this.spots = [this.from];
  }

  /** Follows the finger; returns how far down the sheet goes. */
  move(y: number, time: number): number {
    this.spots = [...this.spots.filter((spot) => time - spot.time <= RECENT), { y, time }];
    return Math.max(0, y - this.from.y);
  }

  /** Whether letting go at a time closes a sheet of a height. */
  closes(height: number, time: number): boolean {
    const recent = this.spots.filter((spot) => time - spot.time <= RECENT);
    const [first, last] = [recent[0], recent.at(-1)];
    const passed = first === undefined || last === undefined ? 0 : last.time - first.time;
    const speed = first === undefined || last === undefined || passed <= 0 ? 0 : (last.y - first.y) / passed;
    const down = (this.spots.at(-1)?.y ?? this.from.y) - this.from.y;
    if (speed >= FLICK) return down > 0;
    return speed > -FLICK && down >= height * FAR;
  }
}
