/** How an area is cut into small triangles, and which points of neighbouring areas are the same point. */
import { ACROSS, AREA_COUNT, CORNERS, NORMALS } from "../../world/geometry.ts";
import { ALL_AREAS, type Area, at, edgeOf, faceOf } from "../../world/units.ts";
import { add, length, read, scale, type Vec } from "./vec.ts";

/** The radius the surface would have if the planet were a ball; the real shape is halfway there. */
const BALL = 1.1;

/** How far the shape is from a dodecahedron (0) to a ball (1). */
const ROUNDNESS = 0.5;

/** The limits for rows of small triangles per area: fewer show no relief, more don't fit 16-bit indices. */
const FEWEST_ROWS = 2;
const MOST_ROWS = 24;

/** The cut of every area into rows of small triangles, welded into one surface. */
export interface Lattice {
  readonly rows: number;
  /** The number of points in one area. */
  readonly perArea: number;
  /** The corners of one area's small triangles, three per triangle, counterclockwise from outside. */
  readonly triangles: Uint16Array;
  /** For each point of an area, its barycentric weights: the face's middle, corner s, corner s + 1. */
  readonly shares: Float32Array;
  /** For each point of each area, its index on the welded surface. */
  readonly weld: Uint16Array;
  readonly welded: number;
  /** The positions of the welded points on the flat dodecahedron. */
  readonly flat: Float32Array;
  /** Their positions on the rounded planet, without relief. */
  readonly base: Float32Array;
}

/** A point of the flat dodecahedron moved onto the rounded planet. */
export function rounded(p: Vec): Vec {
  const far = length(p);
  return scale(p, 1 + ((BALL - far) * ROUNDNESS) / far);
}

/** The three corners of an area on the flat dodecahedron: its face's middle, corner s, corner s + 1. */
export function cornersOf(area: Area): readonly [Vec, Vec, Vec] {
  const corners = at(CORNERS, faceOf(area));
  return [at(NORMALS, faceOf(area)), at(corners, edgeOf(area)), at(corners, (edgeOf(area) + 1) % corners.length)];
}

/**
 * The index within its area of the point in row `row` (0 is the face's middle), `along` points from corner s's side.
 */
export const pointAt = (row: number, along: number): number => (row * (row + 1)) / 2 + along;

function cut(rows: number): Pick<Lattice, "perArea" | "triangles" | "shares"> {
  const perArea = pointAt(rows + 1, 0);
  const shares = new Float32Array(3 * perArea);
  const triangles: number[] = [];
  for (let row = 0; row <= rows; row++) {
    for (let along = 0; along <= row; along++) {
      shares.set([1 - row / rows, (row - along) / rows, along / rows], 3 * pointAt(row, along));
      if (row === rows) continue;
      triangles.push(pointAt(row, along), pointAt(row + 1, along), pointAt(row + 1, along + 1));
      if (along < row) triangles.push(pointAt(row, along), pointAt(row + 1, along + 1), pointAt(row, along + 1));
    }
  }
  return { perArea, shares, triangles: Uint16Array.from(triangles) };
}

/** A name for a point on an area's border that is the same in both areas. */
function name(p: Vec): string {
  return p.map((x) => Math.round(x * 1e4)).join();
}

function make(rows: number): Lattice {
  const { perArea, triangles, shares } = cut(rows);
  const weld = new Uint16Array(AREA_COUNT * perArea);
  const flat: number[] = [];
  const base: number[] = [];
  const known = new Map<string, number>();
  for (const area of ALL_AREAS) {
    const [middle, left, right] = cornersOf(area);
    for (let each = 0; each < perArea; each++) {
      const p = add(
        add(scale(middle, read(shares, 3 * each)), scale(left, read(shares, 3 * each + 1))),
        scale(right, read(shares, 3 * each + 2)),
      );
      const called = name(p);
      let number = known.get(called);
      if (number === undefined) {
        number = known.size;
        known.set(called, number);
        flat.push(...p);
        base.push(...rounded(p));
      }
      weld[area * perArea + each] = number;
    }
  }
  return {
    rows,
    perArea,
    triangles,
    shares,
    weld,
    welded: known.size,
    flat: Float32Array.from(flat),
    base: Float32Array.from(base),
  };
}

const made = new Map<number, Lattice>();

/** The lattice with a number of rows per area; cached. */
export function lattice(rows: number): Lattice {
  if (!Number.isInteger(rows) || rows < FEWEST_ROWS || rows > MOST_ROWS) {
    throw new RangeError(`an area has ${FEWEST_ROWS} to ${MOST_ROWS} rows of triangles, not ${rows}`);
  }
  let found = made.get(rows);
  if (found === undefined) {
    found = make(rows);
    made.set(rows, found);
  }
  return found;
}

/**
 * The areas beyond an area's three sides: across the face's edge, past the side at corner s, past the side at corner s
 * + 1.
 */
export function beyond(area: Area): readonly [Area, Area, Area] {
  const first = 5 * faceOf(area);
  const edge = edgeOf(area);
  return [at(ACROSS, area), at(ALL_AREAS, first + ((edge + 4) % 5)), at(ALL_AREAS, first + ((edge + 1) % 5))];
}
