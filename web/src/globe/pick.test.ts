import { PerspectiveCamera, Quaternion, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { CORNERS, NORMALS } from "../world/geometry.ts";
import { ALL_EDGES, ALL_FACES, ALL_ROTATIONS, at, edge, face } from "../world/units.ts";
import { carry, direct, faceTowards, facing, meet, vector } from "./pick.ts";

const TOWARDS = new Vector3(0, 0, 1);

describe("pointing", () => {
  test("the middle of each face, and each point well inside it, is that face's", () => {
    for (const each of ALL_FACES) {
      const middle = vector(at(NORMALS, each));
      expect(faceTowards(middle)).toBe(each);
      for (const corner of at(CORNERS, each)) {
        expect(faceTowards(middle.clone().lerp(vector(corner), 0.95))).toBe(each);
      }
    }
  });

  test("a ray meets the near side of the ball, or misses at its limb", () => {
    const from = new Vector3(0, 0, 5);
    const hit = meet(from, new Vector3(0, 0, -1), 1);
    expect(hit.hit).toBe(true);
    expect(hit.at.distanceTo(TOWARDS)).toBeLessThan(1e-9);
    const miss = meet(from, new Vector3(0, 0.5, -1).normalize(), 1);
    expect(miss.hit).toBe(false);
    expect(miss.at.length()).toBeCloseTo(1);
    expect(miss.at.y).toBeGreaterThan(0.8);
  });

  test("the middle of the view is the face that was turned to the eye, however the planet was turned before", () => {
    const camera = new PerspectiveCamera(28, 1.5, 0.5, 60);
    camera.position.set(0, 0, 6);
    camera.updateMatrixWorld();
    let turned = new Quaternion();
    for (const each of ALL_FACES) {
      turned = facing(vector(at(NORMALS, each)), turned, TOWARDS);
      const { at: direction, hit } = direct({ x: 0, y: 0 }, camera, turned);
      expect(hit).toBe(true);
      expect(faceTowards(direction)).toBe(each);
      expect(direct({ x: 0.95, y: 0.95 }, camera, turned).hit).toBe(false);
    }
  });
});

describe("a tile carried to a face", () => {
  test.each(ALL_ROTATIONS)("comes to lie corner on corner, turned by %i", (turned) => {
    for (const to of ALL_FACES) {
      const turn = carry(to, turned);
      for (const own of ALL_EDGES) {
        const there = vector(at(at(CORNERS, face(0)), own)).applyQuaternion(turn);
        expect(there.distanceTo(vector(at(at(CORNERS, to), edge(own + turned))))).toBeLessThan(1e-6);
      }
    }
  });
});
