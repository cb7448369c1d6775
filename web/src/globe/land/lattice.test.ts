import { describe, expect, test } from "vitest";
import { AREA_COUNT, TOUCHING } from "../../world/geometry.ts";
import { ALL_AREAS, at } from "../../world/units.ts";
import { beyond, lattice } from "./lattice.ts";
import { add, cross, dot, point, read, sub } from "./vec.ts";

const ROWS = 5;
const made = lattice(ROWS);
const numbersOf = (area: number): number[] =>
  Array.from({ length: made.perArea }, (_, each) => read(made.weld, area * made.perArea + each));

describe("the lattice", () => {
  test("is one closed surface: points less sides plus triangles is two", () => {
    const sides = new Set<string>();
    let triangles = 0;
    for (const area of ALL_AREAS) {
      const numbers = numbersOf(area);
      for (let corner = 0; corner < made.triangles.length; corner += 3) {
        const [a, b, c] = [0, 1, 2].map((k) => read(numbers, read(made.triangles, corner + k)));
        for (const [p, q] of [
          [a, b],
          [b, c],
          [c, a],
        ]) {
          sides.add([Math.min(p ?? -1, q ?? -1), Math.max(p ?? -1, q ?? -1)].join());
        }
        triangles += 1;
      }
    }
    expect(triangles).toBe(AREA_COUNT * ROWS * ROWS);
    expect(made.welded - sides.size + triangles).toBe(2);
  });

  test("gives areas that touch the points of one side in common, and no more", () => {
    for (const area of ALL_AREAS) {
      const own = new Set(numbersOf(area));
      for (const other of at(TOUCHING, area)) {
        expect(numbersOf(other).filter((number) => own.has(number))).toHaveLength(ROWS + 1);
      }
    }
  });

  test("knows what lies beyond each side of an area", () => {
    for (const area of ALL_AREAS) expect([...beyond(area)].sort()).toEqual([...at(TOUCHING, area)].sort());
  });

  test("has triangles that all look outward", () => {
    for (const area of ALL_AREAS) {
      const numbers = numbersOf(area);
      for (let corner = 0; corner < made.triangles.length; corner += 3) {
        const [a, b, c] = [0, 1, 2].map((k) => point(made.base, read(numbers, read(made.triangles, corner + k))));
        if (a === undefined || b === undefined || c === undefined) throw new Error("a triangle has three corners");
        expect(dot(cross(sub(b, a), sub(c, a)), add(a, add(b, c)))).toBeGreaterThan(0);
      }
    }
  });

  test("gives every point of an area shares of its three corners", () => {
    for (let each = 0; each < made.perArea; each++) {
      const [middle, left, right] = point(made.shares, each);
      expect(middle + left + right).toBeCloseTo(1);
    }
  });

  test.each([1, 2.5, 25])("refuses %s rows", (rows) => {
    expect(() => lattice(rows)).toThrow(RangeError);
  });
});
