/** A tile that hovers over a planet: it follows the pointer, snaps to a face, turns, and falls. */
import { Group, Quaternion, Vector3 } from "three";
import { AREA_COUNT, EDGE_COUNT } from "../world/geometry.ts";
import { EMPTY_PLANET, lay, type Tile } from "../world/planet.ts";
import { type Area, area, edge, edgeOf, type Face, face, faceOf, type Rotation, rotation } from "../world/units.ts";
import type { DetailName, LandOrder } from "./land/land.ts";
import { carry } from "./pick.ts";
import { LandMesh } from "./scene/land-mesh.ts";

/** How high a tile hovers, in radii of the planet. */
export const HEIGHT = 0.2;

/** Time constant in seconds: the tile covers two thirds of the distance to its target in this time. */
const LAG = 0.07;

/** A difference too small to see, at which the motion ends. */
const NEAR = 0.001;

/** The land order for a lone tile: a planet that has only this tile, on face 0. */
export const looseOrder = (tile: Tile, detail: DetailName, seed: number): LandOrder => ({
  planet: lay(EMPTY_PLANET, { tile, face: face(0), rotation: rotation(0) }),
  detail,
  seed,
  loose: true,
});

/** Which area of the loose tile covers an area of the planet; null if that area isn't on the tile's face. */
export const ownArea =
  (on: Face, turned: Rotation) =>
  (where: Area): Area | null =>
    faceOf(where) === on ? area(edge(edgeOf(where) - turned)) : null;

/** The mesh of the hovering tile, built once on face 0 and carried by a quaternion. */
export class Hover {
  readonly group = new Group();
  readonly land: LandMesh;
  /** The habitats of the hovering tile, or null. */
  tile: string | null = null;
  private readonly body = new Group();
  private readonly now = new Quaternion();
  private readonly wanted = new Quaternion();
  private high = HEIGHT;
  private highWanted = HEIGHT;

  constructor(shadow: boolean) {
    this.land = new LandMesh(shadow);
    this.body.add(this.land.group);
    this.group.add(this.body);
    this.group.visible = false;
    this.place(1);
  }

  /** Whether it is still on its way. */
  get moving(): boolean {
    return this.group.visible && (this.now.angleTo(this.wanted) > NEAR || Math.abs(this.high - this.highWanted) > NEAR);
  }

  /** Sends it over a face; at once if it wasn't visible or if motion is off. */
  over(to: Face, turned: Rotation, atOnce: boolean): void {
    this.send(carry(to, turned), HEIGHT, atOnce);
  }

  /** Sends it to a direction, turned as on the nearest face, and a little higher. */
  towards(direction: Vector3, near: Face, turned: Rotation, atOnce: boolean): void {
    const on = carry(near, turned);
    const up = new Vector3(0, 1, 0).applyQuaternion(on);
    this.send(new Quaternion().setFromUnitVectors(up, direction).multiply(on), HEIGHT * 1.35, atOnce);
  }

  private send(turned: Quaternion, high: number, atOnce: boolean): void {
    this.wanted.copy(turned);
    this.highWanted = high;
    if (!atOnce && this.group.visible) return;
    this.now.copy(turned);
    this.high = high;
    this.group.visible = true;
    this.place(1);
  }

  /** Advances the motion by some seconds. */
  step(seconds: number): void {
    if (!this.group.visible) return;
    const share = 1 - Math.exp(-seconds / LAG);
    this.now.slerp(this.wanted, share).normalize();
    this.high += (this.highWanted - this.high) * share;
    this.place(1);
  }

  /** Puts it at a height over its target face, for a fall; a `squash` under 1 flattens it. */
  fall(high: number, squash: number): void {
    this.now.copy(this.wanted);
    this.high = high;
    this.highWanted = high;
    this.place(squash);
  }

  private place(squash: number): void {
    const wide = 1 + (1 - squash) * 0.35;
    this.group.quaternion.copy(this.now);
    this.body.position.set(0, this.high + (1 - squash), 0);
    this.body.scale.set(wide, squash, wide);
  }

  /** Copies the time and the pixel size from the planet below. */
  follow({ materials: { uniforms } }: LandMesh): void {
    this.land.materials.uniforms.uTime.value = uniforms.uTime.value;
    this.land.materials.uniforms.uPixel.value = uniforms.uPixel.value;
  }

  /** Hides the tile. */
  hide(): void {
    this.group.visible = false;
    this.tile = null;
  }

  /**
   * The ground's points before the tile was placed: the planet's own and, on the tile's face, the tile's, so that the
   * land grows together from there.
   */
  joined(was: Float32Array, on: Face, turned: Rotation): Float32Array {
    const points = this.land.points;
    if (points === null || points.length !== was.length) return was;
    const joined = was.slice();
    const perArea = was.length / AREA_COUNT;
    const turn = carry(on, turned);
    const p = new Vector3();
    for (let own = 0; own < EDGE_COUNT; own++) {
      const to = (EDGE_COUNT * on + ((own + turned) % EDGE_COUNT)) * perArea;
      for (let each = 0; each < perArea; each += 3) {
        p.fromArray(points, own * perArea + each).applyQuaternion(turn);
        p.toArray(joined, to + each);
      }
    }
    return joined;
  }

  dispose(): void {
    this.land.dispose();
  }
}
