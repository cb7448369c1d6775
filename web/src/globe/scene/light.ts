/**
 * A planet's lights: a warm sun from the upper left, a cool rim light from behind, and the sky. They move with the
 * camera.
 */
import { DirectionalLight, Group, HemisphereLight } from "three";

/** The size of the shadow map, in pixels per side. */
const SHADOW_DOTS = 2048;

/** The lights of one view. */
export class Lights {
  readonly group = new Group();
  private readonly sun = new DirectionalLight("#fff1dc", 2.75);

  constructor(shadow: boolean) {
    const rim = new DirectionalLight("#6f9bff", 0.6);
    const fill = new DirectionalLight("#d9e0ff", 0.34);
    const sky = new HemisphereLight("#c6d6ff", "#807898", 1.4);
    this.sun.position.set(-2.9, 3.5, 3.9);
    rim.position.set(3.2, -0.6, -2.6);
    fill.position.set(2.5, -2.5, 3);
    const { shadow: cast } = this.sun;
    cast.mapSize.set(SHADOW_DOTS, SHADOW_DOTS);
    Object.assign(cast.camera, { left: -1.75, right: 1.75, top: 1.75, bottom: -1.75, near: 2.5, far: 8.5 });
    cast.bias = -0.0006;
    cast.normalBias = 0.012;
    cast.radius = 2.2;
    cast.intensity = 0.72;
    this.shadow(shadow);
    this.group.add(this.sun, rim, fill, sky);
  }

  /** Whether the sun casts shadows. */
  shadow(on: boolean): void {
    this.sun.castShadow = on;
  }

  dispose(): void {
    this.sun.dispose();
  }
}
