/** A planet's body in its scene: land, core, air and light, seen by a camera of its own. */
import { Group, PerspectiveCamera, type Quaternion, Scene, Vector3 } from "three";
import type { Planet } from "../world/planet.ts";
import type { Land } from "./land/land.ts";
import { Core } from "./scene/core.ts";
import { LandMesh } from "./scene/land-mesh.ts";
import { Lights } from "./scene/light.ts";
import { Sky } from "./scene/sky.ts";

/** Degrees from the lower to the upper end of the view; long lenses keep faces in shape. */
const LENS = 28;

/** How much of the view's shorter side a planet's radius fills at zoom 1, its mountains included. */
const ROOM = 1.56;

/** The nearest and the farthest that one may zoom. */
export const NEAREST = 2.4;
export const FARTHEST = 0.7;

/** Where a face is shown: a little above the middle, so that what lies before it is seen too. */
export const EYE = new Vector3(0, 0.1, 1).normalize();

/** What is drawn of a planet, whatever is done with it. */
export class Body {
  readonly scene = new Scene();
  readonly camera = new PerspectiveCamera(LENS, 1, 0.5, 60);
  /** Turns with the planet; what lives on it is put in here. */
  readonly planet = new Group();
  readonly land: LandMesh;
  readonly core = new Core();
  readonly sky: Sky;
  readonly lights: Lights;
  /** How much nearer than usual the camera is. */
  zoom = 1;
  /** A small push of the camera, in radii. */
  nudge = 0;
  /** How many pixels of the drawing a radius of the planet has. */
  dots = 100;
  private width = 1;
  /** How many pixels of the drawing the view is high. */
  height = 1;

  constructor(shadow: boolean, deepSky: boolean) {
    this.land = new LandMesh(shadow);
    this.sky = new Sky(deepSky);
    this.lights = new Lights(shadow);
    this.planet.add(this.land.group, this.core.mesh);
    this.scene.add(this.planet, this.sky.group, this.lights.group);
  }

  /** Says what covers the planet; the land itself comes later. */
  cover(planet: Planet): void {
    this.land.marks.cover(planet);
    this.core.show(planet);
  }

  /** Shows a land that was made for the planet, coming from how it was, if that is told. */
  show(land: Land, was: Float32Array | null): void {
    this.land.show(land, was);
  }

  /** Whether there are shadows. */
  shadow(on: boolean): void {
    this.land.shadow(on);
    this.lights.shadow(on);
  }

  /** Fits the camera to a view of so many pixels of the drawing, of which a CSS pixel has `ratio`. */
  fit(width: number, height: number, ratio: number): void {
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
    this.sky.dots = ratio;
    this.look();
  }

  /** Puts the camera where zoom and nudge say. */
  look(): void {
    const { camera, width, height } = this;
    const half = Math.tan((LENS * Math.PI) / 360);
    const narrow = Math.min(1, width / height);
    const distance = ROOM / half / narrow / this.zoom - this.nudge;
    camera.aspect = width / height;
    camera.position.set(0, 0, Math.max(2.4, distance));
    camera.near = Math.max(0.3, camera.position.z - 2.6);
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
    const pixel = (2 * half * camera.position.z) / height;
    this.dots = 1 / pixel;
    this.land.materials.uniforms.uPixel.value = pixel;
    this.core.pixel = pixel;
  }

  /** Turns the planet. */
  turn(turned: Quaternion): void {
    this.planet.quaternion.copy(turned);
  }

  /** Moves the sea on. */
  set time(seconds: number) {
    this.land.materials.uniforms.uTime.value = seconds;
  }

  dispose(): void {
    this.land.dispose();
    this.core.dispose();
    this.sky.dispose();
    this.lights.dispose();
  }
}
