/** One canvas and one WebGL context for all planets; draws only when something has changed. */
import type { Body } from "./body.ts";
import { Frames } from "./frames.ts";
import { Workshop } from "./land/workshop.ts";
import { type Cost, Painter } from "./painter.ts";
import { firstGuess, Judge, MEANS, type Means, type Quality, SOFTER } from "./quality.ts";

/** What a stage draws. */
export interface View {
  readonly body: Body;
  /** Advances its motions; returns whether it needs more frames. */
  advance(seconds: number): boolean;
  /** Called when the quality has changed. */
  restyle(): void;
  /** Called when the graphics card has lost everything; whatever is drawn again must be uploaded again. */
  forget(): void;
}

/** Options for a stage. */
export interface StageOptions {
  /** Without a quality, the stage finds out what the machine can do. */
  readonly quality?: Quality;
  /** Skips animations, whatever the quality. */
  readonly reducedMotion?: boolean;
  /** Makes land in slices on the main thread. */
  readonly withoutWorker?: boolean;
  /**
   * Records a `globe-draw` measure in the browser's timeline for each drawing. Only for benchmarks: measures pile up.
   */
  readonly timed?: boolean;
}

/** The stage: owns the canvas, the context, the worker and the frames. */
export class Stage {
  readonly workshop: Workshop;
  reducedMotion: boolean;
  /** Called when the stage has chosen another quality by itself. */
  onQuality: (quality: Quality) => void = () => {};
  private readonly painter: Painter;
  private readonly frames = new Frames((seconds, followed) => this.frame(seconds, followed));
  private readonly views = new Map<View, HTMLElement>();
  private readonly changed = new Set<View>();
  /** The views whose shaders are compiled; only these are drawn. */
  private readonly compiled = new Set<View>();
  private readonly watch = new ResizeObserver(() => this.ask());
  private readonly under = new Set<Promise<unknown>>();
  private readonly timed: boolean;
  private judge: Judge | null = null;
  /** Device pixels per CSS pixel, at most; lower once frames were too slow. */
  private sharpest = Number.POSITIVE_INFINITY;
  private chosen: Quality;
  private lost = false;
  private readonly drawn: (() => void)[] = [];

  /**
   * With a host, which must be positioned, the canvas fills it and covers its elements. Without one, every view is
   * copied to a canvas of its own. Throws `NoWebGL`.
   */
  constructor(host: HTMLElement | null, options: StageOptions = {}) {
    this.painter = new Painter(host);
    this.workshop = new Workshop(options.withoutWorker ?? false);
    this.reducedMotion = options.reducedMotion ?? false;
    this.timed = options.timed ?? false;
    this.chosen = options.quality ?? firstGuess(this.painter.card);
    if (options.quality === undefined && this.chosen === "full") this.judge = new Judge();
    this.canvas.addEventListener("webglcontextlost", this.onLost);
    this.canvas.addEventListener("webglcontextrestored", this.onRestored);
    if (host !== null) this.watch.observe(host);
  }

  get canvas(): HTMLCanvasElement {
    return this.painter.canvas;
  }

  get quality(): Quality {
    return this.chosen;
  }

  /** Sets the quality; from then on the stage no longer chooses one by itself. */
  set quality(quality: Quality) {
    this.judge = null;
    this.restyle(quality);
  }

  get means(): Means {
    return MEANS[this.chosen];
  }

  /** Whether things jump to their end instead of moving. */
  get still(): boolean {
    return this.reducedMotion || !this.means.motion;
  }

  /** Whether the context is lost and nothing can be drawn for now. */
  get isLost(): boolean {
    return this.lost;
  }

  /** Draws a view over an element of the host, or onto a canvas of its own; returns a function that removes it. */
  add(view: View, place: HTMLElement): () => void {
    this.views.set(view, place);
    this.watch.observe(place);
    void this.track(this.painter.compile(view.body)).then(() => {
      if (!this.views.has(view)) return;
      this.compiled.add(view);
      this.ask(view);
    });
    return () => {
      this.views.delete(view);
      this.compiled.delete(view);
      this.watch.unobserve(place);
      this.next();
    };
  }

  /** Requests a frame because one view has changed, or all of them. */
  ask(view?: View): void {
    for (const each of view === undefined ? this.views.keys() : [view]) this.changed.add(each);
    this.next();
  }

  private next(): void {
    if (!this.lost) this.frames.ask();
  }

  /** Makes `ready` wait for a promise. */
  track<T>(work: Promise<T>): Promise<T> {
    this.under.add(work);
    const end = (): void => {
      this.under.delete(work);
      this.next();
    };
    work.then(end, end);
    return work;
  }

  /** Resolves when all tracked work is done and drawn, and nothing moves any more. */
  async ready(): Promise<void> {
    do {
      while (this.under.size > 0) await Promise.allSettled([...this.under]);
      this.next();
      await new Promise<void>((drawn) => this.drawn.push(drawn));
    } while (this.under.size > 0 || this.frames.pending);
  }

  /** What the last drawing cost, and how many there have been. */
  get cost(): Cost & { readonly frames: number } {
    return { ...this.painter.cost, frames: this.frames.count };
  }

  /** The geometries and textures on the GPU for this stage. */
  get held(): Painter["held"] {
    return this.painter.held;
  }

  /** Returns a picture of a view with so many device pixels, whatever size it has on the screen. */
  picture(view: View, width: number, height: number): HTMLCanvasElement {
    const made = this.painter.picture(view.body, width, height);
    this.ask();
    return made;
  }

  private restyle(quality: Quality): void {
    if (quality === this.chosen) return;
    this.chosen = quality;
    for (const view of this.views.keys()) view.restyle();
    this.ask();
  }

  private readonly onLost = (event: Event): void => {
    // The browser restores the context only if the default is prevented.
    event.preventDefault();
    this.lost = true;
    this.frames.stop();
    for (const view of this.views.keys()) view.forget();
  };

  private readonly onRestored = (): void => {
    this.lost = false;
    this.ask();
  };

  private frame(seconds: number, followed: number | null): boolean {
    const moving = [...this.views.keys()].filter((view) => view.advance(seconds));
    for (const view of moving) this.changed.add(view);
    const start = performance.now();
    const { ratio } = this;
    this.painter.paint(
      [...this.views]
        .filter(([view]) => this.compiled.has(view))
        .map(([view, place]) => ({ body: view.body, place, changed: this.changed.has(view) })),
      ratio,
    );
    this.changed.clear();
    if (this.timed) performance.measure("globe-draw", { start, end: performance.now() });
    if (followed !== null) this.judged(followed);
    if (moving.length === 0) for (const drawn of this.drawn.splice(0)) drawn();
    return moving.length > 0;
  }

  /** Device pixels per CSS pixel: all that the screen has, unless drawing them takes too long. */
  private get ratio(): number {
    return Math.min(this.means.ratio, this.sharpest, this.chosen === "still" ? 1 : window.devicePixelRatio);
  }

  private judged(milliseconds: number): void {
    const verdict = this.judge?.frame(milliseconds, this.ratio > SOFTER) ?? null;
    if (verdict === null) return;
    // A phone that gets warm may get slow, so a sharp picture is looked at again and again.
    this.judge = this.ratio > SOFTER ? new Judge() : null;
    if (verdict === "softer") {
      this.sharpest = SOFTER;
      this.ask();
      return;
    }
    if (verdict === this.chosen) return;
    this.restyle(verdict);
    this.onQuality(verdict);
  }

  /** Frees the context, the worker and the canvas; each view is freed by its owner. */
  dispose(): void {
    this.frames.stop();
    this.watch.disconnect();
    this.views.clear();
    this.workshop.dispose();
    this.canvas.removeEventListener("webglcontextlost", this.onLost);
    this.canvas.removeEventListener("webglcontextrestored", this.onRestored);
    this.painter.dispose();
  }
}
