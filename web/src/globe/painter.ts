/**
 * The WebGL side of a stage: one renderer that draws views into parts of its canvas, or copies them to other canvases.
 */
import { NeutralToneMapping, PCFShadowMap, WebGLRenderer } from "three";
import type { Body } from "./body.ts";

/** There is no WebGL here; the flat map shows everything instead. */
export class NoWebGL extends Error {
  override readonly name = "NoWebGL";
}

/** A body and the element it is drawn over; a canvas gets a copy of the picture instead. */
export interface Placed {
  readonly body: Body;
  readonly place: HTMLElement;
  /** Whether it looks different from before; an unchanged copy is left as it is. */
  readonly changed: boolean;
}

/** What one drawing cost, including all views and shadows. */
export interface Cost {
  readonly calls: number;
  readonly triangles: number;
}

/** The longest side of the canvas, in device pixels. */
const LONGEST_SIDE = 8192;

/** The attributes we request for the context; everything else is three.js's default. */
const ASKED: WebGLContextAttributes = { alpha: true, antialias: true, depth: true, stencil: false };

/**
 * Also requested for a canvas that is on screen. Small planets are copied from it before the large one is drawn, and
 * after such a read the browser may show the buffer as it was then, or empty, unless it preserves the buffer.
 */
const KEPT: WebGLContextAttributes = { ...ASKED, preserveDrawingBuffer: true };

const OVERLAY = { position: "absolute", inset: "0", width: "100%", height: "100%", pointerEvents: "none" };

/**
 * The renderer and its canvas. With a host, the canvas fills it; without one, every view is copied to its own canvas.
 */
export class Painter {
  readonly canvas = document.createElement("canvas");
  private readonly renderer: WebGLRenderer;
  private readonly host: HTMLElement | null;

  constructor(host: HTMLElement | null) {
    // Create the context here: without WebGL, three.js would log an error, although the map is a full replacement.
    const context = this.canvas.getContext("webgl2", host === null ? ASKED : KEPT);
    if (context === null || !(context instanceof WebGL2RenderingContext))
      throw new NoWebGL("this browser gives no WebGL 2 context");
    this.renderer = new WebGLRenderer({ canvas: this.canvas, context, alpha: true, antialias: true });
    this.host = host;
    const { renderer, canvas } = this;
    renderer.autoClear = false;
    renderer.info.autoReset = false;
    renderer.toneMapping = NeutralToneMapping;
    renderer.shadowMap.enabled = true;
    renderer.shadowMap.type = PCFShadowMap;
    canvas.setAttribute("aria-hidden", "true");
    Object.assign(canvas.style, OVERLAY);
    host?.append(canvas);
  }

  /** The name of the graphics card, if the browser reveals it. */
  get card(): string {
    const context = this.renderer.getContext();
    const extension = context.getExtension("WEBGL_debug_renderer_info");
    const name: unknown = extension === null ? "" : context.getParameter(extension.UNMASKED_RENDERER_WEBGL);
    return typeof name === "string" ? name : "";
  }

  get cost(): Cost {
    const { calls, triangles } = this.renderer.info.render;
    return { calls, triangles };
  }

  /** The geometries and textures on the GPU. */
  get held(): { readonly geometries: number; readonly textures: number } {
    const { geometries, textures } = this.renderer.info.memory;
    return { geometries, textures };
  }

  /**
   * Compiles the shaders of a body, also of what isn't shown yet, in the background. A frame that draws with a shader
   * for the first time would have to wait for it.
   */
  async compile({ scene, camera }: Body): Promise<void> {
    await this.renderer.compileAsync(scene, camera);
  }

  /** Draws everything; `ratio` is device pixels per CSS pixel. */
  paint(all: readonly Placed[], ratio: number): void {
    const seen = all
      .map((each) => ({ ...each, box: each.place.getBoundingClientRect() }))
      .filter(({ box }) => box.width >= 1 && box.height >= 1);
    this.size(
      seen.map(({ box }) => box),
      ratio,
    );
    this.renderer.info.reset();
    this.renderer.setScissorTest(true);
    for (const { body, place, box, changed } of seen) {
      if (place instanceof HTMLCanvasElement && changed) this.copy(body, place, box);
    }
    if (this.host === null) return;
    const frame = this.canvas.getBoundingClientRect();
    this.renderer.setScissor(0, 0, frame.width, frame.height);
    this.renderer.clear();
    for (const { body, place, box } of seen) {
      if (place instanceof HTMLCanvasElement) continue;
      this.render(body, box.left - frame.left, frame.bottom - box.bottom, box);
    }
  }

  /** Resizes the canvas to its host or, without a visible host, to the largest view to copy. */
  private size(boxes: readonly DOMRect[], ratio: number): void {
    const width = this.host?.clientWidth || Math.max(1, ...boxes.map((box) => box.width));
    const height = this.host?.clientHeight || Math.max(1, ...boxes.map((box) => box.height));
    const bound = Math.min(ratio, LONGEST_SIDE / width, LONGEST_SIDE / height);
    const { renderer, canvas } = this;
    if (canvas.width === Math.floor(width * bound) && canvas.height === Math.floor(height * bound)) return;
    renderer.setPixelRatio(bound);
    renderer.setSize(width, height, false);
  }

  private render(body: Body, left: number, bottom: number, { width, height }: DOMRect): void {
    const ratio = this.renderer.getPixelRatio();
    this.renderer.setViewport(left, bottom, width, height);
    this.renderer.setScissor(left, bottom, width, height);
    this.renderer.clearDepth();
    body.fit(width * ratio, height * ratio, ratio);
    this.renderer.render(body.scene, body.camera);
  }

  /** Draws in the canvas's upper left corner and copies from there; whatever doesn't fit the canvas is cut off. */
  private copy(body: Body, to: HTMLCanvasElement, box: DOMRect): void {
    const ratio = this.renderer.getPixelRatio();
    const [width, height] = [Math.round(box.width * ratio), Math.round(box.height * ratio)];
    const bottom = this.canvas.height / ratio - box.height;
    this.renderer.setScissor(0, bottom, box.width, box.height);
    this.renderer.clear();
    this.render(body, 0, bottom, box);
    if (to.width !== width) to.width = width;
    if (to.height !== height) to.height = height;
    const paper = to.getContext("2d");
    paper?.clearRect(0, 0, width, height);
    paper?.drawImage(this.canvas, 0, 0, width, height, 0, 0, width, height);
  }

  /** Draws a body into a new canvas with so many device pixels. What is on screen has to be painted again. */
  picture(body: Body, width: number, height: number): HTMLCanvasElement {
    const { renderer, canvas } = this;
    const [ratio, wide, high] = [renderer.getPixelRatio(), canvas.width, canvas.height];
    renderer.setPixelRatio(1);
    renderer.setSize(width, height, false);
    renderer.setScissorTest(true);
    renderer.setScissor(0, 0, width, height);
    renderer.clear();
    this.render(body, 0, 0, new DOMRect(0, 0, width, height));
    const made = document.createElement("canvas");
    made.width = width;
    made.height = height;
    made.getContext("2d")?.drawImage(canvas, 0, 0);
    renderer.setPixelRatio(ratio);
    renderer.setSize(wide / ratio, high / ratio, false);
    return made;
  }

  dispose(): void {
    this.renderer.dispose();
    this.renderer.forceContextLoss();
    this.canvas.remove();
  }
}
