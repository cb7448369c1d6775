/**
 * Places things on the land: trees in forests, cacti in deserts, floes off the ice. The same seed gives the same
 * places.
 */
import type { Habitat } from "../../world/geometry.ts";
import { habitatAt, type Planet } from "../../world/planet.ts";
import { ALL_AREAS, type Area } from "../../world/units.ts";
import type { Surface } from "./ground.ts";
import { beyond, pointAt } from "./lattice.ts";
import { hash, hills } from "./noise.ts";
import { lerp, mix, point, read, scale, smooth, type Vec } from "./vec.ts";

/** The kinds of things that stand on a planet. */
export type Kind = "conifer" | "bush" | "cactus" | "mesa" | "boulder" | "crystal" | "floe" | "crest";

/** One thing: kind, place, size, rotation, and a number in [0, 1) that makes it differ from others. */
export interface Thing {
  readonly kind: Kind;
  readonly area: Area;
  readonly at: Vec;
  readonly size: number;
  /** Its rotation about the upright axis, in radians. */
  readonly turn: number;
  readonly own: number;
}

/** A place in an area: its position, and how it lies in its region. */
export interface Place {
  readonly at: Vec;
  readonly border: number;
  readonly shore: number;
}

/** The place with the weights `left` and `right` of an area's two outer corners, on the small triangle there. */
export function placeIn({ lattice, lie, position }: Surface, area: Area, left: number, right: number): Place {
  const x = Math.min(lattice.rows - 1e-6, (left + right) * lattice.rows);
  const y = Math.min(x, right * lattice.rows);
  const row = Math.floor(x);
  const along = Math.floor(y);
  const [down, aside] = [x - row, y - along];
  const number = (r: number, a: number): number =>
    read(lattice.weld, area * lattice.perArea + pointAt(r, Math.min(a, r)));
  const first = number(row, along);
  const last = number(row + 1, along + 1);
  const third = aside <= down ? number(row + 1, along) : number(row, along + 1);
  const [big, small] = aside <= down ? [down, aside] : [aside, down];
  const between = (list: Float32Array): number =>
    read(list, first) + big * (read(list, third) - read(list, first)) + small * (read(list, last) - read(list, third));
  const top = mix(point(position, first), point(position, third), big);
  const rest = small === 0 ? top : addScaled(top, point(position, third), point(position, last), small);
  return { at: rest, border: between(lie.border), shore: between(lie.shore) };
}

const addScaled = (p: Vec, from: Vec, to: Vec, by: number): Vec => [
  p[0] + (to[0] - from[0]) * by,
  p[1] + (to[1] - from[1]) * by,
  p[2] + (to[2] - from[2]) * by,
];

/** How many of a kind to try in each area of its habitat, and the size for a place; 0 means nothing stands there. */
interface Rule {
  readonly kind: Kind;
  readonly tries: number;
  readonly size: (place: Place, own: number, seed: number) => number;
}

const RULES: Readonly<Record<Habitat, readonly Rule[]>> = {
  forest: [
    {
      kind: "conifer",
      tries: 62,
      size: ({ at, border }, own, seed) => {
        const glade = hills(scale(at, 8), seed + 33);
        if (border < 0.032 || glade > 0.8 || border < 0.08 * own) return 0;
        return lerp(0.11, 0.165, smooth(0.04, 0.2, border)) * lerp(0.72, 1.18, own);
      },
    },
    {
      kind: "bush",
      tries: 12,
      size: ({ border }, own) => (border > 0.02 && border < 0.12 ? lerp(0.03, 0.05, own) : 0),
    },
  ],
  desert: [
    { kind: "cactus", tries: 6, size: ({ border }, own) => (border > 0.06 ? lerp(0.06, 0.105, own) : 0) },
    { kind: "boulder", tries: 4, size: ({ border }, own) => (border > 0.03 ? lerp(0.02, 0.045, own * own) : 0) },
    { kind: "mesa", tries: 2, size: ({ border }, own) => (border > 0.21 && own > 0.5 ? lerp(0.08, 0.13, own) : 0) },
  ],
  mountain: [
    {
      kind: "boulder",
      tries: 11,
      size: ({ border }, own) => (border > 0.02 && border < 0.14 ? lerp(0.022, 0.06, own * own) : 0),
    },
  ],
  glacier: [
    {
      kind: "crystal",
      tries: 16,
      size: ({ at, border }, own, seed) => {
        const field = hills(scale(at, 4.5), seed + 40);
        return border > 0.07 && field > 0.52 ? lerp(0.05, 0.13, own) * smooth(0.48, 0.75, field) : 0;
      },
    },
    {
      kind: "boulder",
      tries: 4,
      size: ({ shore, border }, own) => (border > 0.03 && shore < 0.12 ? lerp(0.03, 0.055, own) : 0),
    },
  ],
  ocean: [
    {
      kind: "crest",
      tries: 13,
      size: ({ shore, border }, own) => (shore > 0.1 && border > 0.06 ? lerp(0.028, 0.055, own) : 0),
    },
  ],
};

/** The steps of a sequence that fills a square evenly (Roberts's R2). */
const STEP_X = 0.7548776662466927;
const STEP_Y = 0.5698402909980532;

const FLOES_A_SIDE = 6;

/** All things, before thinning; yields after each area. */
export function* scattered(planet: Planet, surface: Surface, seed: number): Generator<void, Thing[]> {
  const things: Thing[] = [];
  const put = (kind: Kind, area: Area, place: Place, own: number, size: number, turn: number): void => {
    if (size > 0) things.push({ kind, area, at: place.at, size, turn, own });
  };
  for (const area of ALL_AREAS) {
    const habitat = habitatAt(planet, area);
    if (habitat === null) continue;
    RULES[habitat].forEach(({ kind, tries, size }, which) => {
      for (let each = 0; each < tries; each++) {
        const own = hash(area, which, each, seed + 50);
        let left = (hash(area, which, 1, seed + 51) + each * STEP_X) % 1;
        let right = (hash(area, which, 2, seed + 52) + each * STEP_Y) % 1;
        if (left + right > 1) [left, right] = [1 - left, 1 - right];
        const place = placeIn(surface, area, left, right);
        put(kind, area, place, own, size(place, own, seed), 2 * Math.PI * hash(area, which, each, seed + 53));
      }
    });
    if (habitat === "ocean") {
      beyond(area).forEach((other, side) => {
        if (habitatAt(planet, other) !== "glacier") return;
        for (let each = 0; each < FLOES_A_SIDE; each++) {
          const own = hash(area, side, each, seed + 60);
          const along = (each + 0.2 + 0.6 * hash(area, side, each, seed + 61)) / FLOES_A_SIDE;
          const off = 0.06 + 0.22 * hash(area, side, each, seed + 62) ** 2;
          // The weights of the two outer corners, at `off` times the height from the side in question.
          const [left, right] = side === 0 ? [along * (1 - off), (1 - along) * (1 - off)] : [along * (1 - off), off];
          const place = side === 2 ? placeIn(surface, area, right, left) : placeIn(surface, area, left, right);
          if (place.border > 0.02) put("floe", area, place, own, lerp(0.03, 0.07, own), 6.28 * own);
        }
      });
    }
    yield;
  }
  return things;
}
