import { ShaderLib, UniformsUtils } from "three";
import { describe, expect, test } from "vitest";
import { TOUCHING } from "../world/geometry.ts";
import { habitatAt, lay, tile } from "../world/planet.ts";
import { regionAt, regionsOf } from "../world/regions.ts";
import { ALL_AREAS, type Area, area, at, face, rotation } from "../world/units.ts";
import { EXAMPLES } from "../world/vectors.ts";
import { SIZE } from "./dwellers.ts";
import { looseOrder, ownArea } from "./hover.ts";
import { beyond } from "./land/lattice.ts";
import type { Vec } from "./land/vec.ts";
import { LandMesh } from "./scene/land-mesh.ts";
import { AreaMarks, OUTLINE, outlineOf } from "./scene/marks.ts";
import { directionOf, heartOf, homesOf, middleOf, placeAt } from "./spots.ts";

const FULL = at(EXAMPLES, 3).areas;
const gap = (a: Vec, b: Vec): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
const here = (each: Area): Area => each;

describe("the outline of a region", () => {
  test("runs along exactly the sides beyond which the region ends", () => {
    for (const { areas } of regionsOf(FULL)) {
      const inside = new Set(areas);
      for (const each of areas) {
        const flags = outlineOf(each, (other) => inside.has(other));
        const [across, last, next] = beyond(each);
        expect((flags & OUTLINE.rim) !== 0).toBe(!inside.has(across));
        expect((flags & OUTLINE.left) !== 0).toBe(!inside.has(last));
        expect((flags & OUTLINE.right) !== 0).toBe(!inside.has(next));
      }
    }
  });

  test("turns at the corners of each side that it runs along", () => {
    for (const { areas } of regionsOf(FULL)) {
      const inside = new Set(areas);
      for (const each of areas) {
        const flags = outlineOf(each, (other) => inside.has(other));
        const needs = (side: number, corners: number): boolean => (flags & side) === 0 || (flags & corners) === corners;
        expect(needs(OUTLINE.rim, OUTLINE.atLeft | OUTLINE.atRight)).toBe(true);
        expect(needs(OUTLINE.left, OUTLINE.atLeft | OUTLINE.atMiddle)).toBe(true);
        expect(needs(OUTLINE.right, OUTLINE.atRight | OUTLINE.atMiddle)).toBe(true);
      }
    }
  });

  test("is nowhere on a planet of one region", () => {
    for (const each of ALL_AREAS) expect(outlineOf(each, () => true)).toBe(0);
  });

  test("lights the areas it is told, and dims the others", () => {
    const marks = new AreaMarks();
    const lit = regionAt(FULL, area(0))?.areas ?? [];
    marks.light([{ areas: lit, colour: [1, 1, 1], strength: 1 }], 0.5, here);
    const data = marks.texture.image.data;
    for (const each of ALL_AREAS) {
      expect(data?.[4 * each + 3]).toBe(lit.includes(each) ? 255 : 0);
      expect(data?.[4 * (64 + each) + 1]).toBe(lit.includes(each) ? 0 : 128);
    }
  });
});

describe("a tile that hovers", () => {
  test("shows on each of its areas what the planet would have below", () => {
    const laid = {
      tile: tile(["ocean", "forest", "desert", "mountain", "glacier"]),
      face: face(4),
      rotation: rotation(3),
    };
    const would = lay(FULL, laid);
    const loose = looseOrder(laid.tile, "low", 1).planet;
    const own = ownArea(laid.face, laid.rotation);
    for (const each of ALL_AREAS) {
      const on = own(each);
      if (on !== null) expect(habitatAt(loose, on)).toBe(habitatAt(would, each));
    }
    expect(ALL_AREAS.filter((each) => own(each) !== null)).toEqual([20, 21, 22, 23, 24]);
  });
});

describe("the materials", () => {
  test("find in three's shaders every place where they put something", () => {
    const { materials } = new LandMesh(true);
    for (const [material, lib] of [
      [materials.ground, ShaderLib.lambert],
      [materials.things, ShaderLib.lambert],
      [materials.groundShadow, ShaderLib.depth],
      [materials.thingsShadow, ShaderLib.depth],
    ] as const) {
      const shader = { ...lib, name: "", defines: {}, uniforms: UniformsUtils.clone(lib.uniforms) };
      const compile = material.onBeforeCompile.bind(material);
      expect(() => Reflect.apply(compile, material, [shader, null])).not.toThrow();
      expect(shader.uniforms).toHaveProperty("uMarks");
      expect(shader.vertexShader).toContain("uMarks");
    }
  });
});

describe("where a region's number and its animals stand", () => {
  test("a number stands in its region, off the animals if there is room", () => {
    for (const { areas } of regionsOf(FULL)) {
      const heart = heartOf(areas);
      expect(areas).toContain(heart);
      const other = heartOf(areas, new Set(heart === undefined ? [] : [heart]));
      expect(areas).toContain(other);
      if (areas.length > 1) expect(other).not.toBe(heart);
    }
  });

  test("a region all round the planet has a direction", () => {
    expect(Math.hypot(...directionOf(ALL_AREAS))).toBeCloseTo(1);
  });

  test("animals share a region without sharing an area, and apart from each other while they can", () => {
    const { areas } = at(regionsOf(FULL), 0);
    const homes = homesOf(Array.from({ length: areas.length }, () => areas));
    expect(new Set(homes).size).toBe(areas.length);
    const [first, second] = homes;
    if (first === undefined || second === undefined) throw new Error("there is room for two");
    expect(at(TOUCHING, first)).not.toContain(second);
  });

  test("animals on neighbouring areas don't overlap, nor those that share an area", () => {
    const width = 0.8 * SIZE;
    for (const each of ALL_AREAS)
      for (const other of at(TOUCHING, each)) expect(gap(middleOf(each), middleOf(other))).toBeGreaterThan(width);
    const homes = homesOf([[area(0)], [area(0)]]);
    const [one, other] = [placeAt(homes, 0), placeAt(homes, 1)];
    expect(gap(one.aside, other.aside)).toBeGreaterThanOrEqual(width * one.size);
    expect(placeAt([area(0), area(9)], 1)).toEqual({ aside: [0, 0, 0], size: 1 });
  });

  test("an animal keeps away from those that live in the regions around its own", () => {
    const regions = regionsOf(FULL).map(({ areas }) => areas);
    const homes = homesOf(regions);
    for (const [number, home] of homes.entries()) {
      const others = homes.slice(0, number).flatMap((each) => (each === undefined ? [] : [middleOf(each)]));
      const room = (of: Area): number => Math.min(...others.map((each) => gap(middleOf(of), each)));
      if (home === undefined || others.length === 0 || room(home) > 0.4) continue;
      // Nowhere in the region is far from everybody.
      expect(Math.max(...at(regions, number).map(room))).toBeLessThan(0.7);
    }
  });

  test("nobody moves when another comes", () => {
    const regions = regionsOf(FULL).map(({ areas }) => areas);
    const before = homesOf([at(regions, 0), at(regions, 1)]);
    expect(homesOf([at(regions, 0), at(regions, 1), at(regions, 0)]).slice(0, 2)).toEqual(before);
  });
});
