import { describe, expect, test } from "vitest";
import { HABITATS } from "./geometry.ts";
import { EMPTY_PLANET, edgeTowards, isFree, lay, neighbour, planetOf, shownAt, tile } from "./planet.ts";
import { regionAt, regionsOf } from "./regions.ts";
import { ALL_EDGES, ALL_FACES, area, edge, face, rotation } from "./units.ts";
import { EXAMPLES } from "./vectors.ts";

const laidIn = (example: (typeof EXAMPLES)[number]) =>
  example.laid.map((each) => ({ tile: tile(each.tile), face: face(each.face), rotation: rotation(each.rotation) }));

describe("a planet", () => {
  test("has examples of all fullness", () => {
    expect(EXAMPLES.map((example) => example.laid.length)).toEqual([6, 6, 6, 12, 12]);
  });

  test.each(EXAMPLES.map((example, index) => ({ index, example })))(
    "is covered as the rules cover it: example $index",
    ({ example }) => {
      expect(planetOf(laidIn(example))).toEqual(example.areas);
    },
  );

  test.each(EXAMPLES.map((example, index) => ({ index, example })))(
    "has the regions that the rules find: example $index",
    ({ example }) => {
      const found = regionsOf(example.areas);
      for (const habitat of HABITATS) {
        const areas = found.filter((region) => region.habitat === habitat).map((region) => region.areas);
        expect(areas).toEqual(example.regions[habitat]);
      }
      for (const region of found) {
        for (const each of region.areas) expect(regionAt(example.areas, each)).toEqual(region);
      }
    },
  );

  test("shows an edge's habitat one edge further for each step that a tile is turned", () => {
    const shown = tile(["ocean", "forest", "desert", "mountain", "glacier"]);
    expect(shownAt(shown, rotation(0), edge(0))).toBe("ocean");
    expect(shownAt(shown, rotation(1), edge(1))).toBe("ocean");
    expect(shownAt(shown, rotation(1), edge(0))).toBe("glacier");
  });

  test("is not changed by laying: another is made", () => {
    const laid = lay(EMPTY_PLANET, { tile: tile(Array(5).fill("ocean")), face: face(3), rotation: rotation(0) });
    expect(isFree(EMPTY_PLANET, face(3))).toBe(true);
    expect(isFree(laid, face(3))).toBe(false);
    expect(regionAt(laid, area(15))?.areas).toEqual([15, 16, 17, 18, 19]);
    expect(regionAt(laid, area(0))).toBeNull();
  });

  test("has neighbours that know each other", () => {
    for (const here of ALL_FACES) {
      for (const each of ALL_EDGES) {
        const there = neighbour(here, each);
        expect(edgeTowards(here, there)).toBe(each);
        expect(edgeTowards(there, here)).toBeDefined();
      }
      expect(edgeTowards(here, here)).toBeUndefined();
    }
  });
});

describe("a unit", () => {
  test("refuses what is out of bounds", () => {
    for (const wrong of [-1, 12, 1.5, Number.NaN]) expect(() => face(wrong)).toThrow(RangeError);
    for (const wrong of [-1, 60]) expect(() => area(wrong)).toThrow(RangeError);
    expect(() => tile(["ocean"])).toThrow(RangeError);
  });

  test("turns round and round", () => {
    expect([edge(-1), edge(5), rotation(7)]).toEqual([4, 0, 2]);
  });
});
