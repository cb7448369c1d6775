/** A planet's body in its own scene: land, core, air, light and camera. */
import { Group, PerspectiveCamera, type Quaternion, Scene, Vector3 } from "three";
import type { Planet } from "../world/planet.ts";
import type { Land } from "./land/land.ts";
import { Core } from "./scene/core.ts";
import { LandMesh } from "./scene/land-mesh.ts";
import { Lights } from "./scene/light.ts";
import { Sky } from "./scene/sky.ts";

/** Vertical field of view in degrees; a long lens keeps the faces from being distorted. */
const LENS = 28;

/** How much of the view's shorter side the planet's radius fills at zoom 1, mountains included. */
const ROOM = 1.56;

/** The limits of the zoom. */
export const NEAREST = 2.4;
export const FARTHEST = 0.7;

/** Where a face that is shown ends up: a little above the middle, so that what is in front of it can be seen too. */
export const EYE = new Vector3(0, 0.1, 1).normalize();

/** What is drawn of a planet, however it is used. */
export class Body {
  readonly scene = new Scene();
  readonly camera = new PerspectiveCamera(LENS, 1, 0.5, 60);
  /** Turns with the planet; whatever lives on the planet is added to it. */
  readonly planet = new Group();
  readonly land: LandMesh;
  readonly core = new Core();
  readonly sky: Sky;
  readonly lights: Lights;
  /** How much nearer than usual the camera is: 1 is the usual distance. */
  zoom = 1;
  /** A small push of the camera, in radii. */
  nudge = 0;
  /** How many device pixels the planet's radius takes up. */
  dots = 100;
  private width = 1;
  /** The view's height in device pixels. */
  height = 1;

  constructor(shadow: boolean, deepSky: boolean) {
    this.land = new LandMesh(shadow);
    this.sky = new Sky(deepSky);
    this.lights = new Lights(shadow);
    this.planet.add(this.land.group, this.core.mesh);
    this.scene.add(this.planet, this.sky.group, this.lights.group);
  }

  /** Updates the marks and the core for a planet; its land comes later, with `show`. */
  cover(planet: Planet): void {
    this.land.marks.cover(planet);
    this.core.show(planet);
  }

  /** Shows the land made for the planet, morphing from `was` if given. */
  show(land: Land, was: Float32Array | null): void {
    this.land.show(land, was);
  }

  /** Whether there are shadows. */
  shadow(on: boolean): void {
    this.land.shadow(on);
    this.lights.shadow(on);
  }

  /** Fits the camera to a view with a size in device pixels; `ratio` is device pixels per CSS pixel. */
  fit(width: number, height: number, ratio: number): void {
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
    this.sky.dots = ratio;
    this.look();
  }

  /** Places the camera according to zoom and nudge. */
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

  /** Sets the time that drives the sea. */
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
