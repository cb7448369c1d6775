/**
 * How high the land is. Relief follows the regions: ranges rise where a region is wide, and the sea deepens off the
 * coast.
 */
import type { Habitat } from "../../world/geometry.ts";
import { broken, hills, ridges, stones } from "./noise.ts";
import { clamp, dot, lerp, scale, smooth, type Vec } from "./vec.ts";

/** What the relief of a point depends on. */
export interface Spot {
  /** Its position on the rounded planet. */
  readonly at: Vec;
  /** The distance to its region's border. */
  readonly border: number;
  /** The distance to the nearest shore. */
  readonly shore: number;
  /** The distance from the border to the region's innermost point. */
  readonly width: number;
  /** The height of the mountain range there, from 0 to 1. */
  readonly rise: number;
}

/** The limits of the relief: no land is higher and no sea deeper, relative to the rounded planet. */
export const HIGHEST = 0.42;
export const DEEPEST = -0.05;

/** The wind's direction, which shapes all dunes. */
const WIND: Vec = [0.62, 0.35, 0.7];

/** The shape of the dunes: 0 in a trough, 1 on a crest, with a steeper lee side. */
export function dune(at: Vec, seed: number): number {
  const bent = dot(at, WIND) * 3.6 + 1.5 * hills(scale(at, 2.1), seed) + 0.3 * hills(scale(at, 6), seed + 5);
  const turn = bent - Math.floor(bent);
  return turn < 0.68 ? smooth(0, 0.68, turn) : 1 - smooth(0.68, 1, turn);
}

/** The cracks in the ice: 1 in the middle of a crack, 0 away from it. */
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
  // Near the sea the shelf breaks into blocks of different heights.
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

/** A point's height above the rounded planet; always 0 at a border between habitats. */
export const height = (habitat: Habitat, spot: Spot, seed: number): number =>
  clamp(RELIEF[habitat](spot, seed), DEEPEST, HIGHEST);
