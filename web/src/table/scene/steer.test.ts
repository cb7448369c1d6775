import { Quaternion, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { NORMALS } from "../../world/geometry.ts";
import { EMPTY_PLANET, lay, type Planet, tile } from "../../world/planet.ts";
import { ALL_FACES, at, type Face, face, rotation } from "../../world/units.ts";
import { nearest, turnToFree } from "./steer.ts";

const TILE = tile(["ocean", "forest", "desert", "mountain", "glacier"]);
const LAST = face(7);
/** A planet with one free face left. */
const FULL: Planet = ALL_FACES.filter((each) => each !== LAST).reduce(
  (planet, each) => lay(planet, { tile: TILE, face: each, rotation: rotation(0) }),
  EMPTY_PLANET,
);

/** A planet turned so that a face points at the viewer. */
function turned(to: Face): { turn: Quaternion; areas: Planet; face: (to: Face) => Promise<void> } {
  const [x, y, z] = at(NORMALS, to);
  const turn = new Quaternion().setFromUnitVectors(new Vector3(x, y, z).normalize(), new Vector3(0, 0, 1));
  const globe = {
    turn,
    areas: FULL,
    face: (next: Face): Promise<void> => {
      globe.turn = turned(next).turn;
      return Promise.resolve();
    },
  };
  return globe;
}

describe("with a tile in the hand", () => {
  it("the last free face is turned into view, wherever it is", () => {
    for (const front of ALL_FACES) {
      const globe = turned(front);
      turnToFree(globe);
      expect(nearest(globe, [LAST]).cosine).toBeGreaterThan(0.7);
    }
  });

  it("a planet that shows a free face stays as it is", () => {
    const globe = { ...turned(face(0)), areas: EMPTY_PLANET };
    const before = globe.turn;
    turnToFree(globe);
    expect(globe.turn).toBe(before);
  });
});
