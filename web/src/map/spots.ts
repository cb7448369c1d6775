/** Where on the map the size of a region is written. */
import { between, centroid, distance, type Point } from "../shapes/path.ts";
import { ACROSS } from "../world/geometry.ts";
import { ALL_EDGES, type Area, areaAt, at, edge, edgeOf, faceOf } from "../world/units.ts";
import { edgeEnds, middleOf, type Net } from "./net.ts";

/** The areas next to an area on the map, on its own card or across a hinge. */
function beside(net: Net, of: Area): readonly Area[] {
  const near = [areaAt(faceOf(of), edge(edgeOf(of) + 1)), areaAt(faceOf(of), edge(edgeOf(of) - 1))];
  return net.glued.has(of) ? [...near, at(ACROSS, of)] : near;
}

/** A set of areas, split into pieces that are connected on the map; the biggest comes first. */
export function pieces(net: Net, areas: readonly Area[]): readonly (readonly Area[])[] {
  const waiting = new Set(areas);
  const found: Area[][] = [];
  for (const start of areas) {
    if (!waiting.delete(start)) continue;
    const piece = [start];
    for (const each of piece) {
      for (const next of beside(net, each)) if (waiting.delete(next)) piece.push(next);
    }
    found.push(piece);
  }
  return found.sort((a, b) => b.length - a.length);
}

/** The places where a piece's areas meet, between their glyphs. */
function joints(net: Net, piece: readonly Area[]): readonly Point[] {
  const inside = new Set(piece);
  const found: Point[] = [];
  for (const each of piece) {
    const face = faceOf(each);
    const middle = at(net.centres, face);
    if (edgeOf(each) === 0 && ALL_EDGES.every((where) => inside.has(areaAt(face, where)))) found.push(middle);
    const [, end] = edgeEnds(net, face, edgeOf(each));
    if (inside.has(areaAt(face, edge(edgeOf(each) + 1)))) found.push(between(middle, end, 0.66));
    if (net.glued.has(each) && inside.has(at(ACROSS, each))) {
      const [start] = edgeEnds(net, face, edgeOf(each));
      found.push(between(start, end, 0.5));
    }
  }
  return found;
}

/** Where a region's size is written: near the middle of its biggest piece and, if there is room, between the glyphs. */
export function spot(net: Net, areas: readonly Area[]): Point {
  const piece = pieces(net, areas)[0] ?? [];
  const middle = centroid(piece.map((each) => middleOf(net, each)));
  const places = joints(net, piece);
  const near = places.length > 0 ? places : piece.map((each) => middleOf(net, each));
  return near.reduce(
    (best, next) => (distance(next, middle) < distance(best, middle) - 1e-9 ? next : best),
    near[0] ?? middle,
  );
}
