import { describe, expect, test } from "vitest";
import {
  ACROSS,
  AREA_COUNT,
  CORNER_DISTANCE,
  CORNERS,
  EDGE_COUNT,
  FACE_COUNT,
  FACES,
  NORMALS,
  TOUCHING,
  type Vector,
} from "./geometry.ts";
import { ALL_AREAS, ALL_EDGES, ALL_FACES, at, edgeOf, faceOf } from "./units.ts";

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const same = (a: Vector, b: Vector): boolean => Math.hypot(...minus(a, b)) < 1e-9;
const corner = (face: number, s: number): Vector => at(at(CORNERS, face), s % EDGE_COUNT);

/** The corners of an area as places: two areas share an edge when they share two of them. */
const triangle = (face: number, s: number): readonly Vector[] => [
  at(NORMALS, face),
  corner(face, s),
  corner(face, s + 1),
];
const shared = (a: readonly Vector[], b: readonly Vector[]): number =>
  a.filter((here) => b.some((there) => same(here, there))).length;

describe("the planet's geometry, rebuilt from coordinates", () => {
  test("twelve faces look in twelve directions, at distance 1", () => {
    expect(NORMALS).toHaveLength(FACE_COUNT);
    for (const face of ALL_FACES) {
      expect(Math.hypot(...at(NORMALS, face))).toBeCloseTo(1, 10);
      for (const s of ALL_EDGES) expect(dot(at(NORMALS, face), corner(face, s))).toBeCloseTo(1, 10);
    }
  });

  test("corners are at one distance, and each is a corner of three faces", () => {
    const all = ALL_FACES.flatMap((face) => ALL_EDGES.map((s) => corner(face, s)));
    for (const one of all) {
      expect(Math.hypot(...one)).toBeCloseTo(CORNER_DISTANCE, 10);
      expect(all.filter((other) => same(one, other))).toHaveLength(3);
    }
  });

  test("corners and neighbours go round counterclockwise, seen from outside", () => {
    for (const face of ALL_FACES) {
      const out = at(NORMALS, face);
      for (const s of ALL_EDGES) {
        const turned = cross(minus(corner(face, s), out), minus(corner(face, s + 1), out));
        expect(dot(turned, out)).toBeGreaterThan(0.5);
      }
    }
  });

  test("the neighbour across edge s is the face that has both ends of edge s", () => {
    for (const face of ALL_FACES) {
      const found = ALL_EDGES.map((s) =>
        ALL_FACES.filter(
          (other) =>
            other !== face &&
            [corner(face, s), corner(face, s + 1)].every((end) => ALL_EDGES.some((t) => same(end, corner(other, t)))),
        ),
      );
      expect(found).toEqual(at(FACES, face).map((other) => [other]));
    }
  });

  test("areas touch when they share two of their three corners", () => {
    expect(TOUCHING).toHaveLength(AREA_COUNT);
    for (const here of ALL_AREAS) {
      const mine = triangle(faceOf(here), edgeOf(here));
      const found = ALL_AREAS.filter(
        (there) => there !== here && shared(mine, triangle(faceOf(there), edgeOf(there))) === 2,
      );
      expect(found).toEqual([...at(TOUCHING, here)].sort((a, b) => a - b));
    }
  });

  test("the area across is the one that touches and lies on another face", () => {
    for (const here of ALL_AREAS) {
      const there = at(TOUCHING, here).filter((other) => faceOf(other) !== faceOf(here));
      expect(there).toEqual([at(ACROSS, here)]);
      expect(at(ACROSS, at(ACROSS, here))).toBe(here);
    }
  });
});
