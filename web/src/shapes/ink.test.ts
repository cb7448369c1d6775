import { expect, test } from "vitest";
import { HABITATS } from "../world/geometry.ts";
import { blend, contrast, glyphInk, LEAST_CONTRAST } from "./ink.ts";
import { COLOURS } from "./paints.ts";

test("contrast is what WCAG computes", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test.each(HABITATS)("the glyph of the %s stands out from its ground", (habitat) => {
  expect(contrast(glyphInk(habitat), COLOURS[habitat])).toBeGreaterThanOrEqual(LEAST_CONTRAST);
});

test("colours blend from one to the other", () => {
  expect(blend("#000000", "#ff8000", 0)).toBe("#000000");
  expect(blend("#000000", "#ff8000", 0.5)).toBe("#804000");
  expect(blend("#000000", "#ff8000", 1)).toBe("#ff8000");
});
