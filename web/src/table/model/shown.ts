/** What can be opened, looked at and controlled on the table screen. */
import type { Face } from "../../world/units.ts";

/** The sheets and dialogs that open over the table. */
export type Sheet = "race" | "log" | "objective" | "menu" | "help" | "end" | "settings";

/** The bid the player is looking at. */
export interface ShownBid {
  readonly animal: string;
  readonly seat: number;
}

/** The placement the player is looking at. */
export interface ShownPlacement {
  readonly seat: number;
  readonly face: number;
}

/** How input reaches the large planet, whether it's in 3D or a map. */
export interface LargePlanet {
  /** Moves a dragged tile over a point of the page. Returns the face below it. */
  drag(x: number, y: number): Face | null;
  /** Returns the face an arrow key leads to, from the one aimed at or in view. */
  step(right: number, up: number): Face;
}
