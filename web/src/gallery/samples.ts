/** Fixed planets, tiles and words for the gallery. */

import type { MapWords } from "../map/FlatMap.tsx";
import type { MarkedRegion } from "../map/Marks.tsx";
import { HABITATS, type Habitat } from "../world/geometry.ts";
import {
  EMPTY_PLANET,
  habitatAt,
  isFree,
  type LaidTile,
  type Planet,
  planetOf,
  type Tile,
  tile,
} from "../world/planet.ts";
import { regionsOf } from "../world/regions.ts";
import { ALL_EDGES, ALL_FACES, areaAt, at, face, rotation } from "../world/units.ts";
import { EXAMPLES } from "../world/vectors.ts";

const example = (index: number): Planet => at(EXAMPLES, index).areas;

/** Planets from empty to full. */
export const PLANETS = {
  empty: EMPTY_PLANET,
  one: planetOf([
    { tile: tile(["ocean", "ocean", "desert", "forest", "mountain"]), face: face(0), rotation: rotation(0) },
  ]),
  half: example(0),
  full: example(3),
} as const;

/** A planet covered by one habitat. */
export const covered = (habitat: Habitat): Planet =>
  planetOf(ALL_FACES.map((each) => ({ tile: tile(Array(5).fill(habitat)), face: each, rotation: rotation(0) })));

/** A tile with all five habitats. */
export const FIVE: Tile = tile(HABITATS);

/** A tile on the first free face of the half-full planet. */
export const PREVIEW: LaidTile = {
  tile: tile(["glacier", "glacier", "ocean", "forest", "desert"]),
  face: face(ALL_FACES.find((each) => isFree(PLANETS.half, each)) ?? 0),
  rotation: rotation(1),
};

/** All regions of a planet with their sizes. */
export const sizesOf = (planet: Planet, least = 1): readonly MarkedRegion[] =>
  regionsOf(planet)
    .filter(({ areas }) => areas.length >= least)
    .map(({ areas }) => ({ areas, label: String(areas.length) }));

/** The gallery is always in English; the game uses the player's language. */
export const WORDS: MapWords = {
  map: "The planet as a flat map",
  face: (of, planet) =>
    `Face ${of}: ${ALL_EDGES.map((each) => habitatAt(planet, areaAt(of, each)) ?? "free").join(", ")}`,
};
