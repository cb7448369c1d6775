/** A planet's ground as the GPU takes it: relief and colours for every point of every covered area. */
import { AREA_COUNT, FACE_COUNT } from "../../world/geometry.ts";
import { habitatAt, type Planet } from "../../world/planet.ts";
import { ALL_AREAS, type Area } from "../../world/units.ts";
import { type Lie, lieOf } from "./borders.ts";
import { type Lattice, pointAt } from "./lattice.ts";
import { hash } from "./noise.ts";
import { height, type Spot } from "./relief.ts";
import { sharp, tint } from "./tint.ts";
import { bytes } from "./tone.ts";
import { add, frame, length, point, read, scale, unit, type Vec } from "./vec.ts";

/** Values for each welded point of the surface. */
export interface Surface {
  readonly lattice: Lattice;
  readonly lie: Lie;
  /** The positions of the points, with relief. */
  readonly position: Float32Array;
  readonly height: Float32Array;
}

/**
 * Values for each point of each area, in the lattice's order: always 60 areas, covered or not, so that the buffers keep
 * their size.
 */
export interface Ground {
  readonly position: Float32Array;
  /** Red, green and blue in sRGB, and the area. */
  readonly colour: Uint8Array;
  /**
   * The distances to the region's border and to the nearest shore, and what is drawn with a sharp edge (see `sharp`).
   */
  readonly lie: Float32Array;
  /** The corners of the small triangles of all covered areas. */
  readonly index: Uint16Array;
}

const spotOf = (lie: Lie, number: number): Omit<Spot, "at"> => ({
  border: read(lie.border, number),
  shore: read(lie.shore, number),
  width: read(lie.width, number),
  rise: read(lie.rise, number),
});

/** How far a point may be displaced sideways, as a fraction of a small triangle; a regular grid looks artificial. */
const STRAY = 0.3;

/** Displaces a point sideways; points on a face's rim stay in place, so that tiles have straight edges. */
function strayed(base: Vec, number: number, free: boolean, reach: number): Vec {
  if (!free) return base;
  const up = unit(base);
  const [side, ahead] = frame(up);
  const x = (hash(number, 1, 0, 11) - 0.5) * 2 * reach;
  const y = (hash(number, 2, 0, 11) - 0.5) * 2 * reach;
  return add(base, add(scale(side, x), scale(ahead, y)));
}

/** The planet's surface: how each point lies in its region, and its height. Yields after each region and area. */
export function* surfaceOf(planet: Planet, lattice: Lattice, seed: number): Generator<void, Surface> {
  const lie = yield* lieOf(planet, lattice, seed);
  const position = new Float32Array(3 * lattice.welded);
  const heights = new Float32Array(lattice.welded);
  const done = new Uint8Array(lattice.welded);
  const reach = (STRAY * 0.75) / lattice.rows;
  for (const area of ALL_AREAS) {
    const habitat = habitatAt(planet, area);
    if (habitat === null) continue;
    for (let each = 0; each < lattice.perArea; each++) {
      const number = read(lattice.weld, area * lattice.perArea + each);
      if (read(done, number) === 1) continue;
      done[number] = 1;
      const border = read(lie.border, number);
      const inside = each < pointAt(lattice.rows, 0) && border > 1e-4;
      const base = strayed(point(lattice.base, number), number, inside, reach);
      const spot: Spot = { at: base, ...spotOf(lie, number) };
      const high = height(habitat, spot, seed);
      heights[number] = high;
      position.set(scale(base, 1 + high / length(base)), 3 * number);
    }
    yield;
  }
  return { lattice, lie, position, height: heights };
}

/** How far each point is below the mean of its neighbours. */
function hollows({ lattice, height: heights }: Surface, planet: Planet): Float32Array {
  const sum = new Float32Array(lattice.welded);
  const count = new Float32Array(lattice.welded);
  for (const area of ALL_AREAS) {
    if (habitatAt(planet, area) === null) continue;
    for (let corner = 0; corner < lattice.triangles.length; corner++) {
      const following = corner - (corner % 3) + ((corner + 1) % 3);
      const one = read(lattice.weld, area * lattice.perArea + read(lattice.triangles, corner));
      const two = read(lattice.weld, area * lattice.perArea + read(lattice.triangles, following));
      sum[one] = read(sum, one) + read(heights, two);
      sum[two] = read(sum, two) + read(heights, one);
      count[one] = read(count, one) + 1;
      count[two] = read(count, two) + 1;
    }
  }
  return sum.map((total, number) =>
    read(count, number) > 0 ? total / read(count, number) - read(heights, number) : 0,
  );
}

/** The corners of the small triangles of the covered areas, numbered across all 60 areas. */
export function indexOf(planet: Planet, lattice: Lattice): Uint16Array {
  const laid = ALL_AREAS.filter((area) => habitatAt(planet, area) !== null);
  const index = new Uint16Array(laid.length * lattice.triangles.length);
  laid.forEach((area, order) => {
    const first = area * lattice.perArea;
    index.set(
      lattice.triangles.map((corner) => first + corner),
      order * lattice.triangles.length,
    );
  });
  return index;
}

/** The ground's buffers; yields after each area. */
export function* groundOf(planet: Planet, surface: Surface, seed: number): Generator<void, Ground> {
  const { lattice, lie } = surface;
  const points = AREA_COUNT * lattice.perArea;
  const position = new Float32Array(3 * points);
  const colour = new Uint8Array(4 * points);
  const lies = new Float32Array(3 * points);
  const hollow = hollows(surface, planet);
  const paint = (area: Area): void => {
    const habitat = habitatAt(planet, area);
    for (let each = 0; each < lattice.perArea; each++) {
      const to = area * lattice.perArea + each;
      const number = read(lattice.weld, to);
      if (habitat === null) {
        position.set(point(lattice.base, number), 3 * to);
        continue;
      }
      const ground = {
        at: point(lattice.base, number),
        ...spotOf(lie, number),
        height: read(surface.height, number),
        hollow: read(hollow, number),
      };
      position.set(point(surface.position, number), 3 * to);
      colour.set(bytes(tint(habitat, ground, seed), area), 4 * to);
      lies.set([ground.border, ground.shore, sharp(habitat, ground, seed)], 3 * to);
    }
  };
  for (const area of ALL_AREAS) {
    paint(area);
    if (area % (AREA_COUNT / FACE_COUNT) === 0) yield;
  }
  return { position, colour, lie: lies, index: indexOf(planet, lattice) };
}
