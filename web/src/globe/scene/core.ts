/** The dark core that shows where a face is free: pentagons with a faintly glowing edge. */
import { BufferAttribute, BufferGeometry, Mesh, ShaderMaterial, Sphere, Vector3 } from "three";
import { AREA_COUNT, EDGE_COUNT, FACE_COUNT } from "../../world/geometry.ts";
import { isFree, type Planet } from "../../world/planet.ts";
import { ALL_AREAS, ALL_FACES, type Face, faceOf } from "../../world/units.ts";
import { lattice } from "../land/lattice.ts";
import { point, read, scale } from "../land/vec.ts";
import { CORE } from "../land/walls.ts";

const ROWS = 7;

const VERTEX = /* glsl */ `
attribute vec4 shares;
varying vec3 vShares;
varying vec3 vOut;
varying vec3 vView;
flat varying float vAim;
uniform float uAim[${FACE_COUNT}];
void main() {
  vShares = shares.xyz;
  vAim = uAim[int(shares.w + 0.5)];
  vOut = normalize(normalMatrix * position);
  vec4 seen = modelViewMatrix * vec4(position, 1.0);
  vView = -seen.xyz;
  gl_Position = projectionMatrix * seen;
}`;

const FRAGMENT = /* glsl */ `
varying vec3 vShares;
varying vec3 vOut;
varying vec3 vView;
flat varying float vAim;
uniform float uPixel;
float stroke(float distance, float wide) {
  float half_ = max(wide, uPixel * 1.1) * 0.5;
  return 1.0 - smoothstep(half_ - uPixel * 0.5, half_ + uPixel * 0.7, abs(distance));
}
void main() {
  vec3 n = normalize(vOut);
  vec3 seen = normalize(vView);
  float rim = vShares.x * 0.618;
  float spoke = min(vShares.y, vShares.z) * 0.7265;
  float key = max(0.0, dot(n, normalize(vec3(-0.62, 0.66, 0.5))));
  vec3 c = mix(vec3(0.010, 0.013, 0.030), vec3(0.022, 0.030, 0.068), smoothstep(0.0, 0.5, rim));
  c *= 0.45 + 1.25 * key;
  c += vec3(0.03, 0.06, 0.15) * exp(-rim * 16.0);
  vec3 ink = vec3(0.10, 0.19, 0.42);
  c += ink * (0.55 * stroke(rim - 0.06, 0.006) + 0.22 * stroke(rim - 0.30, 0.004));
  c += ink * 0.20 * stroke(spoke, 0.004) * step(0.06, rim);
  c += ink * 0.8 * (1.0 - smoothstep(0.024, 0.024 + uPixel, (1.0 - vShares.x) * 0.7));
  c += vec3(0.22, 0.46, 0.95) * (1.15 * stroke(rim, 0.012) + 0.35 * exp(-rim * 55.0)) * (0.35 + 0.65 * key);
  vec3 aim = vec3(0.75, 0.95, 0.55);
  c += aim * vAim * (0.05 + 0.5 * exp(-rim * 22.0) + 0.55 * stroke(rim - 0.06, 0.012));
  float limb = pow(1.0 - clamp(dot(n, seen), 0.0, 1.0), 3.0);
  c = mix(c, vec3(0.10, 0.24, 0.62), limb * 0.55);
  gl_FragColor = vec4(c, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** The core of one planet; only its free faces are drawn, because tiles hide the others. */
export class Core {
  readonly mesh: Mesh<BufferGeometry, ShaderMaterial>;
  private readonly aim = new Array<number>(FACE_COUNT).fill(0);

  constructor() {
    const { perArea, weld, base, shares } = lattice(ROWS);
    const position = new Float32Array(3 * AREA_COUNT * perArea);
    const marks = new Float32Array(4 * AREA_COUNT * perArea);
    for (const area of ALL_AREAS) {
      for (let each = 0; each < perArea; each++) {
        const to = area * perArea + each;
        position.set(scale(point(base, read(weld, to)), CORE), 3 * to);
        marks.set([...point(shares, each), faceOf(area)], 4 * to);
      }
    }
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new BufferAttribute(position, 3));
    geometry.setAttribute("shares", new BufferAttribute(marks, 4));
    geometry.boundingSphere = new Sphere(new Vector3(), 1.3);
    const uniforms = { uPixel: { value: 0.004 }, uAim: { value: this.aim } };
    this.mesh = new Mesh(geometry, new ShaderMaterial({ vertexShader: VERTEX, fragmentShader: FRAGMENT, uniforms }));
  }

  /** Shows the free faces of a planet. */
  show(planet: Planet): void {
    const { perArea, triangles } = lattice(ROWS);
    const free = ALL_FACES.filter((face) => isFree(planet, face));
    const index = new Uint16Array(free.length * EDGE_COUNT * triangles.length);
    free.forEach((face, order) => {
      for (let edge = 0; edge < EDGE_COUNT; edge++) {
        const first = (EDGE_COUNT * face + edge) * perArea;
        index.set(
          triangles.map((corner) => first + corner),
          (order * EDGE_COUNT + edge) * triangles.length,
        );
      }
    });
    this.mesh.geometry.setIndex(new BufferAttribute(index, 1));
    this.mesh.visible = free.length > 0;
  }

  /** Makes one free face glow, or none (null). */
  light(face: Face | null): void {
    this.aim.fill(0);
    if (face !== null) this.aim[face] = 1;
  }

  /** The width of a pixel at the planet's centre. */
  set pixel(size: number) {
    const uniform = this.mesh.material.uniforms["uPixel"];
    if (uniform !== undefined) uniform.value = size;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}
