/** Everything that stands on a planet, and the walls of its tiles, merged into one mesh. */
import { habitatAt, type Planet } from "../../world/planet.ts";
import { cactus, conifer, crystal, type Figure, floe, lump, mesa, sickle } from "./figures.ts";
import type { Surface } from "./ground.ts";
import { Mesh, type Things } from "./merge.ts";
import { hash } from "./noise.ts";
import { type Kind, scattered, type Thing } from "./scatter.ts";
import { blend, shade, type Tone, tone } from "./tone.ts";
import { add, frame, read, scale, unit } from "./vec.ts";
import { closeBelow, raiseWalls } from "./walls.ts";

/** How much may stand on one planet; anything more is thinned out evenly. */
export interface Richness {
  /** The most triangles for all things together. */
  readonly most: number;
  /** The fraction of things to keep even if all of them would fit. */
  readonly share: number;
  /** How much bigger the remaining things are, so that few still look like many. */
  readonly size: number;
  /** Simpler figures, for planets drawn small. */
  readonly plain: boolean;
}

const FIGURES: Readonly<Record<Kind, readonly Figure[]>> = {
  conifer: [conifer(3, 5), conifer(2, 5), conifer(2, 6)],
  bush: [lump(5, 1, 1), lump(5, 2, 0.9)],
  cactus: [cactus(2), cactus(1), cactus(0)],
  mesa: [mesa(7)],
  boulder: [lump(5, 3, 0.8), lump(4, 4, 1), lump(5, 5, 0.65)],
  crystal: [crystal(4), crystal(5)],
  floe: [floe(5, 1), floe(6, 2)],
  crest: [sickle(5)],
};

const PLAIN: Readonly<Record<Kind, readonly Figure[]>> = {
  ...FIGURES,
  conifer: [conifer(2, 4)],
  bush: [lump(4, 1, 1)],
  cactus: [cactus(0)],
  boulder: [lump(4, 3, 0.9)],
  crystal: [crystal(3)],
  crest: [sickle(3)],
};

const PAINTS: Readonly<Record<Kind, readonly [readonly [Tone, Tone], Tone]>> = {
  conifer: [[tone("#1b4303"), tone("#4f7d20")], tone("#4a3220")],
  bush: [[tone("#37650d"), tone("#5a8a25")], tone("#4a3220")],
  cactus: [[tone("#3f7a3c"), tone("#6b9c4a")], tone("#3f7a3c")],
  mesa: [[tone("#d08f4a"), tone("#e3a65a")], tone("#b9743a")],
  boulder: [[tone("#7d6d6a"), tone("#9c8d88")], tone("#7d6d6a")],
  crystal: [[tone("#a9dbf5"), tone("#e6f8ff")], tone("#7fc4ee")],
  floe: [[tone("#e3f7fe"), tone("#ffffff")], tone("#8fd0f2")],
  crest: [[tone("#d8f1ff"), tone("#ffffff")], tone("#ffffff")],
};

const SANDSTONE: readonly [Tone, Tone] = [tone("#c78f4e"), tone("#e0b468")];
const ICE_BLOCK: readonly [Tone, Tone] = [tone("#bfe6f8"), tone("#eafaff")];

const figureOf = (thing: Thing, plain: boolean): Figure => {
  const figures = (plain ? PLAIN : FIGURES)[thing.kind];
  const found = figures[Math.floor(thing.own * 97) % figures.length];
  if (found === undefined) throw new RangeError(`no figure for a ${thing.kind}`);
  return found;
};

function plant(mesh: Mesh, thing: Thing, planet: Planet, { plain, size }: Richness): void {
  const figure = figureOf(thing, plain);
  const up = unit(thing.at);
  const [side, ahead] = frame(up);
  const habitat = habitatAt(planet, thing.area);
  let [[dark, light], second] = PAINTS[thing.kind];
  if (thing.kind === "boulder" && habitat === "desert") [dark, light] = SANDSTONE;
  if (thing.kind === "boulder" && habitat === "glacier") [dark, light] = ICE_BLOCK;
  const first = blend(dark, light, hash(Math.floor(thing.own * 1e6), 3, 3, 70));
  const [c, s] = [Math.cos(thing.turn), Math.sin(thing.turn)];
  const big = thing.size * size;
  const numbers = figure.corners.map((corner) => {
    const [x, y, z] = corner.at;
    const at = add(
      thing.at,
      add(add(scale(side, big * (c * x - s * z)), scale(ahead, big * (s * x + c * z))), scale(up, big * y)),
    );
    return mesh.corner(at, thing.at, shade(corner.paint === 0 ? first : second, corner.light), thing.area);
  });
  for (const corner of figure.triangles) mesh.index.push(read(numbers, corner));
}

/** Chooses which things stay within the triangle limit; the fewer stay, the bigger they are. */
export function thinned(things: readonly Thing[], { most, share, plain }: Richness): readonly Thing[] {
  const wanted = things.reduce((sum, thing) => sum + figureOf(thing, plain).triangles.length / 3, 0);
  const keep = Math.min(share, most / Math.max(1, wanted));
  const bigger = Math.min(1.4, (share / Math.max(keep, 0.01)) ** 0.4);
  let left = most;
  const kept = things.filter((thing) => {
    if (keep < 1 && (thing.own * 7919) % 1 >= keep) return false;
    left -= figureOf(thing, plain).triangles.length / 3;
    return left >= 0;
  });
  return bigger === 1 ? kept : kept.map((thing) => ({ ...thing, size: thing.size * bigger }));
}

/** The mesh of all things and walls, and the underside of a loose tile; yields every few hundred things. */
export function* thingsOf(
  planet: Planet,
  surface: Surface,
  richness: Richness & { readonly loose: boolean },
  seed: number,
): Generator<void, Things> {
  const kept = thinned(yield* scattered(planet, surface, seed), richness);
  const mesh = new Mesh();
  raiseWalls(mesh, planet, surface);
  if (richness.loose) closeBelow(mesh, planet, surface);
  for (const [order, thing] of kept.entries()) {
    plant(mesh, thing, planet, richness);
    if (order % 100 === 99) yield;
  }
  yield;
  return mesh.done();
}
