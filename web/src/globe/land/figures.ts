/**
 * Shapes of the things on the land, a few triangles each: y is up, the foot is at the origin, the height is about 1.
 */
import { hash } from "./noise.ts";
import type { Vec } from "./vec.ts";

/** A corner of a figure: its position, its index in the figure's paints, and its brightness. */
export interface Corner {
  readonly at: Vec;
  readonly paint: number;
  readonly light: number;
}

/** A figure made of triangles: three corner indices each, counterclockwise from outside. */
export interface Figure {
  readonly corners: readonly Corner[];
  readonly triangles: readonly number[];
}

class Maker {
  readonly corners: Corner[] = [];
  readonly triangles: number[] = [];

  corner(at: Vec, paint: number, light: number): number {
    return this.corners.push({ at, paint, light }) - 1;
  }

  /** A ring of corners round the upright axis. */
  ring(
    sides: number,
    y: number,
    radius: number,
    paint: number,
    light: number,
    turn = 0,
    middle: Vec = [0, 0, 0],
  ): number[] {
    return Array.from({ length: sides }, (_, side) => {
      const angle = ((side + turn) / sides) * 2 * Math.PI;
      const at: Vec = [middle[0] + radius * Math.cos(angle), middle[1] + y, middle[2] - radius * Math.sin(angle)];
      return this.corner(at, paint, light);
    });
  }

  /** The wall between two rings, the second one higher. */
  wall(low: readonly number[], high: readonly number[]): void {
    low.forEach((a, side) => {
      const next = (side + 1) % low.length;
      const [b, c, d] = [low[next] ?? a, high[next] ?? a, high[side] ?? a];
      this.triangles.push(a, b, c, a, c, d);
    });
  }

  /** The roof from a ring to a tip. */
  roof(ring: readonly number[], tip: number): void {
    ring.forEach((a, side) => {
      this.triangles.push(a, ring[(side + 1) % ring.length] ?? a, tip);
    });
  }
}

/** A conifer: a trunk and some skirts of branches, lighter towards the tip. */
export function conifer(skirts: number, sides: number): Figure {
  const make = new Maker();
  const foot = make.ring(3, 0, 0.06, 1, 0.8);
  const top = make.corner([0, 0.4, 0], 1, 0.8);
  make.roof(foot, top);
  for (let skirt = 0; skirt < skirts; skirt++) {
    const share = skirt / skirts;
    const low = 0.13 + 0.72 * share;
    const ring = make.ring(sides, low, 0.3 * (1 - 0.62 * share), 0, 0.7 + 0.25 * share, skirt * 0.5);
    make.roof(ring, make.corner([0, Math.min(1, low + 0.98 / skirts + 0.06), 0], 0, 1.08 + 0.2 * share));
  }
  return make;
}

/** A round bush or boulder: a lump of two rings and a top, with every corner a little displaced. */
export function lump(sides: number, seed: number, flatness: number): Figure {
  const make = new Maker();
  const shaken = (ring: number[]): number[] => {
    for (const number of ring) {
      const corner = make.corners[number];
      if (corner === undefined) continue;
      const by = 0.78 + 0.44 * hash(number, seed, 3, 5);
      make.corners[number] = { ...corner, at: [corner.at[0] * by, corner.at[1], corner.at[2] * by] };
    }
    return ring;
  };
  const foot = shaken(make.ring(sides, -0.1, 0.42, 0, 0.72));
  const waist = shaken(make.ring(sides, 0.38 * flatness, 0.5, 0, 0.95, 0.5));
  make.wall(foot, waist);
  make.roof(waist, make.corner([0.08, 0.82 * flatness, 0.04], 0, 1.15));
  return make;
}

/** A crystal of ice: a spire with a waist, leaning a little. */
export function crystal(sides: number): Figure {
  const make = new Maker();
  const foot = make.ring(sides, -0.08, 0.17, 0, 0.75);
  const waist = make.ring(sides, 0.58, 0.14, 0, 1, 0, [0.05, 0, 0]);
  make.wall(foot, waist);
  make.roof(waist, make.corner([0.09, 1, 0.02], 0, 1.1));
  return make;
}

/** A cactus. */
export function cactus(arms: number): Figure {
  const make = new Maker();
  const stem = (middle: Vec, radius: number, low: number, high: number, sides: number): void => {
    const foot = make.ring(sides, low, radius, 0, 0.75, 0, middle);
    const top = make.ring(sides, high - radius * 0.8, radius, 0, 1.05, 0, middle);
    make.wall(foot, top);
    make.roof(top, make.corner([middle[0], middle[1] + high, middle[2]], 0, 1.2));
  };
  stem([0, 0, 0], 0.13, -0.05, 1, 5);
  for (let arm = 0; arm < arms; arm++) {
    const way = arm === 0 ? 1 : -1;
    const low = 0.32 + 0.14 * arm;
    const shoulder = make.ring(3, 0, 0.075, 0, 0.85, 0.25, [way * 0.27, low, 0]);
    make.roof([...shoulder].reverse(), make.corner([0, low - 0.02, 0], 0, 0.75));
    stem([way * 0.27, low, 0], 0.085, 0, 0.42 - 0.06 * arm, 4);
  }
  return make;
}

/** A flat-topped desert rock, in two layers. */
export function mesa(sides: number): Figure {
  const make = new Maker();
  const foot = make.ring(sides, -0.1, 0.62, 1, 0.8);
  const step = make.ring(sides, 0.34, 0.46, 0, 1, 0.2);
  const neck = make.ring(sides, 0.36, 0.38, 1, 0.85, 0.3);
  const top = make.ring(sides, 0.92, 0.3, 0, 1.1, 0.1);
  make.wall(foot, step);
  make.wall(step, neck);
  make.wall(neck, top);
  make.roof(top, make.corner([0, 0.98, 0], 0, 1.15));
  return make;
}

/** A slab of drifting ice. */
export function floe(sides: number, seed: number): Figure {
  const make = new Maker();
  const foot = make.ring(sides, -0.2, 0.5, 1, 0.9);
  const top = make.ring(sides, 0.14, 0.46, 0, 1);
  for (const number of [...foot, ...top]) {
    const corner = make.corners[number];
    if (corner === undefined) continue;
    const by = 0.65 + 0.6 * hash(number % sides, seed, 4, 6);
    make.corners[number] = { ...corner, at: [corner.at[0] * by, corner.at[1], corner.at[2] * by] };
  }
  make.wall(foot, top);
  make.roof(top, make.corner([0, 0.16, 0], 0, 1.05));
  return make;
}

/** The crest of a wave: a thin, bent sickle on the water. */
export function sickle(parts: number): Figure {
  const make = new Maker();
  const edge = (part: number, radius: number, y: number): number => {
    const angle = (part / parts - 0.5) * 1.7;
    return make.corner([radius * Math.cos(angle) - 0.8, y, radius * Math.sin(angle)], 0, 1);
  };
  for (let part = 0; part < parts; part++) {
    const thick = (each: number): number => 0.15 * Math.sin((Math.PI * each) / parts);
    const [a, b] = [edge(part, 1 - thick(part), 0), edge(part, 1, 0.03)];
    const [c, d] = [edge(part + 1, 1, 0.03), edge(part + 1, 1 - thick(part + 1), 0)];
    make.triangles.push(a, c, b, a, d, c);
  }
  return make;
}
