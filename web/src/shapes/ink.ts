/** Colours derived from the five habitat colours: glyph colours, contrast and shading. */
import type { Habitat } from "../world/geometry.ts";
import { COLOURS } from "./paints.ts";
import { type Colour, linear, parsed } from "./vision.ts";

const LIGHT = "#ffffff";
const DARK = "#10183a";

/** A colour's relative luminance as WCAG defines it, 0 to 1. */
export const brightness = (colour: Colour): number => {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast ratio of two colours as WCAG defines it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [brightness(parsed(one)), brightness(parsed(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The least contrast that WCAG asks of graphics. */
export const LEAST_CONTRAST = 3;

/** The colour of a habitat's glyph on its own ground: light where there is enough contrast, else dark. */
export const glyphInk = (habitat: Habitat): string =>
  contrast(LIGHT, COLOURS[habitat]) >= LEAST_CONTRAST ? LIGHT : DARK;

/** A mix of two colours: 0 is the first, 1 the second. */
export function blend(one: string, other: string, part: number): string {
  const [a, b] = [parsed(one), parsed(other)];
  const channel = (index: 0 | 1 | 2): string =>
    Math.round(255 * (a[index] + (b[index] - a[index]) * part))
      .toString(16)
      .padStart(2, "0");
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}
