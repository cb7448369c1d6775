import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { difference } from "../../shapes/difference.ts";
import { COLOURS } from "../../shapes/paints.ts";
import { parsed } from "../../shapes/vision.ts";
import { HABITATS, type Habitat } from "../../world/geometry.ts";
import { EMPTY_PLANET, habitatAt, lay, type Planet, tile } from "../../world/planet.ts";
import { ALL_AREAS, at, face, rotation } from "../../world/units.ts";
import { EXAMPLES } from "../../world/vectors.ts";
import { DETAILS, type DetailName, type Land, landAtOnce } from "./land.ts";
import { lattice } from "./lattice.ts";
import { HIGHEST } from "./relief.ts";
import { length, point, read } from "./vec.ts";
import { Workshop } from "./workshop.ts";

const FULL: Planet = at(EXAMPLES, 3).areas;
const HALF: Planet = at(EXAMPLES, 0).areas;
const covered = (habitat: Habitat): Planet => ALL_AREAS.map(() => habitat);
const make = (planet: Planet, detail: DetailName = "low", seed = 1): Land =>
  landAtOnce({ planet, detail, seed, loose: false });
const trianglesOf = ({ ground, things }: Land): number => (ground.index.length + things.index.length) / 3;

/** A short digest of a land: comparing a hundred thousand numbers one by one takes seconds. */
function digest({ ground, things }: Land): string {
  const sum = createHash("sha256");
  for (const each of [...Object.values(ground), ...Object.values(things)]) sum.update(each);
  return sum.digest("hex");
}

/** The height of the ground above the rounded planet, at every point of some areas. */
function heights({ ground, detail }: Land, areas: readonly number[]): number[] {
  const { perArea, weld, base } = lattice(DETAILS[detail].rows);
  return areas.flatMap((area) =>
    Array.from({ length: perArea }, (_, each) => {
      const to = area * perArea + each;
      return length(point(ground.position, to)) - length(point(base, read(weld, to)));
    }),
  );
}

describe("a planet's land", { timeout: 30_000 }, () => {
  test("is the same for the same seed, and another for another", () => {
    expect(digest(make(FULL))).toBe(digest(make(FULL)));
    expect(digest(make(FULL))).not.toBe(digest(make(FULL, "low", 2)));
  });

  test("is the same made in slices on the page's own thread", async () => {
    const order = { planet: HALF, detail: "small", seed: 1, loose: false } as const;
    const workshop = new Workshop(true);
    expect(workshop.apart).toBe(false);
    expect(digest(await workshop.make(order))).toBe(digest(landAtOnce(order)));
  });

  test("has no gap: areas that touch have the same points on their common side", () => {
    const { ground } = make(FULL);
    const { perArea, weld } = lattice(DETAILS.low.rows);
    const seen = new Map<number, string>();
    const gaps: number[] = [];
    for (let each = 0; each < 60 * perArea; each++) {
      const where = point(ground.position, each).join();
      const number = read(weld, each);
      if ((seen.get(number) ?? where) !== where) gaps.push(number);
      seen.set(number, where);
    }
    expect(gaps).toEqual([]);
  });

  test("covers the areas laid and no others", () => {
    expect(make(EMPTY_PLANET).ground.index).toHaveLength(0);
    const { ground } = make(HALF);
    const areas = new Set(Array.from(ground.index, (corner) => ground.colour[4 * corner + 3]));
    expect([...areas].sort()).toEqual(ALL_AREAS.filter((area) => habitatAt(HALF, area) !== null).sort());
  });

  test("keeps within a hundred thousand triangles, shadows included, with three small planets beside it", () => {
    for (const planet of [FULL, covered("forest"), covered("desert")]) {
      expect(2 * trianglesOf(make(planet, "full")) + 3 * trianglesOf(make(planet, "small"))).toBeLessThan(98_000);
    }
  });

  test("ranges rise where a region is wide", () => {
    const lone = lay(covered("desert"), {
      tile: tile(["mountain", "desert", "desert", "desert", "desert"]),
      face: face(0),
      rotation: rotation(0),
    });
    const highest = (planet: Planet): number => Math.max(...heights(make(planet), [0, 1, 2, 3, 4]));
    expect(highest(lone)).toBeGreaterThan(0.12);
    expect(highest(covered("mountain"))).toBeGreaterThan(1.15 * highest(lone));
    expect(highest(covered("mountain"))).toBeLessThanOrEqual(HIGHEST);
  });

  test("the sea lies below every land, and deepens off the coast", () => {
    const sea = ALL_AREAS.filter((area) => habitatAt(FULL, area) === "ocean");
    expect(Math.max(...heights(make(FULL), sea))).toBeLessThanOrEqual(1e-6);
    const wide = heights(make(covered("ocean")), [0]);
    expect(Math.min(...wide)).toBeLessThan(Math.min(...heights(make(FULL), sea.slice(0, 1))));
  });

  test.each(HABITATS)("nine points of ten of %s are nearest to its own colour", (habitat) => {
    const { ground, detail } = make(FULL, "full");
    const { perArea } = lattice(DETAILS[detail].rows);
    const areas = ALL_AREAS.filter((area) => habitatAt(FULL, area) === habitat);
    let right = 0;
    let all = 0;
    for (const area of areas) {
      for (let each = 0; each < perArea; each += 3) {
        const [r = 0, g = 0, b = 0] = ground.colour.subarray(4 * (area * perArea + each));
        const far = (to: Habitat): number => difference([r / 255, g / 255, b / 255], parsed(COLOURS[to]));
        all += 1;
        if (HABITATS.every((other) => far(habitat) <= far(other))) right += 1;
      }
    }
    expect(right / all).toBeGreaterThan(0.9);
  });

  test("a tile that lies nowhere is closed below, one on a planet is not", () => {
    const planet = lay(EMPTY_PLANET, { tile: tile(HABITATS), face: face(0), rotation: rotation(0) });
    const order = { planet, detail: "low", seed: 1 } as const;
    const [loose, laid] = [landAtOnce({ ...order, loose: true }), landAtOnce({ ...order, loose: false })];
    expect(trianglesOf(loose) - trianglesOf(laid)).toBe(5 * DETAILS.low.rows);
  });
});
