/** Where mountains rise: a summit in every area, and ridges between the summits of areas that touch. */
import { TOUCHING } from "../../world/geometry.ts";
import { type Area, at } from "../../world/units.ts";
import { cornersOf, rounded } from "./lattice.ts";
import { hash } from "./noise.ts";
import { add, clamp, dot, length, lerp, mix, scale, sub, type Vec } from "./vec.ts";

/** How far from a summit, and from a ridge, the land starts to rise. */
const SKIRT = 0.38;
const RIDGE_SKIRT = 0.28;

/** The height of a pass between two summits, as a fraction of theirs. */
const PASS = 0.55;

/** A peak and its height, from 0 to 1. */
interface Summit {
  readonly at: Vec;
  readonly high: number;
}

/** A ridge between two summits. */
interface Ridge {
  readonly from: Summit;
  readonly to: Summit;
}

/** The summits and ridges of one region. */
export interface Range {
  readonly summits: readonly Summit[];
  readonly ridges: readonly Ridge[];
}

/** An area's summit: near its middle, with a random offset and height. */
function summitOf(area: Area, seed: number): Summit {
  const [middle, left, right] = cornersOf(area);
  const l = 0.36 + 0.16 * (hash(area, 1, 0, seed) - 0.5);
  const r = 0.36 + 0.16 * (hash(area, 2, 0, seed) - 0.5);
  const p = add(scale(middle, 1 - l - r), add(scale(left, l), scale(right, r)));
  return { at: rounded(p), high: lerp(0.72, 1, hash(area, 3, 0, seed)) };
}

/** The mountain range of one region. */
export function rangeOf(areas: readonly Area[], seed: number): Range {
  const summits = new Map(areas.map((area) => [area, summitOf(area, seed)]));
  const ridges = areas.flatMap((area) =>
    at(TOUCHING, area).flatMap((other) => {
      const [from, to] = [summits.get(area), summits.get(other)];
      return other > area && from !== undefined && to !== undefined ? [{ from, to }] : [];
    }),
  );
  return { summits: [...summits.values()], ridges };
}

/** The flank of a mountain: steep at the top, gentle at the foot. */
const flank = (distance: number, high: number, skirt: number): number =>
  high * clamp(1 - distance / skirt, 0, 1) ** 1.55;

/** The height of a range at a point, from 0 to 1. */
export function rise(p: Vec, { summits, ridges }: Range): number {
  let highest = 0;
  for (const summit of summits) highest = Math.max(highest, flank(length(sub(p, summit.at)), summit.high, SKIRT));
  for (const { from, to } of ridges) {
    const along = sub(to.at, from.at);
    const share = clamp(dot(sub(p, from.at), along) / dot(along, along), 0, 1);
    const high = lerp(from.high, to.high, share) * lerp(1, PASS, Math.sin(Math.PI * share));
    highest = Math.max(highest, flank(length(sub(p, mix(from.at, to.at, share))), high, RIDGE_SKIRT));
  }
  return highest;
}
