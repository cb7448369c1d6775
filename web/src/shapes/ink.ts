/** Colours made from the five: what is written on them, and how they look in light and shade. */
import type { Habitat } from "../world/geometry.ts";
import { COLOURS } from "./paints.ts";
import { type Colour, linear, parsed } from "./vision.ts";

const LIGHT = "#ffffff";
const DARK = "#10183a";

/** How bright a colour is, 0 to 1, as WCAG computes it. */
export const brightness = (colour: Colour): number => {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** How well one colour stands out from another, 1 to 21, as WCAG computes it. */
export function contrast(one: string, other: string): number {
  const [a, b] = [brightness(parsed(one)), brightness(parsed(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** How well a sign must stand out from its ground, as WCAG asks it of graphics. */
export const LEAST_CONTRAST = 3;

/** The colour of a habitat's glyph on its own ground: light, where that stands out, else dark. */
export const glyphInk = (habitat: Habitat): string =>
  contrast(LIGHT, COLOURS[habitat]) >= LEAST_CONTRAST ? LIGHT : DARK;

/** A colour mixed with another: 0 is the first, 1 the second. */
export function blend(one: string, other: string, part: number): string {
  const [a, b] = [parsed(one), parsed(other)];
  const channel = (index: 0 | 1 | 2): string =>
    Math.round(255 * (a[index] + (b[index] - a[index]) * part))
      .toString(16)
      .padStart(2, "0");
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}
