/** How a planet turns: under the hand with weight, on its own with inertia, and in flight to a face. */
import { Quaternion, Vector3 } from "three";

/** Seconds in which the planet comes two thirds of the way to where the hand has pulled it: its weight. */
const WEIGHT = 0.055;

/** Seconds in which it loses two thirds of its speed once let go. */
const GLIDE = 0.42;

/** Slower than this, in radians a second, it stands still. */
const REST = 0.02;

/** No throw is faster than this, in radians a second. */
const FASTEST = 7;

/** What is left to turn when the difference can no longer be seen. */
const NEAR = 0.0005;

const ACROSS = new Vector3(0, 1, 0);
const UPWARD = new Vector3(1, 0, 0);
const TOWARDS = new Vector3(0, 0, 1);

/** The turning of one planet, seen from the camera: x right, y up, z towards the eye. */
export class Spin {
  /** How the planet is turned now. */
  readonly now = new Quaternion();
  private readonly wanted = new Quaternion();
  private readonly speed = new Vector3();
  private held = false;

  /** Whether it will move on by itself. */
  get moving(): boolean {
    return this.speed.lengthSq() > 0 || this.now.angleTo(this.wanted) > NEAR;
  }

  /** Where it will come to rest if nobody touches it and it is not gliding. */
  get aim(): Quaternion {
    return this.wanted.clone();
  }

  /** The hand takes hold: it stops where it is. */
  grab(): void {
    this.held = true;
    this.speed.set(0, 0, 0);
    this.wanted.copy(this.now);
  }

  /** The hand pulls by angles to the right, upward and counterclockwise, within so many seconds. */
  pull(right: number, up: number, twist: number, seconds: number): void {
    this.turn(right, -up, twist);
    const fresh = new Vector3(-up, right, twist).divideScalar(Math.max(seconds, 1 / 240));
    this.speed.lerp(fresh.clampLength(0, FASTEST), 0.5);
  }

  /** The hand lets go; after a pause of so many seconds there is no throw left. */
  release(pause: number): void {
    this.held = false;
    if (pause > 0.08) this.speed.set(0, 0, 0);
  }

  /** Turns to a place, at once or with weight. */
  to(turned: Quaternion, atOnce: boolean): void {
    this.speed.set(0, 0, 0);
    this.wanted.copy(turned).normalize();
    if (atOnce) this.now.copy(this.wanted);
  }

  /** Moves on by so many seconds. */
  step(seconds: number): void {
    if (!this.held && this.speed.lengthSq() > 0) {
      this.turn(this.speed.y * seconds, this.speed.x * seconds, this.speed.z * seconds);
      this.speed.multiplyScalar(Math.exp(-seconds / GLIDE));
      if (this.speed.length() < REST) this.speed.set(0, 0, 0);
    }
    this.now.slerp(this.wanted, 1 - Math.exp(-seconds / WEIGHT)).normalize();
    if (this.now.angleTo(this.wanted) <= NEAR) this.now.copy(this.wanted);
  }

  /** Ends every movement at once. */
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
