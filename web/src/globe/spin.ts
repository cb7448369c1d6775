/** How a planet turns: dragged with weight, gliding after a throw, and turned to a face. */
import { Quaternion, Vector3 } from "three";

/** The planet's weight: the seconds in which it covers two thirds of the distance to where it was dragged. */
const WEIGHT = 0.055;

/** The seconds in which it loses two thirds of its speed after a throw. */
const GLIDE = 0.42;

/** The slowest speed in radians a second; below it, the planet stops. */
const REST = 0.02;

/** The fastest throw, in radians a second. */
const FASTEST = 7;

/** A remaining angle too small to see. */
const NEAR = 0.0005;

const ACROSS = new Vector3(0, 1, 0);
const UPWARD = new Vector3(1, 0, 0);
const TOWARDS = new Vector3(0, 0, 1);

/** The rotation of one planet, seen from the camera: x right, y up, z towards the camera. */
export class Spin {
  /** The planet's current rotation. */
  readonly now = new Quaternion();
  private readonly wanted = new Quaternion();
  private readonly speed = new Vector3();
  private held = false;
  /** Where a longer turn, made in steps, will end; null if there is none. */
  private goal: Quaternion | null = null;

  /** Whether it will keep moving by itself. */
  get moving(): boolean {
    return this.speed.lengthSq() > 0 || this.now.angleTo(this.wanted) > NEAR;
  }

  /** Where it will come to rest if it isn't gliding and nobody drags it. */
  get aim(): Quaternion {
    return (this.goal ?? this.wanted).clone();
  }

  /** Starts a drag: stops the planet where it is. */
  grab(): void {
    this.held = true;
    this.goal = null;
    this.speed.set(0, 0, 0);
    this.wanted.copy(this.now);
  }

  /** Drags it by angles to the right, upward and counterclockwise, within some seconds. */
  pull(right: number, up: number, twist: number, seconds: number): void {
    this.turn(right, -up, twist);
    const fresh = new Vector3(-up, right, twist).divideScalar(Math.max(seconds, 1 / 240));
    this.speed.lerp(fresh.clampLength(0, FASTEST), 0.5);
  }

  /** Ends a drag; after a pause of some seconds there is no throw. */
  release(pause: number): void {
    this.held = false;
    if (pause > 0.08) this.speed.set(0, 0, 0);
  }

  /** Turns to a rotation, at once or with weight; `goal` is where the step of a longer turn leads. */
  to(turned: Quaternion, atOnce: boolean, goal: Quaternion | null = null): void {
    this.goal = goal;
    this.speed.set(0, 0, 0);
    this.wanted.copy(turned).normalize();
    if (atOnce) this.now.copy(this.wanted);
  }

  /** Advances the motion by some seconds. */
  step(seconds: number): void {
    if (!this.held && this.speed.lengthSq() > 0) {
      this.turn(this.speed.y * seconds, this.speed.x * seconds, this.speed.z * seconds);
      this.speed.multiplyScalar(Math.exp(-seconds / GLIDE));
      if (this.speed.length() < REST) this.speed.set(0, 0, 0);
    }
    this.now.slerp(this.wanted, 1 - Math.exp(-seconds / WEIGHT)).normalize();
    if (this.now.angleTo(this.wanted) <= NEAR) this.now.copy(this.wanted);
  }

  /** Ends all motion at once. */
  stop(): void {
    this.held = false;
    this.speed.set(0, 0, 0);
    this.now.copy(this.wanted);
  }

  private turn(right: number, down: number, twist: number): void {
    const step = new Quaternion();
    this.wanted.premultiply(step.setFromAxisAngle(ACROSS, right));
    this.wanted.premultiply(step.setFromAxisAngle(UPWARD, down));
    this.wanted.premultiply(step.setFromAxisAngle(TOWARDS, twist)).normalize();
  }
}
