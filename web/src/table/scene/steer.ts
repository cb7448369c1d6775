/** Where the faces are on a turned planet: for the arrow keys, and to bring free faces into view. */
import { Vector3 } from "three";
import type { Globe } from "../../globe/index.ts";
import { NORMALS } from "../../world/geometry.ts";
import { neighbour } from "../../world/planet.ts";
import { ALL_EDGES, at, type Face } from "../../world/units.ts";

/** The direction a face points as the planet is turned now, with z toward the viewer. */
const seen = (globe: Globe, face: Face): Vector3 => {
  const [x, y, z] = at(NORMALS, face);
  return new Vector3(x, y, z).applyQuaternion(globe.turn);
};

/** The face that points most toward the viewer, and how directly: 1 is straight on. */
export function nearest(globe: Globe, faces: readonly Face[]): { readonly face: Face | null; readonly cosine: number } {
  let best: { face: Face | null; cosine: number } = { face: null, cosine: -2 };
  for (const face of faces) {
    const { z } = seen(globe, face);
    if (z > best.cosine) best = { face, cosine: z };
  }
  return best;
}

/** The neighbour of a face that is furthest in a direction. */
export function towards(globe: Globe, from: Face, right: number, up: number): Face {
  const here = seen(globe, from);
  let best = from;
  let most = Number.NEGATIVE_INFINITY;
  for (const edge of ALL_EDGES) {
    const next = neighbour(from, edge);
    const way = seen(globe, next).sub(here);
    const fit = way.x * right + way.y * up;
    if (fit > most) {
      most = fit;
      best = next;
    }
  }
  return best;
}
