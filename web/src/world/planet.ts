/** A planet as it is drawn: what covers each area, and how a tile is placed on a face. */
import { AREA_COUNT, EDGE_COUNT, FACES, HABITATS, type Habitat } from "./geometry.ts";
import { ALL_EDGES, type Area, areaAt, at, type Edge, edge, type Face, type Rotation } from "./units.ts";

/** What covers each of the 60 areas, by area; null where the face is free. */
export type Planet = readonly (Habitat | null)[];

/** A tile: its five habitats, edge by edge, when not turned. */
export type Tile = readonly [Habitat, Habitat, Habitat, Habitat, Habitat];

/** A tile on a face, and how it is turned. */
export interface LaidTile {
  readonly tile: Tile;
  readonly face: Face;
  readonly rotation: Rotation;
}

/** A planet without tiles. */
export const EMPTY_PLANET: Planet = Array.from({ length: AREA_COUNT }, () => null);

/** Makes a tile from five habitats; throws for any other number of them. */
export function tile(habitats: readonly Habitat[]): Tile {
  const [a, b, c, d, e] = habitats;
  if (habitats.length !== EDGE_COUNT || !a || !b || !c || !d || !e) {
    throw new RangeError(`a tile has ${EDGE_COUNT} habitats, not ${habitats.length}`);
  }
  return [a, b, c, d, e];
}

/** The habitat at an edge of a face, for a tile turned by some steps counterclockwise. */
export const shownAt = (shown: Tile, turned: Rotation, where: Edge): Habitat => at(shown, edge(where - turned));

/** The planet with a tile placed on a face, replacing what was there. */
export function lay(planet: Planet, { tile: laid, face, rotation }: LaidTile): Planet {
  const next = [...planet];
  for (const each of ALL_EDGES) next[areaAt(face, each)] = shownAt(laid, rotation, each);
  return next;
}

/** The planet with these tiles and no others. */
export const planetOf = (tiles: readonly LaidTile[]): Planet => tiles.reduce(lay, EMPTY_PLANET);

/** What covers an area; null where the face is free. */
export const habitatAt = (planet: Planet, where: Area): Habitat | null => planet[where] ?? null;

/** Whether a face is free. */
export const isFree = (planet: Planet, face: Face): boolean => habitatAt(planet, areaAt(face, edge(0))) === null;

/** The neighbour of a face across one of its edges. */
export const neighbour = (face: Face, across: Edge): Face => at(at(FACES, face), across);

/** The edge of a face that it shares with another; undefined if they don't touch. */
export function edgeTowards(from: Face, to: Face): Edge | undefined {
  const found = at(FACES, from).indexOf(to);
  return found < 0 ? undefined : edge(found);
}

/** The habitat with a given initial; null for a dot, which is a free area. */
export const habitatOf = (initial: string): Habitat | null =>
  HABITATS.find((habitat) => habitat.startsWith(initial.toLowerCase())) ?? null;

/** A planet from its letters: for each face the initials of the habitats at its edges. */
export function planetFrom(letters: string): Planet {
  const laid = [...letters.replaceAll(" ", "")].map(habitatOf);
  return Array.from({ length: AREA_COUNT }, (_, index) => laid[index] ?? null);
}
