/**
 * The planet unfolded: where each face and area is on the flat map.
 *
 * There are two flowers, each a face with its five neighbours, around opposite faces and hinged at one edge. Lengths
 * are in hundredths of an edge, x goes right and y goes down as on a screen, and the planet is seen from outside.
 */
import type { Point } from "../shapes/path.ts";
import { EDGE_COUNT, FACES } from "../world/geometry.ts";
import { edgeTowards } from "../world/planet.ts";
import {
  ALL_EDGES,
  ALL_FACES,
  type Area,
  areaAt,
  at,
  type Edge,
  edge,
  edgeOf,
  type Face,
  faceOf,
} from "../world/units.ts";

/** The bounding box of a map. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A flat map of a planet. */
export interface Net {
  /** The position of each face's middle. */
  readonly centres: readonly Point[];
  /** The five corners of each face; edge e runs from corner e to corner e + 1. */
  readonly corners: readonly (readonly Point[])[];
  /** The areas that are next to the area across their edge on the map, too. */
  readonly glued: ReadonlySet<Area>;
  readonly frame: Frame;
}

/** The length of a pentagon's edge on the map. */
export const EDGE_LENGTH = 100;
/** A fifth of a turn. */
export const STEP = (2 * Math.PI) / EDGE_COUNT;
/** The distance from the middle of a pentagon to the middle of an edge. */
export const INRADIUS = EDGE_LENGTH / (2 * Math.tan(STEP / 2));
/** The distance from the middle of a pentagon to a corner. */
export const CIRCUMRADIUS = EDGE_LENGTH / (2 * Math.sin(STEP / 2));

/** The point at a distance and angle from another; angles grow counterclockwise on the screen. */
export const away = ([x, y]: Point, far: number, angle: number): Point => [
  x + far * Math.cos(angle),
  y - far * Math.sin(angle),
];

/** The face on the other side of the planet: the only one that is neither a neighbour nor a neighbour's neighbour. */
export function opposite(of: Face): Face {
  const near = new Set([of, ...at(FACES, of), ...at(FACES, of).flatMap((next) => at(FACES, next))]);
  const far = ALL_FACES.find((other) => !near.has(other));
  return far ?? of;
}

/** Each face but the first, with the face it is hinged to, in an order in which they can be laid out. */
function hinges(middle: Face): readonly (readonly [parent: Face, face: Face])[] {
  const south = opposite(middle);
  const petals = at(FACES, middle);
  const first = at(petals, 0);
  const shared = at(FACES, first).filter((next) => at(FACES, south).includes(next));
  const bridge = at(shared, shared.length - 1);
  return [
    ...petals.map((petal) => [middle, petal] as const),
    [first, bridge],
    [bridge, south],
    ...at(FACES, south)
      .filter((petal) => petal !== bridge)
      .map((petal) => [south, petal] as const),
  ];
}

interface Placed {
  readonly centre: Point;
  /** The direction of edge 0. */
  readonly first: number;
}

function framed(points: readonly Point[]): Frame {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** The map with one face in the middle of the first flower, its edge 0 facing in a given direction. */
export function unfold(degrees: number, middle: Face = at(ALL_FACES, 0)): Net {
  const placed = new Map<Face, Placed>([[middle, { centre: [0, 0], first: (degrees * Math.PI) / 180 }]]);
  const glued = new Set<Area>();
  for (const [parent, next] of hinges(middle)) {
    const here = edgeTowards(parent, next);
    const there = edgeTowards(next, parent);
    const from = placed.get(parent);
    if (here === undefined || there === undefined || from === undefined) throw new Error("a hinge without an edge");
    const way = from.first + STEP * here;
    placed.set(next, { centre: away(from.centre, 2 * INRADIUS, way), first: way + Math.PI - STEP * there });
    glued.add(areaAt(parent, here)).add(areaAt(next, there));
  }
  const faces = ALL_FACES.map((each) => placed.get(each) ?? { centre: [0, 0] as const, first: 0 });
  const corners = faces.map(({ centre, first }) =>
    ALL_EDGES.map((each) => away(centre, CIRCUMRADIUS, first + STEP * (each - 0.5))),
  );
  return { centres: faces.map(({ centre }) => centre), corners, glued, frame: framed(corners.flat()) };
}

/** The same map with one face a little bigger, as if its card were held above it. */
export function lifted(net: Net, face: Face, scale = 1.07): Net {
  const [x, y] = at(net.centres, face);
  const corners = at(net.corners, face).map(([cx, cy]): Point => [x + scale * (cx - x), y + scale * (cy - y)]);
  return { ...net, corners: net.corners.with(face, corners) };
}

/** The two ends of an edge of a face. */
export function edgeEnds(net: Net, of: Face, where: Edge): readonly [Point, Point] {
  const corners = at(net.corners, of);
  return [at(corners, where), at(corners, edge(where + 1))];
}

/** An area's three corners, starting with the middle of its face. */
export const triangle = (net: Net, of: Area): readonly [Point, Point, Point] => [
  at(net.centres, faceOf(of)),
  ...edgeEnds(net, faceOf(of), edgeOf(of)),
];

/** The centre of the circle inscribed in an area, where there is most room for a sign. */
export function middleOf(net: Net, of: Area): Point {
  const [[ax, ay], [bx, by], [cx, cy]] = triangle(net, of);
  const around = EDGE_LENGTH + 2 * CIRCUMRADIUS;
  return [
    (EDGE_LENGTH * ax + CIRCUMRADIUS * (bx + cx)) / around,
    (EDGE_LENGTH * ay + CIRCUMRADIUS * (by + cy)) / around,
  ];
}

/** How the two flowers are arranged: side by side or one above the other. */
export type Stand = "wide" | "tall";

const TURN: Readonly<Record<Stand, number>> = { wide: -18, tall: -108 };

const known = new Map<string, Net>();

/** The map around a face; cached. */
export function netFor(stand: Stand, middle: Face): Net {
  const name = `${stand} ${middle}`;
  const net = known.get(name) ?? unfold(TURN[stand], middle);
  known.set(name, net);
  return net;
}
