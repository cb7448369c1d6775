/** Lines on the map: around a region, along a shore, across a gap, around the planet. */
import { between, distance, line, type Point, pair, polygon } from "../shapes/path.ts";
import { ACROSS } from "../world/geometry.ts";
import { habitatAt, type Planet } from "../world/planet.ts";
import { ALL_AREAS, type Area, areaAt, at, edge, edgeOf, faceOf } from "../world/units.ts";
import { cardArea } from "./card.ts";
import { type Net, triangle } from "./net.ts";

/** The outline of a set of areas. */
export interface Outline {
  /** Where the region ends. */
  readonly border: string;
  /** Where it continues elsewhere on the map, because the planet was cut there. */
  readonly open: string;
}

/** The outline of a set of areas on their cards. */
export function outline(net: Net, areas: readonly Area[]): Outline {
  const inside = new Set(areas);
  const border: string[] = [];
  const open: string[] = [];
  for (const each of areas) {
    const { centre, from, to, rim } = cardArea(net, each);
    const there = at(ACROSS, each);
    if (!inside.has(areaAt(faceOf(each), edge(edgeOf(each) - 1)))) border.push(line([centre, from]));
    if (!inside.has(areaAt(faceOf(each), edge(edgeOf(each) + 1)))) border.push(line([to, centre]));
    if (!inside.has(there)) border.push(`${line([from])}${rim}`);
    else if (!net.glued.has(each)) open.push(`${line([from])}${rim}`);
    // Across the gap to the next card.
    else border.push(line([to, cardArea(net, there).from]));
  }
  return { border: border.join(""), open: open.join("") };
}

/** A side of an area: towards the area before or after it on its card, or its outer edge. */
export type Side = "before" | "after" | "outer";

/** The strip along one side of an area. */
export function shore(net: Net, of: Area, side: Side, width: number): string {
  const { centre, from, to, rim } = cardArea(net, of);
  // An area's angles are 72° at the middle of its card and 54° at the two corners.
  const atCentre = width / Math.sin((72 * Math.PI) / 180);
  const atCorner = width / Math.sin((54 * Math.PI) / 180);
  const part = (start: Point, end: Point, far: number): Point => between(start, end, far / distance(start, end));
  switch (side) {
    case "before":
      return polygon([centre, from, part(from, to, atCorner), part(centre, to, atCentre)]);
    case "after":
      return polygon([centre, to, part(to, from, atCorner), part(centre, from, atCentre)]);
    case "outer":
      return `${line([from])}${rim}L${pair(part(to, centre, atCorner))}L${pair(part(from, centre, atCorner))}Z`;
  }
}

/** How far a bridge reaches onto a card, past the light on its rim, where a region continues across the gap. */
const OVERLAP = 0.05;

/** The patch over the gap between two cards where a region continues from one to the other. */
export function bridge(net: Net, of: Area): string {
  const onto = [of, at(ACROSS, of)].flatMap((each) => {
    const { centre, from, to } = cardArea(net, each);
    const margin = 0.02;
    return [between(from, to, margin), between(to, from, margin)].map((point) => between(point, centre, OVERLAP));
  });
  return polygon(onto);
}

/** Where a region continues across the gap between two cards: the lower of the two areas that meet there. */
export const joined = (net: Net, planet: Planet): readonly Area[] =>
  ALL_AREAS.filter((each) => {
    const [habitat, there] = [habitatAt(planet, each), at(ACROSS, each)];
    return each < there && net.glued.has(each) && habitat !== null && habitat === habitatAt(planet, there);
  });

/** Two edges that meet on the planet but not on the map. */
export interface Link {
  readonly ends: readonly [Point, Point];
  /** A curve from one to the other; null if they are too far apart for the eye to follow it. */
  readonly curve: string | null;
}

/** The greatest distance on the map at which two edges are linked by a curve; such a curve crosses no card. */
const NEAR = 150;

/** The link from an area's outer edge to the edge it meets on the planet. */
export function link(net: Net, of: Area): Link {
  const [one, other] = [of, at(ACROSS, of)].map((each) => {
    const [middle, start, end] = triangle(net, each);
    const rim = between(start, end, 0.5);
    return { rim, out: (far: number): Point => between(middle, rim, 1 + far / distance(middle, rim)) };
  });
  if (one === undefined || other === undefined) throw new Error("an edge has two sides");
  const apart = distance(one.rim, other.rim);
  const bend = [one.out(0.4 * apart), other.out(0.4 * apart), other.rim].map(pair).join(" ");
  return { ends: [one.rim, other.rim], curve: apart < NEAR ? `${line([one.rim])}C${bend}` : null };
}
