/** Colours as bytes and hex codes, and how to mix them. */
import { type Colour, parsed } from "../../shapes/vision.ts";
import { clamp } from "./vec.ts";

/** Red, green and blue in sRGB, each 0 to 1. */
export type Tone = Colour;

/** `#rrggbb` as a tone. */
export const tone = parsed;

/** The tone at fraction `t` of the way from one to another. */
export function blend(a: Tone, b: Tone, t: number): Tone {
  const share = clamp(t, 0, 1);
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

/** A tone made lighter (above 1) or darker (below 1). */
export const shade = (a: Tone, by: number): Tone => [
  clamp(a[0] * by, 0, 1),
  clamp(a[1] * by, 0, 1),
  clamp(a[2] * by, 0, 1),
];

/** A tone as four bytes; the last one is free for another value. */
export const bytes = (a: Tone, last: number): readonly [number, number, number, number] => [
  Math.round(255 * a[0]),
  Math.round(255 * a[1]),
  Math.round(255 * a[2]),
  last,
];
