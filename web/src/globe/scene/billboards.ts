/** Small pictures that stand on a planet and always face the camera: one mesh and one texture per kind. */
import {
  CanvasTexture,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
  SRGBColorSpace,
} from "three";
import type { Vec } from "../land/vec.ts";

/** Draws a picture into a square of `dots` pixels; the origin is its top left corner. */
export type Draw = (paper: CanvasRenderingContext2D, dots: number) => void;

/** One picture over a planet. */
export interface Board {
  /** Names its picture on the sheet; the picture is drawn on first use. */
  readonly picture: string;
  readonly draw: Draw;
  /** The position of its foot, in the planet's own coordinates. */
  readonly at: Vec;
  /** Its height, in radii of the planet. */
  readonly size: number;
  /** How much of it is below its foot: 0.5 centres it, 0 makes it stand. */
  readonly below: number;
  /** Its opacity, from 0 to 1. */
  readonly alpha?: number;
}

const VERTEX = /* glsl */ `
attribute vec3 middle;
attribute vec4 look;
attribute vec2 sheet;
varying vec2 vSheet;
varying float vAlpha;
uniform float uSlots;
uniform float uLean;
void main() {
  vec4 foot = modelViewMatrix * vec4(middle, 1.0);
  vec3 up = normalize(normalMatrix * middle);
  float facing = dot(up, normalize(-foot.xyz));
  vAlpha = look.z * smoothstep(0.18, 0.4, facing);
  // What stands leans outward with the ground it stands on, but never so far that it cannot be told.
  float lean = clamp(atan(up.x, abs(up.y) + 0.4), -0.6, 0.6) * uLean * length(up.xy);
  vec2 corner = vec2(position.x, position.y + 0.5 - look.y) * look.x;
  corner = mat2(cos(lean), -sin(lean), sin(lean), cos(lean)) * corner;
  vSheet = (sheet + vec2(uv.x, 1.0 - uv.y)) / uSlots;
  gl_Position = projectionMatrix * vec4(foot.xy + corner, foot.z, 1.0);
  if (vAlpha < 0.01) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
}`;

const FRAGMENT = /* glsl */ `
uniform sampler2D uSheet;
varying vec2 vSheet;
varying float vAlpha;
void main() {
  gl_FragColor = texture2D(uSheet, vSheet) * vAlpha;
  #include <colorspace_fragment>
}`;

/** A sheet of pictures and the boards that show them; a sheet holds at most slots × slots pictures. */
export class Billboards {
  readonly mesh: Mesh<InstancedBufferGeometry, ShaderMaterial>;
  private readonly paper: CanvasRenderingContext2D;
  private readonly texture: CanvasTexture;
  private readonly drawn = new Map<string, number>();
  private readonly slots: number;
  private readonly dots: number;

  constructor(slots: number, dots: number, lean: number) {
    this.slots = slots;
    this.dots = dots;
    const canvas = document.createElement("canvas");
    canvas.width = slots * dots;
    canvas.height = slots * dots;
    const paper = canvas.getContext("2d");
    if (paper === null) throw new Error("this browser gives no paper to draw on");
    this.paper = paper;
    this.texture = new CanvasTexture(canvas);
    this.texture.colorSpace = SRGBColorSpace;
    this.texture.flipY = false;
    this.texture.premultiplyAlpha = true;
    this.texture.minFilter = LinearMipmapLinearFilter;
    this.texture.magFilter = LinearFilter;
    this.texture.anisotropy = 2;
    const material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: { uSheet: { value: this.texture }, uSlots: { value: slots }, uLean: { value: lean } },
      transparent: true,
      depthTest: false,
      depthWrite: false,
      premultipliedAlpha: true,
    });
    this.mesh = new Mesh(new InstancedBufferGeometry(), material);
    this.mesh.frustumCulled = false;
    this.mesh.visible = false;
  }

  /** Shows these boards and no others. */
  show(boards: readonly Board[]): void {
    const middle = new Float32Array(3 * boards.length);
    const look = new Float32Array(4 * boards.length);
    const sheet = new Float32Array(2 * boards.length);
    boards.forEach(({ picture, draw, at, size, below, alpha = 1 }, number) => {
      const slot = this.slotOf(picture, draw);
      middle.set(at, 3 * number);
      look.set([size, below, alpha, 0], 4 * number);
      sheet.set([slot % this.slots, Math.floor(slot / this.slots)], 2 * number);
    });
    const plane = new PlaneGeometry(1, 1);
    const geometry = new InstancedBufferGeometry();
    geometry.index = plane.index;
    geometry.setAttribute("position", plane.getAttribute("position"));
    geometry.setAttribute("uv", plane.getAttribute("uv"));
    geometry.setAttribute("middle", new InstancedBufferAttribute(middle, 3));
    geometry.setAttribute("look", new InstancedBufferAttribute(look, 4));
    geometry.setAttribute("sheet", new InstancedBufferAttribute(sheet, 2));
    geometry.instanceCount = boards.length;
    this.mesh.geometry.dispose();
    this.mesh.geometry = geometry;
    this.mesh.visible = boards.length > 0;
  }

  private slotOf(picture: string, draw: Draw): number {
    const known = this.drawn.get(picture);
    if (known !== undefined) return known;
    if (this.drawn.size >= this.slots * this.slots) this.drawn.clear();
    const slot = this.drawn.size;
    this.drawn.set(picture, slot);
    const { paper, dots } = this;
    paper.save();
    paper.translate((slot % this.slots) * dots, Math.floor(slot / this.slots) * dots);
    paper.clearRect(0, 0, dots, dots);
    paper.beginPath();
    paper.rect(0, 0, dots, dots);
    paper.clip();
    draw(paper, dots);
    paper.restore();
    this.texture.needsUpdate = true;
    return slot;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.texture.dispose();
  }
}
