/**
 * The shape of a tile on the table: a rounded pentagon with its tip away from the viewer, seen from above at a slant.
 */
import { between, distance, line, type Point, pair } from "../shapes/path.ts";
import { EDGE_COUNT } from "../world/geometry.ts";
import { ALL_EDGES, at, type Edge, edge } from "../world/units.ts";

/** The distance from the middle of a tile to its corners. */
export const REACH = 100;
/** How much shorter a tile looks from front to back. */
export const SLANT = 0.84;
/** A tile's thickness. */
export const THICK = 15;
const RADIUS = 16;
const STEP = (2 * Math.PI) / EDGE_COUNT;
/** The angle of edge 0 of an unturned tile, towards the viewer; the others follow counterclockwise. */
const FIRST = -Math.PI / 2;

const around = (far: number, angle: number): Point => [far * Math.cos(angle), -far * Math.sin(angle)];

/** The direction of an edge. */
export const directionOf = (where: Edge): number => FIRST + STEP * where;

const tips: readonly Point[] = ALL_EDGES.map((each) => around(REACH, directionOf(each) - STEP / 2));

/** A rounded corner: where the rounding begins, its tip, where it ends, and its middle. */
function corner(index: number): { begin: Point; tip: Point; end: Point; middle: Point } {
  const tip = at(tips, edge(index));
  const towards = (other: Point): Point => between(tip, other, RADIUS / distance(tip, other));
  const [begin, end] = [towards(at(tips, edge(index - 1))), towards(at(tips, edge(index + 1)))];
  return { begin, tip, end, middle: between(tip, between(begin, end, 0.5), 0.5) };
}

/** Path data of an area, seen from straight above. */
export function areaShape(where: Edge): string {
  const [start, end] = [corner(where), corner(where + 1)];
  return (
    `${line([[0, 0], start.middle])}Q${pair(between(start.tip, start.end, 0.5))} ${pair(start.end)}` +
    `L${pair(end.begin)}Q${pair(between(end.begin, end.tip, 0.5))} ${pair(end.middle)}Z`
  );
}

/** Path data of the line from the middle to the corner where an area begins; a rounded line end stays on the tile. */
export const borderShape = (where: Edge): string => line([[0, 0], between([0, 0], corner(where).middle, 0.965)]);

/** Path data of the whole tile, seen from straight above. */
export const TILE_SHAPE = `${ALL_EDGES.map((each) => {
  const { begin, tip, end } = corner(each);
  return `${each === 0 ? "M" : "L"}${pair(begin)}Q${pair(tip)} ${pair(end)}`;
}).join("")}Z`;

/** Where an area's glyph stands: the centre of its inscribed circle. */
export function signPlace(where: Edge): Point {
  const rim = REACH * Math.cos(STEP / 2);
  const side = 2 * REACH * Math.sin(STEP / 2);
  const inside = (side * rim) / (side + 2 * REACH);
  return around(rim - inside, directionOf(where));
}

/** The same point on the slanted tile. */
export const slanted = ([x, y]: Point): Point => [x, y * SLANT];

/** Path data of the side wall under an edge, on the slanted tile; null if the wall faces away from the viewer. */
export function wallShape(where: Edge): string | null {
  if (Math.sin(directionOf(where)) > -0.1) return null;
  const down = ([x, y]: Point): Point => [x, y + THICK];
  const [a, b] = [corner(where), corner(where + 1)];
  const [start, from, bendA] = [a.middle, a.end, between(a.tip, a.end, 0.5)].map(slanted);
  const [end, to, bendB] = [b.middle, b.begin, between(b.begin, b.tip, 0.5)].map(slanted);
  if (!start || !from || !bendA || !end || !to || !bendB) return null;
  return (
    `${line([start])}Q${pair(bendA)} ${pair(from)}L${pair(to)}Q${pair(bendB)} ${pair(end)}L${pair(down(end))}` +
    `Q${pair(down(bendB))} ${pair(down(to))}L${pair(down(from))}Q${pair(down(bendA))} ${pair(down(start))}Z`
  );
}
