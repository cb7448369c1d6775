/** What can be opened, looked at and controlled on the table screen. */
import type { Area, Face, Rotation } from "../../world/units.ts";

/** The sheets and dialogs that open over the table. */
export type Sheet = "race" | "log" | "objective" | "menu" | "help" | "end" | "settings" | "side";

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

/** A placement that is drawn as if it had been made, such as a better move in a review. */
export interface Sketch {
  readonly seat: number;
  readonly tile: number;
  readonly face: Face;
  readonly rotation: Rotation;
}

/** A point of the page, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How input reaches the large planet, whether it's in 3D or a map. */
export interface LargePlanet {
  /** Moves a dragged tile over a point of the page. Returns the face below it. */
  drag(x: number, y: number): Face | null;
  /** Where the animal that won a region will stand on the page; null if that's out of sight. */
  where(areas: readonly Area[]): Point | null;
  /** Returns the face an arrow key leads to, from the one aimed at or in view. */
  step(right: number, up: number): Face;
  /** Turns a face to the viewer. */
  turnTo(face: Face): void;
}
