/** Where the faces are on a turned planet: for the arrow keys, and to bring free faces into view. */
import { Vector3 } from "three";
import type { Globe } from "../../globe/index.ts";
import { NORMALS } from "../../world/geometry.ts";
import { isFree, neighbour } from "../../world/planet.ts";
import { ALL_EDGES, ALL_FACES, at, type Face } from "../../world/units.ts";

/** How directly a face must point at the viewer to be in view: 1 is straight on. */
const IN_VIEW = 0.75;

/** The direction a face points as the planet is turned now, with z toward the viewer. */
const seen = (globe: Pick<Globe, "turn">, face: Face): Vector3 => {
  const [x, y, z] = at(NORMALS, face);
  return new Vector3(x, y, z).applyQuaternion(globe.turn);
};

/** The face that points most toward the viewer, and how directly: 1 is straight on. */
export function nearest(
  globe: Pick<Globe, "turn">,
  faces: readonly Face[],
): { readonly face: Face | null; readonly cosine: number } {
  let best: { face: Face | null; cosine: number } = { face: null, cosine: -2 };
  for (const face of faces) {
    const { z } = seen(globe, face);
    if (z > best.cosine) best = { face, cosine: z };
  }
  return best;
}

/** Turns a free face into view, unless there will be one when the planet has come to rest. */
export function turnToFree(globe: Pick<Globe, "turn" | "areas" | "face">): void {
  const free = ALL_FACES.filter((each) => isFree(globe.areas, each));
  const { face, cosine } = nearest(globe, free);
  if (face !== null && cosine < IN_VIEW) void globe.face(face);
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
