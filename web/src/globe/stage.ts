/** One canvas and one WebGL context for all planets: each is drawn over its own element, or copied to its own canvas. */
import { NeutralToneMapping, PCFShadowMap, WebGLRenderer } from "three";
import type { Body } from "./body.ts";
import { Frames } from "./frames.ts";
import { Workshop } from "./land/workshop.ts";
import { firstGuess, Judge, MEANS, type Means, type Quality } from "./quality.ts";

/** There is no WebGL here; the flat map shows the same. */
export class NoWebGL extends Error {
  override readonly name = "NoWebGL";
}

/** What a stage draws. */
export interface View {
  readonly body: Body;
  /** Moves on, and says whether it wants to go on moving. */
  advance(seconds: number): boolean;
  /** Another quality was chosen. */
  restyle(): void;
}

/** How a stage is set up. */
export interface StageOptions {
  /** Without one, the stage finds it out. */
  readonly quality?: Quality;
  /** Cuts in place of flights, whatever the quality. */
  readonly reducedMotion?: boolean;
  /** Makes land on the page's own thread, in slices. */
  readonly withoutWorker?: boolean;
}

/** What one drawing cost. */
export interface Cost {
  readonly calls: number;
  readonly triangles: number;
  readonly frames: number;
}

/** No side of the canvas is longer than this, in pixels of the drawing. */
const LONGEST_SIDE = 8192;

/** The stage: it owns the canvas, the context, the worker and the frames. */
export class Stage {
  readonly canvas = document.createElement("canvas");
  readonly workshop: Workshop;
  reducedMotion: boolean;
  /** Told when the stage has chosen another quality by itself. */
  onQuality: (quality: Quality) => void = () => {};
  private readonly renderer: WebGLRenderer;
  private readonly frames = new Frames((seconds, followed) => this.frame(seconds, followed));
  private readonly views = new Map<View, HTMLElement>();
  private readonly watch = new ResizeObserver(() => this.ask());
  private readonly under = new Set<Promise<unknown>>();
  private readonly host: HTMLElement | null;
  private judge: Judge | null = null;
  private chosen: Quality;
  private lost = false;
  private drawn: (() => void)[] = [];

  /** With a host, the canvas fills it and lies over its elements; without one, every view is a canvas to copy to. */
  constructor(host: HTMLElement | null, options: StageOptions = {}) {
    try {
      this.renderer = new WebGLRenderer({ canvas: this.canvas, antialias: true, alpha: true });
    } catch (reason) {
      throw new NoWebGL("this browser gives no WebGL 2 context", { cause: reason });
    }
    this.host = host;
    this.workshop = new Workshop(options.withoutWorker ?? false);
    this.reducedMotion = options.reducedMotion ?? false;
    this.chosen = options.quality ?? this.guess();
    if (options.quality === undefined && this.chosen === "full") this.judge = new Judge();
    const { renderer, canvas } = this;
    renderer.autoClear = false;
    renderer.info.autoReset = false;
    renderer.toneMapping = NeutralToneMapping;
    renderer.shadowMap.enabled = true;
    renderer.shadowMap.type = PCFShadowMap;
    renderer.setScissorTest(true);
    canvas.addEventListener("webglcontextlost", this.onLost);
    canvas.addEventListener("webglcontextrestored", this.onRestored);
    canvas.setAttribute("aria-hidden", "true");
    Object.assign(canvas.style, { position: "absolute", inset: "0", width: "100%", height: "100%", pointerEvents: "none" });
    if (host !== null) {
      host.append(canvas);
      this.watch.observe(host);
    }
  }

  get quality(): Quality {
    return this.chosen;
  }

  /** Changes the quality; the stage no longer chooses by itself. */
  set quality(quality: Quality) {
    this.judge = null;
    this.restyle(quality);
  }

  get means(): Means {
    return MEANS[this.chosen];
  }

  /** Whether things cut in place of moving. */
  get still(): boolean {
    return this.reducedMotion || !this.means.motion;
  }

  /** Whether the context is lost and nothing can be drawn for now. */
  get isLost(): boolean {
    return this.lost;
  }

  /** Draws a view over an element of the host, or onto a canvas of its own; the answer takes it away again. */
  add(view: View, place: HTMLElement): () => void {
    this.views.set(view, place);
    this.watch.observe(place);
    this.ask();
    return () => {
      this.views.delete(view);
      this.watch.unobserve(place);
      this.ask();
    };
  }

  /** Asks for one frame. */
  ask(): void {
    if (!this.lost) this.frames.ask();
  }

  /** Counts something as under way until it has ended. */
  track<T>(work: Promise<T>): Promise<T> {
    this.under.add(work);
    const end = (): void => {
      this.under.delete(work);
      this.ask();
    };
    work.then(end, end);
    return work;
  }

  /** Kept when everything under way is done, drawn, and nothing moves any more. */
  async ready(): Promise<void> {
    while (this.under.size > 0) await Promise.allSettled([...this.under]);
    this.ask();
    await new Promise<void>((drawn) => this.drawn.push(drawn));
    if (this.under.size > 0 || this.frames.pending) await this.ready();
  }

  /** What the last drawing cost, all views and shadows together. */
  get cost(): Cost {
    const { calls, triangles } = this.renderer.info.render;
    return { calls, triangles, frames: this.frames.count };
  }

  /** Geometries and textures that the graphics card holds for this stage. */
  get held(): { readonly geometries: number; readonly textures: number } {
    return { ...this.renderer.info.memory };
  }

  private guess(): Quality {
    const context = this.renderer.getContext();
    const extension = context.getExtension("WEBGL_debug_renderer_info");
    const name: unknown = extension === null ? "" : context.getParameter(extension.UNMASKED_RENDERER_WEBGL);
    return firstGuess(typeof name === "string" ? name : "");
  }

  private restyle(quality: Quality): void {
    if (quality === this.chosen) return;
    this.chosen = quality;
    for (const view of this.views.keys()) view.restyle();
    this.ask();
  }

  private readonly onLost = (event: Event): void => {
    // Only who prevents the default is given the context back.
    event.preventDefault();
    this.lost = true;
    this.frames.stop();
  };

  private readonly onRestored = (): void => {
    this.lost = false;
    for (const view of this.views.keys()) view.restyle();
    this.ask();
  };

  private frame(seconds: number, followed: number | null): boolean {
    let moving = false;
    for (const view of this.views.keys()) moving = view.advance(seconds) || moving;
    this.paint();
    for (const drawn of this.drawn.splice(0)) drawn();
    const verdict = followed === null ? null : (this.judge?.frame(followed) ?? null);
    if (verdict !== null && verdict !== this.chosen) {
      this.judge = null;
      this.restyle(verdict);
      this.onQuality(verdict);
    }
    return moving;
  }

  private paint(): void {
    const ratio = Math.min(this.means.ratio, this.chosen === "still" ? 1 : window.devicePixelRatio);
    const places = [...this.views].map(([view, place]) => ({ view, place, box: place.getBoundingClientRect() }));
    const seen = places.filter(({ box }) => box.width >= 1 && box.height >= 1);
    this.size(
      seen.map(({ box }) => box),
      ratio,
    );
    this.renderer.info.reset();
    for (const { view, place, box } of seen) {
      if (place instanceof HTMLCanvasElement) this.copy(view, place, box, ratio);
    }
    if (this.host === null) return;
    const frame = this.canvas.getBoundingClientRect();
    this.renderer.setScissor(0, 0, frame.width, frame.height);
    this.renderer.clear();
    for (const { view, place, box } of seen) {
      if (place instanceof HTMLCanvasElement) continue;
      this.render(view, box.left - frame.left, frame.bottom - box.bottom, box.width, box.height, ratio);
    }
  }

  private size(boxes: readonly DOMRect[], ratio: number): void {
    const width = this.host?.clientWidth ?? Math.max(1, ...boxes.map((box) => box.width));
    const height = this.host?.clientHeight ?? Math.max(1, ...boxes.map((box) => box.height));
    const bound = Math.min(ratio, LONGEST_SIDE / width, LONGEST_SIDE / height);
    const { renderer, canvas } = this;
    if (canvas.width === Math.floor(width * bound) && canvas.height === Math.floor(height * bound)) return;
    renderer.setPixelRatio(bound);
    renderer.setSize(width, height, false);
  }

  private render(view: View, left: number, bottom: number, width: number, height: number, ratio: number): void {
    this.renderer.setViewport(left, bottom, width, height);
    this.renderer.setScissor(left, bottom, width, height);
    this.renderer.clearDepth();
    view.body.fit(width * ratio, height * ratio, ratio);
    this.renderer.render(view.body.scene, view.body.camera);
  }

  /** Draws in the canvas's upper left corner and copies from there. What does not fit the canvas is cut off. */
  private copy(view: View, to: HTMLCanvasElement, box: DOMRect, ratio: number): void {
    const [width, height] = [Math.round(box.width * ratio), Math.round(box.height * ratio)];
    const bottom = this.canvas.height / this.renderer.getPixelRatio() - box.height;
    this.renderer.setScissor(0, bottom, box.width, box.height);
    this.renderer.clear();
    this.render(view, 0, bottom, box.width, box.height, ratio);
    if (to.width !== width) to.width = width;
    if (to.height !== height) to.height = height;
    const paper = to.getContext("2d");
    paper?.clearRect(0, 0, width, height);
    paper?.drawImage(this.canvas, 0, 0, width, height, 0, 0, width, height);
  }

  /** Frees the context, the worker and the canvas; the views are their owners' to free. */
  dispose(): void {
    this.frames.stop();
    this.watch.disconnect();
    this.views.clear();
    this.workshop.dispose();
    this.canvas.removeEventListener("webglcontextlost", this.onLost);
    this.canvas.removeEventListener("webglcontextrestored", this.onRestored);
    this.renderer.dispose();
    this.renderer.forceContextLoss();
    this.canvas.remove();
  }
}
