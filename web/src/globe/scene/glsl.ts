/** Shader snippets that several materials share. */

/** Colours are sent in sRGB; lighting is computed in linear light. */
export const LINEAR = /* glsl */ `
vec3 linear(vec3 c) {
  return mix(c / 12.92, pow((c + 0.055) / 1.055, vec3(2.4)), step(0.04045, c));
}`;

/** Value noise from 0 to 1. */
export const NOISE = /* glsl */ `
float grain(vec3 p) {
  p = fract(p * 0.3183099 + vec3(0.71, 0.113, 0.419));
  p *= 17.0;
  return fract(p.x * p.y * p.z * (p.x + p.y + p.z));
}
float hills(vec3 x) {
  vec3 i = floor(x);
  vec3 f = fract(x);
  f = f * f * (3.0 - 2.0 * f);
  return mix(
    mix(mix(grain(i), grain(i + vec3(1, 0, 0)), f.x), mix(grain(i + vec3(0, 1, 0)), grain(i + vec3(1, 1, 0)), f.x), f.y),
    mix(mix(grain(i + vec3(0, 0, 1)), grain(i + vec3(1, 0, 1)), f.x), mix(grain(i + vec3(0, 1, 1)), grain(i + 1.0), f.x), f.y),
    f.z);
}`;

/** Per-area state: see `AreaMarks`. */
export const MARKS = /* glsl */ `
uniform sampler2D uMarks;
vec4 lightOf(float area) { return texelFetch(uMarks, ivec2(int(area + 0.5), 0), 0); }
vec4 stateOf(float area) { return texelFetch(uMarks, ivec2(int(area + 0.5), 1), 0); }`;

/** The swell of the sea, which floating things follow too. */
export const SWELL = /* glsl */ `
uniform float uTime;
float swell(vec3 p) {
  return 0.5 * (sin(dot(p, vec3(9.0, 5.0, 7.0)) + uTime * 1.1) + sin(dot(p, vec3(-6.0, 8.0, 5.0)) + uTime * 0.8));
}`;
