/** How high the land is: relief follows regions, so ranges rise where one is wide and seas deepen off the coast. */
import type { Habitat } from "../../world/geometry.ts";
import { broken, hills, ridges, stones } from "./noise.ts";
import { clamp, dot, lerp, scale, smooth, type Vec } from "./vec.ts";

/** What the relief of a point depends on. */
export interface Spot {
  /** Where it is on the rounded planet. */
  readonly at: Vec;
  /** How far its region's border is. */
  readonly border: number;
  /** How far the nearest shore is. */
  readonly shore: number;
  /** How far from its border the region's innermost point is. */
  readonly width: number;
  /** How high a range of mountains is there, from 0 to 1. */
  readonly rise: number;
}

/** No land is higher than this over the rounded planet, and no sea deeper than the second. */
export const HIGHEST = 0.42;
export const DEEPEST = -0.05;

/** Where the wind comes from, in which all dunes lie. */
const WIND: Vec = [0.62, 0.35, 0.7];

/** How much of a dune there is: from 0 in the trough to 1 on the crest, the lee side steeper. */
export function dune(at: Vec, seed: number): number {
  const bent = dot(at, WIND) * 3.6 + 1.5 * hills(scale(at, 2.1), seed) + 0.3 * hills(scale(at, 6), seed + 5);
  const turn = bent - Math.floor(bent);
  return turn < 0.68 ? smooth(0, 0.68, turn) : 1 - smooth(0.68, 1, turn);
}

/** How much of a crack in the ice there is: 1 in the middle of one, 0 away from it. */
export function crack(at: Vec, seed: number): number {
  const shaken: Vec = [at[0] + 0.06 * hills(scale(at, 7), seed), at[1], at[2] + 0.06 * hills(scale(at, 7), seed + 1)];
  const { near, next } = stones(scale(shaken, 2.7), seed + 2);
  return 1 - smooth(0.01, 0.16, next - near);
}

function mountain({ at, border, width, rise }: Spot, seed: number): number {
  const grown = lerp(0.86, 1.08, smooth(0.2, 0.55, width));
  const ribs = ridges(scale(at, 5.2), seed + 8) - 0.5;
  const foot = smooth(0, 0.13, border);
  return foot * grown * (0.02 + 0.38 * rise + 0.1 * ribs * smooth(0.02, 0.15, border) * (1 - 0.75 * rise));
}

function glacier({ at, border, shore }: Spot, seed: number): number {
  const shelf = 0.046 * smooth(0, 0.03, border);
  const dome = 0.06 * smooth(0.03, 0.45, border) + 0.014 * hills(scale(at, 2.6), seed) * smooth(0, 0.15, border);
  const gap = 0.045 * crack(at, seed) * smooth(0.03, 0.1, border);
  // Near the sea the shelf breaks into blocks that stand at different heights.
  const block = stones(scale(at, 8), seed + 6).own;
  const calved = 0.045 * block * smooth(0.02, 0.05, border) * (1 - smooth(0.1, 0.17, shore));
  return shelf + dome - gap - calved;
}

function desert({ at, border }: Spot, seed: number): number {
  const field = smooth(0.25, 0.7, hills(scale(at, 1.7), seed + 9));
  return smooth(0, 0.1, border) * (0.014 + (0.03 + 0.035 * field) * dune(at, seed) + 0.02 * hills(scale(at, 3), seed));
}

function forest({ at, border, width }: Spot, seed: number): number {
  const knoll = broken(scale(at, 3.1), seed, 2);
  return smooth(0, 0.12, border) * (0.012 + 0.06 * knoll * lerp(0.7, 1.2, smooth(0.18, 0.6, width)));
}

function ocean({ at, shore }: Spot, seed: number): number {
  return -0.02 * smooth(0, 0.05, shore) - 0.014 * smooth(0.05, 0.4, shore) * (0.5 + hills(scale(at, 4), seed));
}

const RELIEF: Readonly<Record<Habitat, (spot: Spot, seed: number) => number>> = {
  ocean,
  forest,
  desert,
  mountain,
  glacier,
};

/** How high a point of a habitat is over the rounded planet; at a border between habitats it is always 0. */
export const height = (habitat: Habitat, spot: Spot, seed: number): number =>
  clamp(RELIEF[habitat](spot, seed), DEEPEST, HIGHEST);
