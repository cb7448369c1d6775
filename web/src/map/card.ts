/** The shape of a card on the map: a pentagon with rounded corners, cut into its five areas. */
import { between, distance, line, type Point, pair } from "../shapes/path.ts";
import { type Area, at, edge, edgeOf, type Face, faceOf } from "../world/units.ts";
import type { Net } from "./net.ts";

/** How much of its pentagon a card takes up; this leaves a narrow gap between cards. */
export const SHRINK = 0.968;
/** How far from the corner its rounding begins. */
export const RADIUS = 11;

/** A rounded corner: where the rounding begins, the tip, where it ends, and the middle, where a border meets it. */
interface Corner {
  readonly begin: Point;
  readonly tip: Point;
  readonly end: Point;
  readonly middle: Point;
}

function cornerOf(net: Net, face: Face, index: number, shrink: number): Corner {
  const centre = at(net.centres, face);
  const tips = at(net.corners, face).map((corner) => between(centre, corner, shrink));
  const tip = at(tips, edge(index));
  const towards = (other: Point): Point => between(tip, other, (RADIUS * shrink) / distance(tip, other));
  const [begin, end] = [towards(at(tips, edge(index - 1))), towards(at(tips, edge(index + 1)))];
  // The middle of the quadratic curve from `begin` to `end` with the control point `tip`.
  return { begin, tip, end, middle: between(tip, between(begin, end, 0.5), 0.5) };
}

/** The outline of an area on its card. */
export interface CardArea {
  /** The middle of the card. */
  readonly centre: Point;
  /** The ends of its outer edge, in the middle of the rounded corners. */
  readonly from: Point;
  readonly to: Point;
  /** Path data of that edge, without the initial move. */
  readonly rim: string;
}

/** The outline of an area on its card; `shrink` makes the card smaller. */
export function cardArea(net: Net, of: Area, shrink = SHRINK): CardArea {
  const start = cornerOf(net, faceOf(of), edgeOf(of), shrink);
  const end = cornerOf(net, faceOf(of), edgeOf(of) + 1, shrink);
  const rim =
    `Q${pair(between(start.tip, start.end, 0.5))} ${pair(start.end)}` +
    `L${pair(end.begin)}Q${pair(between(end.begin, end.tip, 0.5))} ${pair(end.middle)}`;
  return {
    centre: at(net.centres, faceOf(of)),
    from: start.middle,
    to: end.middle,
    rim,
  };
}

/** Path data of an area. */
export function areaPath(net: Net, of: Area): string {
  const { centre, from, rim } = cardArea(net, of);
  return `${line([centre, from])}${rim}Z`;
}

/** Path data of a card. */
export function cardPath(net: Net, face: Face, shrink = SHRINK): string {
  const parts = at(net.corners, face).map((_, index) => {
    const { begin, tip, end } = cornerOf(net, face, index, shrink);
    return `${index === 0 ? "M" : "L"}${pair(begin)}Q${pair(tip)} ${pair(end)}`;
  });
  return `${parts.join("")}Z`;
}
