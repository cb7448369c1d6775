/** The small integers of the game, each with its own type, so that a face is never mistaken for an area. */
import { AREA_COUNT, EDGE_COUNT, FACE_COUNT } from "./geometry.ts";

declare const unit: unique symbol;

/** A place for one tile on a planet, 0 (north pole) to 11 (south pole). */
export type Face = number & { readonly [unit]: "face" };

/** An edge of a face, 0 to 4 counterclockwise from outside; also stands for the area at that edge. */
export type Edge = number & { readonly [unit]: "edge" };

/** One triangle of a planet, 0 to 59: area `5 * face + edge`. */
export type Area = number & { readonly [unit]: "area" };

/** By how many steps of 72° counterclockwise a tile is turned before it is placed, 0 to 4. */
export type Rotation = number & { readonly [unit]: "rotation" };

function bounded(value: number, count: number, name: string): number {
  if (!Number.isInteger(value) || value < 0 || value >= count) {
    throw new RangeError(`${name} is a whole number from 0 to ${count - 1}, not ${value}`);
  }
  return value;
}

// The four casts below are the only way into these types; each value has just been checked.

/** A number as a face. */
export const face = (value: number): Face => bounded(value, FACE_COUNT, "a face") as Face;

/** A number as an edge, modulo 5: edge 5 is edge 0, edge −1 is edge 4. */
export const edge = (value: number): Edge =>
  bounded(((value % EDGE_COUNT) + EDGE_COUNT) % EDGE_COUNT, EDGE_COUNT, "an edge") as Edge;

/** A number as an area. */
export const area = (value: number): Area => bounded(value, AREA_COUNT, "an area") as Area;

/** A number as a rotation, modulo 5. */
export const rotation = (value: number): Rotation =>
  bounded(((value % EDGE_COUNT) + EDGE_COUNT) % EDGE_COUNT, EDGE_COUNT, "a rotation") as Rotation;

/** The area of a face at one of its edges. */
export const areaAt = (of: Face, at: Edge): Area => area(EDGE_COUNT * of + at);

/** The face that an area lies on. */
export const faceOf = (of: Area): Face => face(Math.floor(of / EDGE_COUNT));

/** The edge of its face that an area lies at. */
export const edgeOf = (of: Area): Edge => edge(of);

/** All faces, ascending. */
export const ALL_FACES: readonly Face[] = Array.from({ length: FACE_COUNT }, (_, value) => face(value));

/** All edges of a face, ascending. */
export const ALL_EDGES: readonly Edge[] = Array.from({ length: EDGE_COUNT }, (_, value) => edge(value));

/** All areas, ascending. */
export const ALL_AREAS: readonly Area[] = Array.from({ length: AREA_COUNT }, (_, value) => area(value));

/** All rotations, ascending. */
export const ALL_ROTATIONS: readonly Rotation[] = Array.from({ length: EDGE_COUNT }, (_, value) => rotation(value));

/** An element of a list that is known to exist; a list that is too short is a bug and throws. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) {
    throw new RangeError(`there is nothing at ${index} in a list of ${list.length}`);
  }
  return found;
}
