/** The ring of dust that a landing tile throws up. */
import { BufferAttribute, BufferGeometry, Points, type Quaternion, ShaderMaterial } from "three";
import { stream } from "../land/noise.ts";

const PUFFS = 90;

const VERTEX = /* glsl */ `
attribute vec3 way;
uniform float uShare;
uniform float uDots;
varying float vAlpha;
void main() {
  float out_ = 1.0 - pow(1.0 - uShare, 2.6);
  vec3 at = position + vec3(position.x, 0.0, position.z) * out_ * (0.10 + 0.42 * way.x);
  at.y += 0.05 + way.y * 0.30 * out_ - 0.16 * uShare * uShare;
  vec4 seen = modelViewMatrix * vec4(at, 1.0);
  vAlpha = (1.0 - uShare) * (1.0 - uShare) * (0.35 + 0.5 * way.z);
  gl_PointSize = uDots * (0.5 + way.z) * (0.5 + 1.2 * out_) / -seen.z;
  gl_Position = projectionMatrix * seen;
}`;

const FRAGMENT = /* glsl */ `
varying float vAlpha;
void main() {
  float far = length(gl_PointCoord - 0.5) * 2.0;
  float a = vAlpha * smoothstep(1.0, 0.35, far);
  gl_FragColor = vec4(vec3(0.93, 0.88, 0.80) * a, a);
}`;

/** Dust around face 0, rotated to the face where the tile lands. */
export class Dust {
  readonly points: Points<BufferGeometry, ShaderMaterial>;

  constructor() {
    const next = stream(5);
    const position = new Float32Array(3 * PUFFS);
    const way = new Float32Array(3 * PUFFS);
    for (let puff = 0; puff < PUFFS; puff++) {
      const angle = (2 * Math.PI * (puff + next())) / PUFFS;
      // The pentagon's rim is about 0.65 from its middle.
      const far = 0.68 + 0.06 * Math.cos(5 * angle);
      position.set([far * Math.cos(angle), 1.02, far * Math.sin(angle)], 3 * puff);
      way.set([next(), next(), next()], 3 * puff);
    }
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new BufferAttribute(position, 3));
    geometry.setAttribute("way", new BufferAttribute(way, 3));
    const material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: { uShare: { value: 0 }, uDots: { value: 60 } },
      transparent: true,
      depthWrite: false,
      premultipliedAlpha: true,
    });
    this.points = new Points(geometry, material);
    this.points.frustumCulled = false;
    this.points.visible = false;
  }

  /**
   * How far the dust has flown, from 0 to 1, where it vanishes; `dots` is the planet's radius in device pixels. `wide`
   * is the width of the ring, where 1 is a tile's.
   */
  show(share: number, where: Quaternion, dots: number, wide = 1): void {
    const { uniforms } = this.points.material;
    if (uniforms["uShare"] !== undefined) uniforms["uShare"].value = share;
    if (uniforms["uDots"] !== undefined) uniforms["uDots"].value = dots;
    this.points.quaternion.copy(where);
    this.points.scale.set(wide, 1, wide);
    this.points.visible = share < 1;
  }

  dispose(): void {
    this.points.geometry.dispose();
    this.points.material.dispose();
  }
}
