/** What is in a table's box: its tiles, animals and objectives, as the server gives them. */
import type { Habitat } from "../world/geometry.ts";
import type { Tile } from "../world/planet.ts";
import { ask, askOnce } from "./ask.ts";

/** An animal's card: what it asks for. */
export interface AnimalCard {
  readonly id: string;
  readonly requirement: "most" | "touching" | "apart";
  readonly habitat: Habitat;
  /** The habitat that it wants to touch or keep away from. */
  readonly other?: Habitat;
}

/** A step of an objective: from so many areas on, so many points. */
export type ObjectiveStep = readonly [areas: number, points: number];

/** A box. */
export interface Box {
  readonly habitats: readonly Habitat[];
  readonly tiles: readonly Tile[];
  readonly animals: readonly AnimalCard[];
  /** For each habitat the steps of its objective, ascending. */
  readonly objectives: Readonly<Record<Habitat, readonly ObjectiveStep[]>>;
}

/** The box that a table plays with. */
export const boxOf = (table: string): Promise<Box> => askOnce<Box>(`/api/tables/${table}/box`);

/** Brings a box of one's own to the server; the answer is what tables call it. Throws a `Refusal` that says what is wrong. */
export const bringBox = async (text: string): Promise<string> =>
  (
    await ask<{ box: string }>("/api/boxes", {
      method: "POST",
      body: text,
      headers: { "content-type": "application/json" },
    })
  ).box;
