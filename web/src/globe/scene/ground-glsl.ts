/** What the ground looks like beyond its vertex colours: foam, ripples, cracks, seams, outlines. */

/** The height of an area, from its face's middle to its edge, on the flat planet; it turns weights into lengths. */
const APOTHEM = 0.618034;
/**
 * The distance from an area's outer corner to the opposite side; also a rough distance from a face's middle to its rim.
 */
const SIDE = 0.726543;

/** The distance from the corner where two sides meet at 54°, given the distances from both sides. */
export const FROM_CORNER = /* glsl */ `
float fromCorner(float a, float b) { return sqrt(a * a + b * b + 1.17557 * a * b) * 1.236068; }`;

/** Sets `diffuseColor`, `glow` (light of its own) and `sea`. */
export const GROUND_COLOUR = /* glsl */ `
  vec3 c = vPaint;
  float haze = 0.17;
  float habitat = floor(vState.a * 255.0 + 0.5);
  bool sea = habitat < 0.5;
  float border = vLie.x;
  float shore = vLie.y;
  float soft = clamp(uPixel * 90.0, 0.0, 1.0);
  if (sea) {
    float wobble = hills(vAt * 13.0 + uTime * 0.15) + 0.5 * hills(vAt * 31.0 - uTime * 0.1);
    float reach = shore + (wobble - 0.75) * 0.022;
    float edge = 1.0 - smoothstep(0.008, 0.015, reach);
    float line = smoothstep(0.038, 0.044, reach) * (1.0 - smoothstep(0.047, 0.054, reach)) * smoothstep(0.5, 0.85, wobble);
    float far = hills(vAt * 5.0 + 7.0 - uTime * 0.05);
    c = mix(c, c * 1.18, smoothstep(0.55, 0.75, far) * smoothstep(0.05, 0.2, shore) * 0.6);
    c = mix(c, vec3(0.93, 0.98, 1.0), max(edge * 0.92, line * 0.6 * (1.0 - soft)));
  } else if (habitat < 1.5) {
    c *= 0.88 + 0.26 * hills(vAt * 38.0);
  } else if (habitat < 2.5) {
    float bend = dot(vAt, vec3(0.62, 0.35, 0.7)) * 95.0 + 9.0 * hills(vAt * 4.0) + 2.5 * hills(vAt * 12.0);
    float ripple = abs(sin(bend)) - 0.6;
    c *= 1.0 + 0.16 * ripple * (1.0 - soft) * smoothstep(0.2, 0.55, hills(vAt * 2.7 + 3.0));
  } else if (habitat < 3.5) {
    float layer = length(vAt) * 150.0 + 6.0 * hills(vAt * 5.0);
    c = mix(c, vFacet, 0.6) * (1.0 + 0.05 * sin(layer) * (1.0 - soft) + 0.1 * (hills(vAt * 30.0) - 0.5));
    c = mix(c, vec3(0.9, 0.93, 0.97), smoothstep(0.0, 0.006, vLie.z + 0.02 * (hills(vAt * 17.0) - 0.6)));
  } else {
    c = mix(c, vFacet, 0.35);
    float deep = vLie.z + 0.18 * (hills(vAt * 16.0) - 0.5);
    c = mix(c, vec3(0.36, 0.72, 0.93), 0.75 * smoothstep(-0.16, -0.06, deep));
    c = mix(c, vec3(0.12, 0.42, 0.78), 0.85 * smoothstep(0.1, 0.3, deep));
  }

  // Tile seams lie on the relief because they are part of it.
  float rim = vShares.x * ${APOTHEM};
  float seam = 1.0 - smoothstep(0.5, 1.0, rim / max(0.0042, uPixel * 0.9));
  c = mix(c, vec3(0.012, 0.016, 0.04), seam * 0.5);

  // Outlines run along the sides and round the corners that the marks name.
  vec3 glow = vLight.rgb * vLight.a * 0.07;
  float bits = floor(vState.r * 255.0 + 0.5);
  if (bits > 0.5) {
    int flags = int(bits);
    float left = vShares.z * ${SIDE};
    float right = vShares.y * ${SIDE};
    float atMiddle = (1.0 - vShares.x) * ${SIDE};
    float near = 9.0;
    if ((flags & 1) != 0) near = min(near, rim);
    if ((flags & 2) != 0) near = min(near, left);
    if ((flags & 4) != 0) near = min(near, right);
    if ((flags & 8) != 0) near = min(near, atMiddle);
    if ((flags & 16) != 0) near = min(near, fromCorner(rim, left));
    if ((flags & 32) != 0) near = min(near, fromCorner(rim, right));
    float wide = max(0.016, uPixel * 2.0);
    float line = 1.0 - smoothstep(wide * 0.8, wide, near);
    float halo = exp(-near / (wide * 2.4));
    c = mix(c, vLight.rgb, line);
    glow += vLight.rgb * (line * 0.75 + halo * 0.28 * (0.4 + vLight.a));
  }
  diffuseColor.rgb = c;`;

/** Dims what isn't lit, and adds the light of lit areas and the haze at the planet's limb. Needs `outgoingLight`. */
export const LAST_TOUCH = /* glsl */ `
  vec3 seen = normalize(vViewPosition);
  if (sea) {
    vec3 bounced = reflect(-normalize(vec3(-0.62, 0.66, 0.5)), normalize(mix(normal, vOut, 0.82)));
    outgoingLight += vec3(1.0, 0.95, 0.85) * 0.14 * pow(max(0.0, dot(bounced, seen)), 22.0);
  }
  float grey = dot(outgoingLight, vec3(0.3, 0.6, 0.1));
  outgoingLight = mix(outgoingLight, mix(vec3(grey), vec3(0.1, 0.13, 0.26), 0.35) * 0.5, vState.g);
  outgoingLight += glow;
  float limb = pow(1.0 - clamp(dot(normalize(vOut), seen), 0.0, 1.0), 3.0);
  outgoingLight = mix(outgoingLight, vec3(0.2, 0.42, 0.95), limb * haze * uHaze);`;
