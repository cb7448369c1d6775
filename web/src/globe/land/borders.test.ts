import { describe, expect, test } from "vitest";
import { habitatAt, type Planet } from "../../world/planet.ts";
import { regionAt } from "../../world/regions.ts";
import { ALL_AREAS, area, at } from "../../world/units.ts";
import { EXAMPLES } from "../../world/vectors.ts";
import { type Lie, lieOf, NO_BORDER, sidesOf } from "./borders.ts";
import { atOnce } from "./land.ts";
import { lattice } from "./lattice.ts";
import { distanceToSegment, point, read } from "./vec.ts";

const made = lattice(4);

const lieAtOnce = (planet: Planet): Lie => atOnce(lieOf(planet, made, 1));

describe("how a point lies in its region", () => {
  test.each([0, 3])("is what a search through all sides of all areas finds: example %i", (index) => {
    const planet = at(EXAMPLES, index).areas;
    const lie = lieAtOnce(planet);
    for (const own of ALL_AREAS) {
      const region = regionAt(planet, own);
      if (region === null) continue;
      const inside = new Set(region.areas);
      const border = region.areas.flatMap(sidesOf).filter((side) => !inside.has(side.beyond));
      const shore = border.filter((side) => {
        const other = habitatAt(planet, side.beyond);
        return other !== null && (other === "ocean") !== (region.habitat === "ocean");
      });
      for (let each = 0; each < made.perArea; each++) {
        const number = read(made.weld, own * made.perArea + each);
        const p = point(made.flat, number);
        const nearest = (sides: typeof border) =>
          Math.min(NO_BORDER, ...sides.map(({ from, to }) => distanceToSegment(p, from, to)));
        expect(read(lie.border, number)).toBeCloseTo(nearest(border), 4);
        // A point on the border itself belongs to two regions; the nearer shore counts.
        if (nearest(border) > 1e-4) expect(read(lie.shore, number)).toBeCloseTo(nearest(shore), 4);
      }
    }
  });

  test("a planet of one habitat has no border", () => {
    const lie = lieAtOnce(ALL_AREAS.map(() => "forest"));
    expect(Math.min(...lie.border)).toBe(NO_BORDER);
  });

  test("only mountains rise, and most at a summit", () => {
    const planet = at(EXAMPLES, 3).areas;
    const lie = lieAtOnce(planet);
    const highest = (habitat: string) =>
      Math.max(
        ...ALL_AREAS.filter((each) => habitatAt(planet, each) === habitat).map((each) =>
          read(lie.rise, read(made.weld, area(each) * made.perArea + 8)),
        ),
      );
    expect(highest("mountain")).toBeGreaterThan(0.4);
    expect(highest("desert")).toBe(0);
  });
});
