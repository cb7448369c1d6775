/** A planet that can be dragged, turned to a face, and picked with the pointer. */
import type { Quaternion, Vector3 } from "three";
import { NORMALS } from "../world/geometry.ts";
import { type Area, at, type Face } from "../world/units.ts";
import { type Body, EYE, FARTHEST, NEAREST } from "./body.ts";
import { clamp } from "./land/vec.ts";
import { direct, faceTowards, facing, type Pointed, vector } from "./pick.ts";
import { Spin } from "./spin.ts";
import { directionOf } from "./spots.ts";
import type { Stage, View } from "./stage.ts";
import { easeBoth, Tweens } from "./tweens.ts";

/** How long turning to a face takes, in seconds; a drag can interrupt it. */
const FLIGHT = 0.45;

/** A planet's body and its rotation. */
export abstract class Turned implements View {
  readonly body: Body;
  protected readonly stage: Stage;
  protected readonly spin = new Spin();
  protected readonly tweens: Tweens;
  private flights = 0;

  constructor(stage: Stage, body: Body) {
    this.stage = stage;
    this.body = body;
    this.tweens = new Tweens(stage.still, () => this.ask());
  }

  abstract advance(seconds: number): boolean;
  abstract restyle(): void;
  abstract forget(): void;

  /** Requests a frame because this planet has changed. */
  protected ask(): void {
    this.stage.ask(this);
  }

  /** The face that points most towards the camera. */
  facing(): Face {
    return faceTowards(EYE.clone().applyQuaternion(this.spin.aim.invert()));
  }

  /** Turns a face to the camera; resolves when it has arrived or a drag has taken over. */
  face(face: Face): Promise<void> {
    return this.turnTo(vector(at(NORMALS, face)));
  }

  /** Turns the middle of some areas to the camera. */
  show(areas: readonly Area[]): Promise<void> {
    return this.turnTo(vector(directionOf(areas)));
  }

  /** The planet's rotation, so that another view can be turned to match. */
  get turn(): Quaternion {
    return this.spin.aim;
  }

  set turn(turned: Quaternion) {
    this.flights += 1;
    this.spin.to(turned, true);
    this.ask();
  }

  private turnTo(direction: Vector3): Promise<void> {
    return this.fly(facing(direction, this.spin.aim, EYE));
  }

  private fly(to: Quaternion): Promise<void> {
    const from = this.spin.now.clone();
    const flight = ++this.flights;
    this.tweens.still = this.stage.still;
    return this.tweens.start(FLIGHT, (share) => {
      if (flight === this.flights) this.spin.to(from.clone().slerp(to, easeBoth(share)), true, share < 1 ? to : null);
    });
  }

  /** Starts a drag. */
  grab(): void {
    this.flights += 1;
    this.spin.grab();
    this.ask();
  }

  /** Drags by angles to the right, upward and counterclockwise, within some seconds. */
  pull(right: number, up: number, twist: number, seconds: number): void {
    this.spin.pull(right, up, twist, seconds);
    if (this.stage.still) this.spin.step(Number.POSITIVE_INFINITY);
    this.ask();
  }

  /** Ends a drag after a pause of some seconds. */
  release(pause: number): void {
    this.spin.release(pause);
    if (this.stage.still) this.spin.stop();
    this.ask();
  }

  /** How close the camera is: 1 shows the whole planet. */
  get zoom(): number {
    return this.body.zoom;
  }

  set zoom(zoom: number) {
    this.body.zoom = clamp(zoom, FARTHEST, NEAREST);
    this.ask();
  }

  /** The face under a point in the view; null beside the planet. */
  pick(point: Pointed): Face | null {
    const { at: direction, hit } = this.direct(point);
    return hit ? faceTowards(direction) : null;
  }

  /**
   * The direction under a point in the view, in the planet's own coordinates; `hit` tells whether it is on the planet.
   */
  direct(point: Pointed): { readonly at: Vector3; readonly hit: boolean } {
    return direct(point, this.body.camera, this.spin.now);
  }
}
