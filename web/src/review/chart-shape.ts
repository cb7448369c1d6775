/** Where things are on the chart of chances, in pixels. */
import type { ChancePoint } from "./model/line.ts";

/** The room around the plot: for the seats' numbers on the right, and the rounds below. */
export const ROOM = { left: 10, right: 26, top: 10, bottom: 18 } as const;

/** The least distance between two seats' numbers. */
const APART = 17;

/** Maps moves and chances to pixels. */
export interface Scale {
  readonly x: (at: number) => number;
  readonly y: (chance: number) => number;
}

/** A chart of this size for a game with so many moves. */
export function scaleOf(width: number, height: number, moves: number): Scale {
  const wide = width - ROOM.left - ROOM.right;
  const high = height - ROOM.top - ROOM.bottom;
  return {
    x: (at) => ROOM.left + (wide * at) / Math.max(1, moves),
    y: (chance) => ROOM.top + high * (1 - chance),
  };
}

const fixed = (value: number): string => value.toFixed(1);

/** A seat's line: what play changed, and the steps that luck made, as two paths. */
export function pathsOf(
  line: readonly ChancePoint[],
  seat: number,
  { x, y }: Scale,
): { readonly play: string; readonly luck: string } {
  let [play, luck] = ["", ""];
  line.forEach(({ at, chances }, place) => {
    const to = `${fixed(x(at))} ${fixed(y(chances[seat] ?? 0))}`;
    const before = line[place - 1];
    if (before?.at === at) {
      luck += `M${fixed(x(at))} ${fixed(y(before.chances[seat] ?? 0))}L${to}`;
      play += `M${to}`;
    } else play += `${place === 0 ? "M" : "L"}${to}`;
  });
  return { play, luck };
}

/** The area below a seat's line. */
export function areaOf(line: readonly ChancePoint[], seat: number, { x, y }: Scale): string {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined) return "";
  const top = line.map(({ at, chances }) => `${fixed(x(at))} ${fixed(y(chances[seat] ?? 0))}`).join("L");
  return `M${fixed(x(first.at))} ${fixed(y(0))}L${top}L${fixed(x(last.at))} ${fixed(y(0))}Z`;
}

/** Moves numbers that would cover each other apart, without changing their order. */
export function spread(places: readonly number[], least: number, most: number): readonly number[] {
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const found = [...places];
  order.forEach((index, place) => {
    const above = place === 0 ? least - APART : (found[order[place - 1] ?? 0] ?? 0);
    found[index] = Math.max(found[index] ?? 0, above + APART);
  });
  [...order].reverse().forEach((index, place) => {
    const below = place === 0 ? most + APART : (found[order.at(-place) ?? 0] ?? 0);
    found[index] = Math.min(found[index] ?? 0, below - APART);
  });
  return found;
}
