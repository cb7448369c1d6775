/** Finds connected areas of one habitat, for drawing only: every number in the game comes from the server. */
import { type Habitat, TOUCHING } from "./geometry.ts";
import { habitatAt, type Planet } from "./planet.ts";
import { ALL_AREAS, type Area, at } from "./units.ts";

/** A maximal connected set of areas of one habitat, its areas ascending. */
export interface Region {
  readonly habitat: Habitat;
  readonly areas: readonly Area[];
}

/** The region that an area belongs to; null on a free face. */
export function regionAt(planet: Planet, start: Area): Region | null {
  const habitat = habitatAt(planet, start);
  if (habitat === null) return null;
  const areas = [start];
  const seen = new Set<Area>(areas);
  for (const each of areas) {
    for (const next of at(TOUCHING, each)) {
      if (!seen.has(next) && habitatAt(planet, next) === habitat) {
        seen.add(next);
        areas.push(next);
      }
    }
  }
  return { habitat, areas: areas.sort((a, b) => a - b) };
}

/** All regions of a planet, biggest first; ties are ordered by their lowest areas. */
export function regionsOf(planet: Planet): readonly Region[] {
  const seen = new Set<Area>();
  const regions: Region[] = [];
  for (const start of ALL_AREAS) {
    const region = seen.has(start) ? null : regionAt(planet, start);
    if (region === null) continue;
    for (const each of region.areas) seen.add(each);
    regions.push(region);
  }
  return regions.sort((a, b) => b.areas.length - a.areas.length);
}
