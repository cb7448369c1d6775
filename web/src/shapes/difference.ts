/** How different two colours look: CIEDE2000, as in Sharma, Wu and Dalal (2005). */
import { type Colour, linear } from "./vision.ts";

/** A colour in CIELAB under daylight D65: lightness, green to red, blue to yellow. */
export type Lab = readonly [lightness: number, a: number, b: number];

const WHITE: Colour = [0.95047, 1, 1.08883];

/** A screen colour in CIELAB. */
export function lab(colour: Colour): Lab {
  const [red, green, blue] = linear(colour);
  const bent = (amount: number, white: number): number => {
    const part = amount / white;
    return part > 216 / 24389 ? Math.cbrt(part) : (part * 24389) / 27 / 116 + 16 / 116;
  };
  const x = bent(0.4124564 * red + 0.3575761 * green + 0.1804375 * blue, WHITE[0]);
  const y = bent(0.2126729 * red + 0.7151522 * green + 0.072175 * blue, WHITE[1]);
  const z = bent(0.0193339 * red + 0.119192 * green + 0.9503041 * blue, WHITE[2]);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const degrees = (angle: number): number => ((angle * 180) / Math.PI + 360) % 360;
const cosine = (angle: number): number => Math.cos((angle * Math.PI) / 180);
const seventh = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));

/** The difference between two colours in CIELAB; about 1 is the smallest visible difference. */
export function labDifference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const grey = 1 + 0.5 * (1 - seventh((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [c1, c2] = [Math.hypot(grey * a1, b1), Math.hypot(grey * a2, b2)];
  const [h1, h2] = [degrees(Math.atan2(b1, grey * a1)), degrees(Math.atan2(b2, grey * a2))];
  const coloured = c1 * c2 !== 0;
  const around = Math.abs(h2 - h1) > 180;
  const turn = coloured ? h2 - h1 + (around ? (h2 > h1 ? -360 : 360) : 0) : 0;
  const hue = coloured ? (h1 + h2 + (around ? (h1 + h2 < 360 ? 360 : -360) : 0)) / 2 : h1 + h2;
  const lightness = (l1 + l2) / 2;
  const chroma = (c1 + c2) / 2;
  const tint =
    1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue) + 0.32 * cosine(3 * hue + 6) - 0.2 * cosine(4 * hue - 63);
  const bright = (l2 - l1) / (1 + (0.015 * (lightness - 50) ** 2) / Math.sqrt(20 + (lightness - 50) ** 2));
  const vivid = (c2 - c1) / (1 + 0.045 * chroma);
  const hued = (2 * Math.sqrt(c1 * c2) * Math.sin((turn * Math.PI) / 360)) / (1 + 0.015 * chroma * tint);
  const blue = -Math.sin((60 * Math.exp(-(((hue - 275) / 25) ** 2)) * Math.PI) / 180) * 2 * seventh(chroma);
  return Math.sqrt(bright ** 2 + vivid ** 2 + hued ** 2 + blue * vivid * hued);
}

/** The difference between two screen colours. */
export const difference = (one: Colour, other: Colour): number => labDifference(lab(one), lab(other));
