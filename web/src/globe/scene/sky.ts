/** What surrounds a planet: its thin air, the dark sky behind it, and stars. */
import {
  AdditiveBlending,
  BufferAttribute,
  BufferGeometry,
  Group,
  Mesh,
  PlaneGeometry,
  Points,
  ShaderMaterial,
} from "three";
import { stream } from "../land/noise.ts";
import { NOISE } from "./glsl.ts";

const STARS = 420;

/** A disc that always faces the camera, brightest along the limb and on the sunny side. */
function air(): Mesh {
  const material = new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    premultipliedAlpha: true,
    vertexShader: /* glsl */ `
      varying vec2 vAt;
      void main() {
        vAt = position.xy * 2.0;
        vec4 middle = modelViewMatrix * vec4(0.0, 0.0, 0.0, 1.0);
        gl_Position = projectionMatrix * (middle + vec4(position.xy * 4.4, -0.35, 0.0));
      }`,
    fragmentShader: /* glsl */ `
      varying vec2 vAt;
      void main() {
        float far = length(vAt) * 2.2;
        float over = max(0.0, far - 1.08);
        float sun = 0.62 + 0.38 * dot(vAt / max(0.001, length(vAt)), normalize(vec2(-0.6, 0.66)));
        float glow = (0.85 * exp(-over * 13.0) + 0.26 * exp(-over * 4.2)) * sun;
        glow *= smoothstep(2.2, 1.5, far);
        vec3 c = mix(vec3(0.16, 0.36, 0.95), vec3(0.45, 0.72, 1.0), exp(-over * 16.0));
        gl_FragColor = vec4(c * glow, glow * 0.35);
      }`,
  });
  const mesh = new Mesh(new PlaneGeometry(1, 1), material);
  mesh.renderOrder = -1;
  mesh.frustumCulled = false;
  return mesh;
}

/** The dark sky: a deep blue, a little lighter behind the planet, with faint clouds of stars. */
function dark(): Mesh {
  const material = new ShaderMaterial({
    depthWrite: false,
    depthTest: false,
    vertexShader: /* glsl */ `
      varying vec2 vAt;
      void main() {
        vAt = position.xy * 2.0;
        gl_Position = vec4(position.xy * 2.0, 1.0, 1.0);
      }`,
    fragmentShader: /* glsl */ `
      varying vec2 vAt;
      uniform float uAspect;
      ${NOISE}
      void main() {
        vec2 p = vAt * vec2(max(1.0, uAspect), max(1.0, 1.0 / uAspect));
        vec3 c = mix(vec3(0.045, 0.070, 0.170), vec3(0.012, 0.015, 0.042), smoothstep(0.2, 1.9, length(p - vec2(-0.25, 0.2))));
        float cloud = hills(vec3(p * 1.3, 3.3)) * 0.5 + hills(vec3(p * 3.1, 9.7)) * 0.3 + hills(vec3(p * 7.3, 5.1)) * 0.2;
        float band = exp(-pow((p.y + 0.55 * p.x - 0.1) * 1.1, 2.0));
        c += vec3(0.030, 0.030, 0.085) * smoothstep(0.3, 0.9, cloud) * band;
        c += (fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - 0.5) / 255.0;
        gl_FragColor = vec4(c, 1.0);
      }`,
    uniforms: { uAspect: { value: 1 } },
  });
  const mesh = new Mesh(new PlaneGeometry(1, 1), material);
  mesh.renderOrder = -3;
  mesh.frustumCulled = false;
  mesh.onBeforeRender = (_renderer, _scene, camera) => {
    const [across = 1, , , , , up = 1] = camera.projectionMatrix.elements;
    const aspect = material.uniforms["uAspect"];
    if (aspect !== undefined) aspect.value = up / across;
  };
  return mesh;
}

/** Stars of several sizes and colour temperatures; always the same ones. */
function stars(): Points {
  const next = stream(12);
  const position = new Float32Array(3 * STARS);
  const look = new Float32Array(2 * STARS);
  for (let each = 0; each < STARS; each++) {
    position.set([30 * (next() - 0.5) * 1.2, 30 * (next() - 0.5) * 0.8, -30], 3 * each);
    look.set([next() ** 6, next()], 2 * each);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(position, 3));
  geometry.setAttribute("look", new BufferAttribute(look, 2));
  const material = new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
    vertexShader: /* glsl */ `
      attribute vec2 look;
      varying vec3 vColour;
      uniform float uDots;
      void main() {
        vColour = mix(vec3(0.65, 0.78, 1.0), vec3(1.0, 0.86, 0.7), look.y) * (0.35 + 0.65 * look.x);
        gl_PointSize = (1.6 + 2.6 * look.x) * uDots;
        gl_Position = projectionMatrix * vec4((modelViewMatrix * vec4(position, 0.0)).xyz, 1.0);
        gl_Position.z = gl_Position.w * 0.99999;
      }`,
    fragmentShader: /* glsl */ `
      varying vec3 vColour;
      void main() {
        float far = length(gl_PointCoord - 0.5) * 2.0;
        gl_FragColor = vec4(vColour * smoothstep(1.0, 0.0, far), 1.0);
      }`,
    uniforms: { uDots: { value: 1 } },
  });
  const points = new Points(geometry, material);
  points.renderOrder = -2;
  points.frustumCulled = false;
  return points;
}

/** The sky of one view; a small planet only has air. */
export class Sky {
  readonly group = new Group();
  readonly stars: Points | null = null;
  private readonly parts: readonly (Mesh | Points)[];
  /** The dark and the stars, without the air. */
  private readonly far: readonly (Mesh | Points)[];

  constructor(deep: boolean) {
    if (deep) this.stars = stars();
    this.far = this.stars === null ? [] : [dark(), this.stars];
    this.parts = [...this.far, air()];
    this.group.add(...this.parts);
  }

  /** Whether the dark and the stars are shown, if there are any. */
  set deep(shown: boolean) {
    for (const each of this.far) each.visible = shown;
  }

  /** Device pixels per CSS pixel. */
  set dots(ratio: number) {
    const material = this.stars?.material;
    const uniform = material instanceof ShaderMaterial ? material.uniforms["uDots"] : undefined;
    if (uniform !== undefined) uniform.value = ratio;
  }

  dispose(): void {
    for (const { geometry, material } of this.parts) {
      geometry.dispose();
      for (const each of [material].flat()) each.dispose();
    }
  }
}
