import { expect, it } from "vitest";
import { EMPTY_PLANET, planetFrom } from "../world/planet.ts";
import { RADIUS, shapeOf } from "./planet-shape.ts";

const numbers = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

it("shows the side with tiles, wherever they are", () => {
  for (let face = 0; face < 12; face += 1) {
    const letters = `${".".repeat(5 * face)}offdd${".".repeat(55 - 5 * face)}`;
    expect(shapeOf(planetFrom(letters)).land.map(([habitat]) => habitat)).toEqual(["ocean", "forest", "desert"]);
  }
});

it("stays within its disc, to the rim", () => {
  const { land, borders } = shapeOf(planetFrom("o".repeat(60)));
  expect(land).toHaveLength(1);
  const path = `${land[0]?.[1]}${borders}`;
  const all = numbers(path);
  const far = all.flatMap((x, index) => (index % 2 === 0 ? [Math.hypot(x, all[index + 1] ?? 0)] : []));
  expect(Math.max(...far)).toBeLessThan(RADIUS + 0.2);
  expect(Math.max(...far)).toBeGreaterThan(RADIUS - 0.2);
});

it("shows a planet without tiles", () => {
  const { land, borders } = shapeOf(EMPTY_PLANET);
  expect(land).toEqual([]);
  expect(borders).not.toBe("");
});
