/** Where a planet's regions end, and how far each point of the land is from there. */
import type { Habitat } from "../../world/geometry.ts";
import { habitatAt, type Planet } from "../../world/planet.ts";
import { regionsOf } from "../../world/regions.ts";
import type { Area } from "../../world/units.ts";
import { beyond, cornersOf, type Lattice } from "./lattice.ts";
import { rangeOf, rise } from "./ranges.ts";
import { distanceToSegment, point, read, type Vec } from "./vec.ts";

/** The distance for a region without a border; farther than any real one. */
export const NO_BORDER = 2;

/** One stretch of a region's border. */
interface Stretch {
  readonly from: Vec;
  readonly to: Vec;
  /** What is on the other side; null for a free face. */
  readonly other: Habitat | null;
}

/** For every welded point, how it lies in its region. */
export interface Lie {
  /** The distance to the region's border. */
  readonly border: Float32Array;
  /** The distance to the nearest shore: for sea to the land, for land to the sea. */
  readonly shore: Float32Array;
  /** The distance from the border to the region's innermost point. */
  readonly width: Float32Array;
  /** The height of the mountain range there, from 0 to 1. */
  readonly rise: Float32Array;
}

/** The three sides of an area, each with the area beyond it. */
export function sidesOf(area: Area): readonly { readonly from: Vec; readonly to: Vec; readonly beyond: Area }[] {
  const [middle, left, right] = cornersOf(area);
  const [across, last, next] = beyond(area);
  return [
    { from: left, to: right, beyond: across },
    { from: middle, to: left, beyond: last },
    { from: middle, to: right, beyond: next },
  ];
}

function stretchesOf(planet: Planet, areas: readonly Area[], own: Habitat): Stretch[] {
  return areas.flatMap((area) =>
    sidesOf(area)
      .map((side) => ({ from: side.from, to: side.to, other: habitatAt(planet, side.beyond) }))
      .filter((side) => side.other !== own),
  );
}

const isShore = (own: Habitat, other: Habitat | null): boolean =>
  other !== null && (own === "ocean") !== (other === "ocean");

/** How every point of the planet lies in its region; yields after each region. */
export function* lieOf(planet: Planet, lattice: Lattice, seed: number): Generator<void, Lie> {
  const border = new Float32Array(lattice.welded).fill(NO_BORDER);
  const shore = new Float32Array(lattice.welded).fill(NO_BORDER);
  const width = new Float32Array(lattice.welded);
  const rises = new Float32Array(lattice.welded);
  for (const region of regionsOf(planet)) {
    const stretches = stretchesOf(planet, region.areas, region.habitat);
    const numbers = new Set<number>();
    for (const area of region.areas) {
      for (let each = 0; each < lattice.perArea; each++) numbers.add(read(lattice.weld, area * lattice.perArea + each));
    }
    const range = region.habitat === "mountain" ? rangeOf(region.areas, seed) : null;
    let widest = 0;
    for (const number of numbers) {
      const p = point(lattice.flat, number);
      for (const stretch of stretches) {
        const distance = distanceToSegment(p, stretch.from, stretch.to);
        if (distance < read(border, number)) border[number] = distance;
        if (isShore(region.habitat, stretch.other) && distance < read(shore, number)) shore[number] = distance;
      }
      widest = Math.max(widest, read(border, number));
      if (range !== null) rises[number] = rise(point(lattice.base, number), range);
    }
    for (const number of numbers) width[number] = Math.max(read(width, number), widest);
    yield;
  }
  return { border, shore, width, rise: rises };
}
