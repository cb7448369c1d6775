/** Makes a planet's land from its areas alone: the single entry point for the worker, the fallback and the tests. */
import type { Planet } from "../../world/planet.ts";
import { type Ground, groundOf, surfaceOf } from "./ground.ts";
import { lattice } from "./lattice.ts";
import type { Things } from "./merge.ts";
import { type Richness, thingsOf } from "./things.ts";

/** How finely a land is made. */
export interface Detail extends Richness {
  /** Rows of small triangles per area. */
  readonly rows: number;
}

/** Levels of detail: the large planet, the large planet on a slow machine, and the small planets. */
export const DETAILS = {
  full: { rows: 16, most: 24000, share: 1, size: 1, plain: false },
  low: { rows: 10, most: 7000, share: 0.55, size: 1.12, plain: true },
  small: { rows: 6, most: 2200, share: 0.3, size: 1.45, plain: true },
} as const satisfies Record<string, Detail>;
export type DetailName = keyof typeof DETAILS;

/** An order for a land. */
export interface LandOrder {
  readonly planet: Planet;
  readonly detail: DetailName;
  readonly seed: number;
  /** Whether it is a tile that isn't placed yet, and so can be seen from below. */
  readonly loose: boolean;
}

/** A land as the GPU takes it. */
export interface Land {
  readonly detail: DetailName;
  readonly ground: Ground;
  readonly things: Things;
}

/** Makes a planet's land in small steps, so that the work fits between frames. */
export function* landOf({ planet, detail, seed, loose }: LandOrder): Generator<void, Land> {
  const how: Detail = DETAILS[detail];
  const surface = yield* surfaceOf(planet, lattice(how.rows), seed);
  const ground = yield* groundOf(planet, surface, seed);
  const things = yield* thingsOf(planet, surface, { ...how, loose }, seed);
  return { detail, ground, things };
}

/** Runs all steps at once and returns the result. */
export function atOnce<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Makes a land in one go. */
export const landAtOnce = (order: LandOrder): Land => atOnce(landOf(order));

/** A land's buffers, which are transferred from the worker without a copy. */
export const buffersOf = ({ ground, things }: Land): ArrayBufferLike[] =>
  [...Object.values(ground), ...Object.values(things)].map((each: Float32Array | Uint8Array) => each.buffer);
