/**
 * How colours look to people with a colour vision deficiency.
 *
 * The method is that of Machado, Oliveira and Fernandes (2009), "A physiologically-based model for simulation of color
 * vision deficiency", with a severity of 1: convert the colour to linear light, multiply it by the deficiency's matrix,
 * and convert it back. Browsers' developer tools use the same matrices.
 */

/** Red, green and blue, each 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Three rows that mix red, green and blue into a new red, green and blue. */
export type Mixture = readonly [Colour, Colour, Colour];

/** Which cones are missing: those for long, medium or short wavelengths. */
export type Deficiency = "protanopia" | "deuteranopia" | "tritanopia";

/** The matrix of each deficiency, for linear colours. */
export const MIXTURES: Readonly<Record<Deficiency, Mixture>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** The three deficiencies. */
export const DEFICIENCIES: readonly Deficiency[] = ["protanopia", "deuteranopia", "tritanopia"];

const clamped = (part: number): number => Math.min(1, Math.max(0, part));

const each = ([red, green, blue]: Colour, change: (part: number) => number): Colour => [
  change(red),
  change(green),
  change(blue),
];

/** Parses a colour written as `#rrggbb`. */
export function parsed(text: string): Colour {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text);
  if (found === null) throw new RangeError(`${text} is no colour: #rrggbb is needed`);
  const part = (at: number): number => Number.parseInt(found[at] ?? "", 16) / 255;
  return [part(1), part(2), part(3)];
}

/** Converts a colour from sRGB to linear light. */
export const linear = (colour: Colour): Colour =>
  each(colour, (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));

/** Converts a colour from linear light to sRGB. */
export const curved = (colour: Colour): Colour =>
  each(colour, (part) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055));

/** Applies a matrix to linear light. */
export const mixed = (mixture: Mixture, [red, green, blue]: Colour): Colour => {
  const row = (weights: Colour): number => weights[0] * red + weights[1] * green + weights[2] * blue;
  return [row(mixture[0]), row(mixture[1]), row(mixture[2])];
};

/** How a colour looks with a deficiency. */
export const seenWith = (deficiency: Deficiency, colour: Colour): Colour =>
  curved(each(mixed(MIXTURES[deficiency], linear(colour)), clamped));
