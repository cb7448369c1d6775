/** Where to put what belongs to a region: its number and its animals. */
import type { Habitat } from "../world/geometry.ts";
import { habitatAt, type Planet } from "../world/planet.ts";
import type { Area } from "../world/units.ts";
import { cornersOf, rounded } from "./land/lattice.ts";
import { add, dot, length, scale, unit, type Vec } from "./land/vec.ts";

/** How far above an area's middle something must stand to be seen over what grows there. */
const CLEAR: Readonly<Record<Habitat, number>> = {
  ocean: 0.02,
  forest: 0.13,
  desert: 0.05,
  mountain: 0.26,
  glacier: 0.08,
};

/** The middle of an area on the rounded planet. */
export function middleOf(area: Area): Vec {
  const [a, b, c] = cornersOf(area);
  return rounded(scale(add(a, add(b, c)), 1 / 3));
}

/** The middle of an area, raised above what stands there and by another `more`. */
export function above(planet: Planet, area: Area, more: number): Vec {
  const middle = middleOf(area);
  const habitat = habitatAt(planet, area);
  return scale(middle, 1 + (more + (habitat === null ? 0 : CLEAR[habitat])) / length(middle));
}

/** The direction of the middle of several areas; if they cancel out around the planet, that of the first area. */
export function directionOf(areas: readonly Area[]): Vec {
  const sum = areas.reduce<Vec>((total, area) => add(total, unit(middleOf(area))), [0, 0, 0]);
  const [first] = areas;
  if (length(sum) > 1e-6) return unit(sum);
  return first === undefined ? [0, 1, 0] : unit(middleOf(first));
}

/**
 * The area of a region where its number stands: the one nearest to its middle, ties going to the lowest. Avoids taken
 * areas if it can.
 */
export function heartOf(areas: readonly Area[], taken: ReadonlySet<Area> = new Set()): Area | undefined {
  const towards = directionOf(areas);
  const left = areas.filter((area) => !taken.has(area));
  let best: Area | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const area of left.length > 0 ? left : areas) {
    const near = dot(unit(middleOf(area)), towards);
    if (near > most + 1e-9) {
      most = near;
      best = area;
    }
  }
  return best;
}

/** Dwellers nearer to each other than this, in radii, crowd each other. */
const ROOM = 0.7;

const distance = (one: Area, other: Area): number => length(add(middleOf(one), scale(middleOf(other), -1)));

/**
 * Picks a home for each dweller among the areas it may live in: the area with the fewest dwellers, then the farthest
 * from others, then the one nearest to the middle. Earlier dwellers choose first, so nobody ever has to move.
 */
export function homesOf(dwellers: readonly (readonly Area[])[]): readonly (Area | undefined)[] {
  const taken = new Map<Area, number>();
  const count = (area: Area): number => taken.get(area) ?? 0;
  return dwellers.map((areas) => {
    const towards = directionOf(areas);
    const crowd = (area: Area): number =>
      100 * count(area) +
      [...taken.keys()].reduce((sum, each) => sum + 20 * Math.max(0, ROOM - distance(area, each)), 0);
    const cost = (area: Area): number => crowd(area) - dot(unit(middleOf(area)), towards);
    const [first, ...others] = areas;
    if (first === undefined) return undefined;
    const home = others.reduce((best, area) => (cost(area) < cost(best) - 1e-9 ? area : best), first);
    taken.set(home, count(home) + 1);
    return home;
  });
}

/** How far from the middle of their home the dwellers stand that have to share it, and how large they are there. */
const ASIDE = 0.15;
const SHARED = 0.75;

/** Where a dweller stands at home, as a shift from its middle, and its size: those who share an area stand in a row. */
export function placeAt(
  homes: readonly (Area | undefined)[],
  number: number,
): { readonly aside: Vec; readonly size: number } {
  const home = homes[number];
  const sharing = homes.flatMap((each, index) => (each === home ? [index] : []));
  if (home === undefined || sharing.length === 1) return { aside: [0, 0, 0], size: 1 };
  const [, left, right] = cornersOf(home);
  const step = 2 * sharing.indexOf(number) - (sharing.length - 1);
  return { aside: scale(unit(add(right, scale(left, -1))), step * ASIDE), size: SHARED };
}
