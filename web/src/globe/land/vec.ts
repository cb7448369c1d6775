/** Points and directions as three numbers; the worker that makes the land doesn't load three.js. */
import type { Vector } from "../../world/geometry.ts";

/** A point or a direction, y up. */
export type Vec = Vector;

/** The sum of two vectors. */
export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** The vector from `b` to `a`. */
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** A vector made `by` times as long. */
export const scale = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by];

/** The dot product. */
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The cross product. */
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The length of a vector. */
export const length = (a: Vec): number => Math.hypot(a[0], a[1], a[2]);

/** The same direction with length 1. */
export const unit = (a: Vec): Vec => scale(a, 1 / length(a));

/** The point at fraction `t` of the way from `a` to `b`. */
export const mix = (a: Vec, b: Vec, t: number): Vec => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** The distance from a point to a segment. */
export function distanceToSegment(p: Vec, from: Vec, to: Vec): number {
  const along = sub(to, from);
  const share = dot(sub(p, from), along) / dot(along, along);
  return length(sub(p, mix(from, to, clamp(share, 0, 1))));
}

/** Two directions along the ground that form a right-handed frame with `up` between them: x, up, z. */
export function frame(up: Vec): readonly [Vec, Vec] {
  const side = unit(cross(Math.abs(up[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0], up));
  return [side, cross(side, up)];
}

/** Limits a number to a range. */
export const clamp = (x: number, low: number, high: number): number => Math.min(high, Math.max(low, x));

/** The number at fraction `t` of the way from `a` to `b`. */
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Smoothstep: rises from 0 at `low` to 1 at `high`, flat at both ends. */
export function smooth(low: number, high: number, x: number): number {
  const t = clamp((x - low) / (high - low), 0, 1);
  return t * t * (3 - 2 * t);
}

/** Reads a number from an array; an index out of range is a bug and throws. */
export function read(list: ArrayLike<number>, index: number): number {
  const value = list[index];
  if (value === undefined) throw new RangeError(`there is nothing at ${index} in an array of ${list.length}`);
  return value;
}

/** Point number `index` of a flat list of coordinates. */
export const point = (list: ArrayLike<number>, index: number): Vec => [
  read(list, 3 * index),
  read(list, 3 * index + 1),
  read(list, 3 * index + 2),
];
