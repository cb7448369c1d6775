import { describe, expect, test } from "vitest";
import type { Point } from "../shapes/path.ts";
import { ACROSS, FACES } from "../world/geometry.ts";
import { edgeTowards } from "../world/planet.ts";
import { ALL_AREAS, ALL_EDGES, ALL_FACES, areaAt, at, edgeOf, face, faceOf } from "../world/units.ts";
import { CIRCUMRADIUS, EDGE_LENGTH, edgeEnds, INRADIUS, middleOf, netFor, opposite, triangle, unfold } from "./net.ts";
import { type Arrow, edgeInDirection, walk } from "./walk.ts";

const far = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);
const nets = (["wide", "tall"] as const).flatMap((stand) =>
  ALL_FACES.map((middle) => ({ stand, middle, net: netFor(stand, middle) })),
);
const turned = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

describe.each(nets)("the $stand map round face $middle", ({ net }) => {
  test("has regular pentagons of one size", () => {
    for (const each of ALL_FACES) {
      for (const where of ALL_EDGES) {
        const [start, end] = edgeEnds(net, each, where);
        expect(far(start, end)).toBeCloseTo(EDGE_LENGTH, 8);
        expect(far(at(net.centres, each), start)).toBeCloseTo(CIRCUMRADIUS, 8);
      }
    }
  });

  test("shows each face as it is seen from outside: its edges go round counterclockwise", () => {
    for (const area of ALL_AREAS) expect(turned(...triangle(net, area))).toBeLessThan(0);
  });

  test("has eleven hinges, and the edges of a hinge coincide", () => {
    expect(net.glued.size).toBe(22);
    for (const area of net.glued) {
      const there = at(ACROSS, area);
      expect(net.glued.has(there)).toBe(true);
      const [a, b] = edgeEnds(net, faceOf(area), edgeOf(area));
      const [c, d] = edgeEnds(net, faceOf(there), edgeOf(there));
      expect(far(a, d)).toBeLessThan(1e-9);
      expect(far(b, c)).toBeLessThan(1e-9);
    }
  });

  test("lays side by side only true neighbours", () => {
    for (const one of ALL_FACES) {
      for (const other of ALL_FACES) {
        const apart = far(at(net.centres, one), at(net.centres, other));
        if (one === other) continue;
        // No two pentagons overlap.
        expect(apart).toBeGreaterThan(2 * INRADIUS - 1e-6);
        if (apart > 2 * INRADIUS + 1e-6) continue;
        const shared = edgeTowards(one, other);
        expect(shared).toBeDefined();
        if (shared !== undefined) expect(net.glued.has(areaAt(one, shared))).toBe(true);
      }
    }
  });

  test("has room for all corners in its frame, and none to spare", () => {
    const { left, top, width, height } = net.frame;
    const corners = net.corners.flat();
    expect(Math.min(...corners.map(([x]) => x - left))).toBeCloseTo(0, 8);
    expect(Math.min(...corners.map(([, y]) => y - top))).toBeCloseTo(0, 8);
    expect(Math.max(...corners.map(([x]) => x - left - width))).toBeCloseTo(0, 8);
    expect(Math.max(...corners.map(([, y]) => y - top - height))).toBeCloseTo(0, 8);
  });

  test("has the sign of an area equally far from its three sides", () => {
    for (const area of ALL_AREAS) {
      const [a, b, c] = triangle(net, area);
      const middle = middleOf(net, area);
      const distances = [
        [a, b],
        [b, c],
        [c, a],
      ].map(([start, end]) => (start && end ? -turned(start, end, middle) / far(start, end) : 0));
      for (const distance of distances) expect(distance).toBeCloseTo(25.46, 1);
    }
  });

  test("lets the arrows reach every face from every face, one neighbour at a time", () => {
    for (const start of ALL_FACES) {
      const reached = [start];
      for (const here of reached) {
        for (const arrow of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"] satisfies Arrow[]) {
          const next = walk(net, here, arrow);
          expect(at(FACES, here)).toContain(next);
          if (!reached.includes(next)) reached.push(next);
        }
      }
      expect(reached).toHaveLength(12);
    }
  });

  test("lets an arrow go the way it points on the map", () => {
    for (const here of ALL_FACES) {
      const [x, y] = at(net.centres, here);
      const towards = (arrow: Arrow): Point => {
        const [[ax, ay], [bx, by]] = edgeEnds(net, here, edgeInDirection(net, here, arrow));
        return [(ax + bx) / 2 - x, (ay + by) / 2 - y];
      };
      expect(towards("ArrowUp")[1]).toBeLessThan(-0.8 * INRADIUS);
      expect(towards("ArrowDown")[1]).toBeGreaterThan(0.8 * INRADIUS);
      expect(towards("ArrowLeft")[0]).toBeLessThan(-0.8 * INRADIUS);
      expect(towards("ArrowRight")[0]).toBeGreaterThan(0.8 * INRADIUS);
    }
  });
});

describe("the maps", () => {
  test("are wide and tall", () => {
    const [wide, tall] = [netFor("wide", face(0)).frame, netFor("tall", face(0)).frame];
    expect(wide.width / wide.height).toBeGreaterThan(1.5);
    expect(tall.height / tall.width).toBeGreaterThan(1.5);
  });

  test("are made once", () => {
    expect(netFor("wide", face(3))).toBe(netFor("wide", face(3)));
  });

  test("have the opposite face in the middle of the other flower", () => {
    for (const middle of ALL_FACES) {
      const south = opposite(middle);
      expect(opposite(south)).toBe(middle);
      expect(ALL_EDGES.filter((each) => unfold(0, middle).glued.has(areaAt(south, each)))).toHaveLength(5);
    }
  });
});
