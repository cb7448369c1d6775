/** The ground's colours, always close to the habitat's own, so that habitats are easy to tell apart. */
import { COLOURS } from "../../shapes/paints.ts";
import type { Habitat } from "../../world/geometry.ts";
import { broken, hills } from "./noise.ts";
import { crack, dune, type Spot } from "./relief.ts";
import { blend, shade, type Tone, tone } from "./tone.ts";
import { clamp, scale, smooth } from "./vec.ts";

/** What a tint depends on besides the spot: the height, and how far the point is below the land around it. */
export interface Ground extends Spot {
  readonly height: number;
  readonly hollow: number;
}

const SEA = tone(COLOURS.ocean);
const WOODS = tone(COLOURS.forest);
const SAND = tone(COLOURS.desert);
const ROCK = tone(COLOURS.mountain);
const ICE = tone(COLOURS.glacier);
const SHALLOW = tone("#30b8e0");
const DEEP = tone("#2f70e2");
const MEADOW = tone("#47741a");
const MOSS = tone("#335d0b");
const CREST = tone("#ffebb0");
const TROUGH = tone("#dfac50");
const CLIFF = tone("#6b5c5e");
const SCREE = tone("#a99a95");
const CREST_ROCK = tone("#b8aaa4");
const FIRN = tone("#f8fdff");
const SHADE_ICE = tone("#c3e7f8");
const EDGE_ICE = tone("#9fd6f3");

function mountain(g: Ground, seed: number): Tone {
  const patches = broken(scale(g.at, 7), seed + 30, 2);
  let out = blend(CLIFF, ROCK, smooth(-0.02, 0.06, g.height));
  out = blend(out, SCREE, 0.7 * smooth(0.45, 0.75, patches));
  out = blend(out, CLIFF, 16 * g.hollow);
  return blend(out, CREST_ROCK, -18 * g.hollow);
}

function glacier(g: Ground, seed: number): Tone {
  let out = blend(ICE, FIRN, smooth(0.05, 0.11, g.height));
  out = blend(out, SHADE_ICE, 0.7 * smooth(0.45, 0.75, hills(scale(g.at, 3.2), seed + 31)));
  out = blend(out, SHADE_ICE, 20 * g.hollow);
  return blend(out, EDGE_ICE, 0.8 * (1 - smooth(0.0, 0.035, g.border)));
}

function desert(g: Ground, seed: number): Tone {
  const crest = dune(g.at, seed);
  let out = blend(SAND, CREST, 0.85 * smooth(0.6, 1, crest));
  out = blend(out, TROUGH, 0.75 * (1 - smooth(0.05, 0.5, crest)));
  out = blend(out, TROUGH, 0.4 * smooth(0.5, 0.8, hills(scale(g.at, 2.4), seed + 32)));
  return blend(out, TROUGH, 0.35 * (1 - smooth(0, 0.06, g.border)));
}

function forest(g: Ground, seed: number): Tone {
  const glade = smooth(0.45, 0.75, hills(scale(g.at, 4), seed + 33));
  return blend(MEADOW, blend(WOODS, MOSS, glade), smooth(0.0, 0.11, g.border));
}

function ocean(g: Ground): Tone {
  const out = blend(SHALLOW, SEA, smooth(0.01, 0.13, g.shore));
  return blend(out, DEEP, smooth(0.2, 0.55, g.shore));
}

const TINT: Readonly<Record<Habitat, (ground: Ground, seed: number) => Tone>> = {
  ocean,
  forest,
  desert,
  mountain,
  glacier,
};

/** How much a hollow darkens its bottom. */
const hollowShade = (g: Ground): number => 1 - clamp(7 * g.hollow, 0, 0.3);

/** The colour of a habitat's ground at one point. */
export const tint = (habitat: Habitat, ground: Ground, seed: number): Tone =>
  shade(TINT[habitat](ground, seed), hollowShade(ground));

/** The height above which a range has snow: only the very top, because wide snow caps look like glaciers. */
const SNOW_LINE = 0.76;

/**
 * What the shader draws with a sharp edge: mountains have snow and ice has blue crevasses where this is above 0.
 * Elsewhere it is 0.
 */
export function sharp(habitat: Habitat, ground: Ground, seed: number): number {
  if (habitat === "mountain") return 0.3 * (ground.rise - SNOW_LINE);
  if (habitat === "glacier") return (crack(ground.at, seed) - 0.5) * smooth(0.02, 0.08, ground.border);
  return 0;
}
