/** The materials of the ground and of what stands on it: three.js's Lambert light with the planet's own colours. */
import { type DataTexture, MeshDepthMaterial, MeshLambertMaterial } from "three";
import { LINEAR, MARKS, NOISE, SWELL } from "./glsl.ts";
import { FROM_CORNER, GROUND_COLOUR, LAST_TOUCH } from "./ground-glsl.ts";

/** The values that change over time, shared by all materials of one planet or tile. */
export interface LandUniforms {
  readonly uMarks: { value: DataTexture };
  readonly uTime: { value: number };
  /** The progress from the previous land (0) to the current one (1). */
  readonly uMorph: { value: number };
  /** The width of a pixel at the planet's centre, in radii. */
  readonly uPixel: { value: number };
  /** The strength of the blue haze at the limb. */
  readonly uHaze: { value: number };
}

/** What three.js passes to a material before its shader is compiled. */
type Shader = Parameters<MeshLambertMaterial["onBeforeCompile"]>[0];

const GROUND_MOVE = /* glsl */ `
  vec3 transformed = mix(was, position, uMorph);
  if (isSea(stateOf(paint.a * 255.0).a)) {
    transformed += normalize(position) * swell(position) * 0.006 * smoothstep(0.03, 0.16, lie.y);
  }`;

const THING_MOVE = /* glsl */ `
  vec4 state = stateOf(paint.a * 255.0);
  vec3 transformed = mix(root, position, state.b);
  if (isSea(state.a)) transformed += normalize(position) * (swell(root) * 0.006 + 0.002);`;

const VERTEX_HEAD = /* glsl */ `
attribute vec4 paint;
uniform float uMorph;
bool isSea(float habitat) { return habitat < 0.001; }
${MARKS}
${SWELL}`;

const GROUND_HEAD = /* glsl */ `
attribute vec3 was;
attribute vec3 shares;
attribute vec3 lie;
${VERTEX_HEAD}`;

const THING_HEAD = /* glsl */ `
attribute vec3 root;
${VERTEX_HEAD}`;

const PASSED = /* glsl */ `
varying vec3 vPaint;
varying vec3 vAt;
varying vec3 vOut;
flat varying vec4 vLight;
flat varying vec4 vState;`;

const PASSED_GROUND = /* glsl */ `
varying vec3 vShares;
varying vec3 vLie;
flat varying vec3 vFacet;`;

const PASS = /* glsl */ `
  vPaint = linear(paint.rgb);
  vAt = position;
  vOut = normalize(normalMatrix * position);
  vLight = lightOf(paint.a * 255.0);
  vLight.rgb = linear(vLight.rgb);
  vState = stateOf(paint.a * 255.0);`;

/**
 * Replaces three.js's shader chunks with our own text; throws if a chunk is missing, because three.js has changed then.
 */
function replace(text: string, pieces: Readonly<Record<string, string>>): string {
  return Object.entries(pieces).reduce((out, [piece, ours]) => {
    const name = `#include <${piece}>`;
    if (!out.includes(name)) throw new Error(`three's shader has no ${name}`);
    return out.replace(name, ours);
  }, text);
}

const OUTWARD = "vec3 objectNormal = normalize(position);";

function ground(shader: Shader): void {
  shader.vertexShader = replace(shader.vertexShader, {
    common: `#include <common>\n${GROUND_HEAD}\n${LINEAR}\n${PASSED}\n${PASSED_GROUND}`,
    beginnormal_vertex: OUTWARD,
    begin_vertex: `${GROUND_MOVE}\n${PASS}\n  vShares = shares;\n  vLie = lie;\n  vFacet = vPaint;`,
  });
  shader.fragmentShader = replace(shader.fragmentShader, {
    common: `#include <common>\n${PASSED}\n${PASSED_GROUND}\n${NOISE}\n${FROM_CORNER}\nuniform float uTime, uPixel, uHaze;`,
    color_fragment: GROUND_COLOUR,
    normal_fragment_begin: `#include <normal_fragment_begin>
      if (sea) normal = normalize(mix(normal, normalize(vOut), 0.55));`,
    opaque_fragment: `${LAST_TOUCH}\n#include <opaque_fragment>`,
  });
}

function things(shader: Shader): void {
  shader.vertexShader = replace(shader.vertexShader, {
    common: `#include <common>\n${THING_HEAD}\n${LINEAR}\n${PASSED}`,
    beginnormal_vertex: OUTWARD,
    begin_vertex: `${THING_MOVE}\n${PASS}`,
  });
  shader.fragmentShader = replace(shader.fragmentShader, {
    common: `#include <common>\n${PASSED}\nuniform float uTime, uPixel, uHaze;`,
    color_fragment:
      "diffuseColor.rgb = vPaint;\n  bool sea = false;\n  vec3 glow = vLight.rgb * vLight.a * 0.05;\n  float haze = 0.07;",
    opaque_fragment: `${LAST_TOUCH}\n#include <opaque_fragment>`,
  });
}

const depth = (head: string, move: string) => (shader: Shader) => {
  shader.vertexShader = replace(shader.vertexShader, {
    common: `#include <common>\n${head}`,
    begin_vertex: move,
  });
};

/** The materials of one planet or tile, for drawing it and for casting its shadow. */
export class LandMaterials {
  readonly ground = new MeshLambertMaterial({ flatShading: true });
  readonly things = new MeshLambertMaterial({ flatShading: true });
  readonly groundShadow = new MeshDepthMaterial();
  readonly thingsShadow = new MeshDepthMaterial();

  readonly uniforms: LandUniforms;

  constructor(uniforms: LandUniforms) {
    this.uniforms = uniforms;
    this.prepare(this.ground, "ground", ground);
    this.prepare(this.things, "things", things);
    this.prepare(this.groundShadow, "ground-shadow", depth(GROUND_HEAD, GROUND_MOVE));
    this.prepare(this.thingsShadow, "things-shadow", depth(THING_HEAD, THING_MOVE));
  }

  private prepare(
    material: MeshLambertMaterial | MeshDepthMaterial,
    key: string,
    change: (shader: Shader) => void,
  ): void {
    material.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, this.uniforms);
      change(shader);
    };
    material.customProgramCacheKey = () => key;
  }

  dispose(): void {
    for (const each of [this.ground, this.things, this.groundShadow, this.thingsShadow]) each.dispose();
  }
}
