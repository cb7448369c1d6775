/** What can be open, looked at and reached on the table screen. */
import type { Face } from "../../world/units.ts";

/** What lies over the table for now. */
export type Sheet = "race" | "log" | "objective" | "menu" | "help" | "end" | "settings";

/** A bid that is looked at: whose, and for which animal. */
export interface ShownBid {
  readonly animal: string;
  readonly seat: number;
}

/** A placement that is looked at: on whose planet, and where. */
export interface ShownPlacement {
  readonly seat: number;
  readonly face: number;
}

/** The large planet as one reaches it, in 3D or as a map. */
export interface LargePlanet {
  /** A tile is dragged over a place of the page; answers with the face below it. */
  drag(x: number, y: number): Face | null;
  /** The face that an arrow leads to, from the one aimed at or looked at. */
  step(right: number, up: number): Face;
}
