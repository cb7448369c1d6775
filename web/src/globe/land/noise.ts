/** Seeded noise. It uses only integers and plain products, so a seed gives the same land on every machine. */
import { lerp, type Vec } from "./vec.ts";

/** A number in [0, 1) for three integers and a seed. */
export function hash(x: number, y: number, z: number, seed: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(z, 0x2545f491) ^ Math.imul(seed, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** A stream of numbers in [0, 1). */
export function stream(seed: number): () => number {
  let count = 0;
  return () => hash(count++, seed, 7, 0x51ed);
}

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Value noise: smooth, from 0 to 1, about one hill or hollow per unit of length. */
export function hills(p: Vec, seed: number): number {
  const [x, y, z] = p;
  const i = Math.floor(x);
  const j = Math.floor(y);
  const k = Math.floor(z);
  const u = ease(x - i);
  const v = ease(y - j);
  const w = ease(z - k);
  const row = (dy: number, dz: number): number =>
    lerp(hash(i, j + dy, k + dz, seed), hash(i + 1, j + dy, k + dz, seed), u);
  return lerp(lerp(row(0, 0), row(1, 0), v), lerp(row(0, 1), row(1, 1), v), w);
}

/** Hills with smaller hills on them, from 0 to 1. */
export function broken(p: Vec, seed: number, layers = 3): number {
  let sum = 0;
  let total = 0;
  let weight = 1;
  let size = 1;
  for (let layer = 0; layer < layers; layer++) {
    sum += weight * hills([p[0] * size, p[1] * size, p[2] * size], seed + layer);
    total += weight;
    weight *= 0.5;
    size *= 2.03;
  }
  return sum / total;
}

/** Noise with sharp crests, from 0 in the valleys to 1 on the ridges. */
export function ridges(p: Vec, seed: number, layers = 2): number {
  let sum = 0;
  let total = 0;
  let weight = 1;
  let size = 1;
  for (let layer = 0; layer < layers; layer++) {
    const value = hills([p[0] * size, p[1] * size, p[2] * size], seed + layer);
    sum += weight * (1 - Math.abs(2 * value - 1));
    total += weight;
    weight *= 0.45;
    size *= 2.1;
  }
  return sum / total;
}

/** Worley noise at a point: the distances to the nearest and second-nearest seed points, and whose point it is. */
export interface Stones {
  readonly near: number;
  readonly next: number;
  /** A number in [0, 1) that belongs to the nearest stone. */
  readonly own: number;
}

/** Worley noise: divides space among seed points, about one per unit; used for cones, cracks and blocks. */
export function stones(p: Vec, seed: number): Stones {
  const i = Math.floor(p[0]);
  const j = Math.floor(p[1]);
  const k = Math.floor(p[2]);
  let near = 9;
  let next = 9;
  let own = 0;
  for (let a = i - 1; a <= i + 1; a++) {
    for (let b = j - 1; b <= j + 1; b++) {
      for (let c = k - 1; c <= k + 1; c++) {
        const x = a + hash(a, b, c, seed) - p[0];
        const y = b + hash(a, b, c, seed + 101) - p[1];
        const z = c + hash(a, b, c, seed + 202) - p[2];
        const distance = x * x + y * y + z * z;
        if (distance < near) {
          next = near;
          near = distance;
          own = hash(a, b, c, seed + 303);
        } else if (distance < next) next = distance;
      }
    }
  }
  return { near: Math.sqrt(near), next: Math.sqrt(next), own };
}
