import { describe, expect, test } from "vitest";
import { HABITATS } from "../../world/geometry.ts";
import { habitatAt, type Planet } from "../../world/planet.ts";
import { ALL_AREAS, area, at } from "../../world/units.ts";
import { EXAMPLES } from "../../world/vectors.ts";
import { type Surface, surfaceOf } from "./ground.ts";
import { atOnce, DETAILS } from "./land.ts";
import { cornersOf, lattice } from "./lattice.ts";
import { type Kind, placeIn, scattered, type Thing } from "./scatter.ts";
import { thingsOf, thinned } from "./things.ts";
import { cross, dot, length, point, sub, unit } from "./vec.ts";

const FULL: Planet = at(EXAMPLES, 4).areas;

const surfaceAtOnce = (planet: Planet): Surface => atOnce(surfaceOf(planet, lattice(10), 1));
const surface = surfaceAtOnce(FULL);
const things: readonly Thing[] = atOnce(scattered(FULL, surface, 1));

describe("what stands on a planet", { timeout: 30_000 }, () => {
  test.each([
    ["conifer", ["forest"]],
    ["bush", ["forest"]],
    ["cactus", ["desert"]],
    ["mesa", ["desert"]],
    ["crystal", ["glacier"]],
    ["floe", ["ocean"]],
    ["crest", ["ocean"]],
    ["boulder", ["desert", "mountain", "glacier"]],
  ] as const)("a %s only in %s", (kind: Kind, habitats) => {
    const found = things.filter((thing) => thing.kind === kind).map((thing) => habitatAt(FULL, thing.area));
    expect(habitats).toEqual(expect.arrayContaining([...new Set(found)]));
  });

  test("every area of forest has trees", () => {
    for (const each of ALL_AREAS.filter((one) => habitatAt(FULL, one) === "forest")) {
      expect(things.filter((thing) => thing.area === each && thing.kind === "conifer").length).toBeGreaterThan(10);
    }
  });

  test("floes drift only off the ice", () => {
    const dry = atOnce(
      scattered(
        FULL.map((habitat) => (habitat === "glacier" ? "desert" : habitat)),
        surface,
        1,
      ),
    );
    expect(things.some((thing) => thing.kind === "floe")).toBe(true);
    expect(dry.some((thing) => thing.kind === "floe")).toBe(false);
  });

  test("stands inside its own area", () => {
    for (const thing of things) {
      const [middle, left, right] = cornersOf(thing.area);
      for (const [from, to] of [
        [middle, left],
        [left, right],
        [right, middle],
      ] as const) {
        // The plane through the planet's centre and one of the sides: the whole area is on one side of it.
        expect(dot(cross(from, to), unit(thing.at))).toBeGreaterThan(-0.02);
      }
    }
  });

  test("a place at a corner of a small triangle is that corner", () => {
    const { perArea, weld } = surface.lattice;
    const corner = point(surface.position, weld[7 * perArea] ?? -1);
    expect(length(sub(placeIn(surface, area(7), 0, 0).at, corner))).toBeLessThan(1e-6);
  });

  test.each(HABITATS)("never passes the bound: a planet of %s", (habitat) => {
    const planet = ALL_AREAS.map(() => habitat);
    for (const detail of Object.values(DETAILS)) {
      const made = atOnce(thingsOf(planet, surfaceAtOnce(planet), { ...detail, loose: false }, 1));
      expect(made.index.length / 3).toBeLessThanOrEqual(detail.most);
    }
  });

  test("what is thinned out is a part of what was wanted, and the same every time", () => {
    const few = thinned(things, { most: 900, share: 1, size: 1, plain: false });
    expect(few.length).toBeLessThan(things.length / 4);
    expect(few.map((thing) => thing.at)).toEqual(
      thinned(things, { most: 900, share: 1, size: 1, plain: false }).map((thing) => thing.at),
    );
    expect(things.map((thing) => thing.at)).toEqual(expect.arrayContaining(few.map((thing) => thing.at)));
  });
});
