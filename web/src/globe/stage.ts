/** One canvas and one WebGL context for all planets, which draws only when something has changed. */
import type { Body } from "./body.ts";
import { Frames } from "./frames.ts";
import { Workshop } from "./land/workshop.ts";
import { type Cost, Painter } from "./painter.ts";
import { firstGuess, Judge, MEANS, type Means, type Quality } from "./quality.ts";

/** What a stage draws. */
export interface View {
  readonly body: Body;
  /** Moves on, and says whether it wants to go on moving. */
  advance(seconds: number): boolean;
  /** Another quality was chosen. */
  restyle(): void;
  /** The graphics card has lost everything; what is drawn again must be sent to it again. */
  forget(): void;
}

/** How a stage is set up. */
export interface StageOptions {
  /** Without one, the stage finds it out. */
  readonly quality?: Quality;
  /** Cuts in place of flights, whatever the quality. */
  readonly reducedMotion?: boolean;
  /** Makes land on the page's own thread, in slices. */
  readonly withoutWorker?: boolean;
  /** Leaves a measure `globe-draw` in the browser's timeline for each drawing; only for benchmarks, for they pile up. */
  readonly timed?: boolean;
}

/** The stage: it owns the canvas, the context, the worker and the frames. */
export class Stage {
  readonly workshop: Workshop;
  reducedMotion: boolean;
  /** Told when the stage has chosen another quality by itself. */
  onQuality: (quality: Quality) => void = () => {};
  private readonly painter: Painter;
  private readonly frames = new Frames((seconds, followed) => this.frame(seconds, followed));
  private readonly views = new Map<View, HTMLElement>();
  private readonly changed = new Set<View>();
  private readonly watch = new ResizeObserver(() => this.ask());
  private readonly under = new Set<Promise<unknown>>();
  private readonly timed: boolean;
  private judge: Judge | null = null;
  private chosen: Quality;
  private lost = false;
  private readonly drawn: (() => void)[] = [];

  /**
   * With a host, which must be positioned, the canvas fills it and lies over its elements; without one, every view is
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
    this.ask(view);
    return () => {
      this.views.delete(view);
      this.watch.unobserve(place);
      this.next();
    };
  }

  /** Asks for one frame, for one view that has changed, or for all. */
  ask(view?: View): void {
    for (const each of view === undefined ? this.views.keys() : [view]) this.changed.add(each);
    this.next();
  }

  private next(): void {
    if (!this.lost) this.frames.ask();
  }

  /** Counts something as under way until it has ended. */
  track<T>(work: Promise<T>): Promise<T> {
    this.under.add(work);
    const end = (): void => {
      this.under.delete(work);
      this.next();
    };
    work.then(end, end);
    return work;
  }

  /** Kept when everything under way is done, drawn, and nothing moves any more. */
  async ready(): Promise<void> {
    do {
      while (this.under.size > 0) await Promise.allSettled([...this.under]);
      this.next();
      await new Promise<void>((drawn) => this.drawn.push(drawn));
    } while (this.under.size > 0 || this.frames.pending);
  }

  /** What the last drawing cost, and how many there were. */
  get cost(): Cost & { readonly frames: number } {
    return { ...this.painter.cost, frames: this.frames.count };
  }

  /** Geometries and textures that the graphics card holds for this stage. */
  get held(): Painter["held"] {
    return this.painter.held;
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
    const ratio = Math.min(this.means.ratio, this.chosen === "still" ? 1 : window.devicePixelRatio);
    this.painter.paint(
      [...this.views].map(([view, place]) => ({ body: view.body, place, changed: this.changed.has(view) })),
      ratio,
    );
    this.changed.clear();
    if (this.timed) performance.measure("globe-draw", { start, end: performance.now() });
    if (followed !== null) this.judged(followed);
    if (moving.length === 0) for (const drawn of this.drawn.splice(0)) drawn();
    return moving.length > 0;
  }

  private judged(milliseconds: number): void {
    const verdict = this.judge?.frame(milliseconds) ?? null;
    if (verdict === null) return;
    this.judge = null;
    if (verdict === this.chosen) return;
    this.restyle(verdict);
    this.onQuality(verdict);
  }

  /** Frees the context, the worker and the canvas; the views are their owners' to free. */
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
