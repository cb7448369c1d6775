/** What the map is called and says of its faces; whoever shows it speaks the player's language. */
import type { Planet } from "../world/planet.ts";
import type { Face } from "../world/units.ts";

/** What is told to people who cannot see the map. */
export interface MapWords {
  /** The whole map. */
  readonly map: string;
  /** A face and what lies on it. */
  readonly face: (face: Face, planet: Planet) => string;
}
