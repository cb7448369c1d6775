/** The contents of a table's box: tiles, animals and objectives, as the server sends them. */
import type { Habitat } from "../world/geometry.ts";
import type { Tile } from "../world/planet.ts";
import { askOnce, postToAny } from "./ask.ts";

/** An animal's card and its requirement. */
export interface AnimalCard {
  readonly id: string;
  readonly requirement: "most" | "touching" | "apart";
  readonly habitat: Habitat;
  /** The habitat that it must touch or not touch. */
  readonly other?: Habitat;
}

/** A step of an objective: the points for at least this many areas. */
export type ObjectiveStep = readonly [areas: number, points: number];

/** A box. */
export interface Box {
  readonly habitats: readonly Habitat[];
  readonly tiles: readonly Tile[];
  readonly animals: readonly AnimalCard[];
  /** For each habitat, the steps of its objective, ascending. */
  readonly objectives: Readonly<Record<Habitat, readonly ObjectiveStep[]>>;
}

/** The box that a table uses. */
export const boxOf = (table: string): Promise<Box> => askOnce<Box>(`/api/tables/${table}/box`);

/**
 * Uploads a custom box to wherever the next table may be made; returns the id that tables use for it. Throws a
 * `Refusal` that says what is wrong with the box.
 */
export const bringBox = async (text: string): Promise<string> =>
  (await postToAny<{ box: string }>("/api/boxes", text)).box;
