/** Where land is ordered: from a worker, or in short slices on the page's own thread where there is none. */
import { type Land, type LandOrder, landOf } from "./land.ts";
import type { Job } from "./worker.ts";

/** Milliseconds that a slice of work on the page's own thread may take before the page gets its turn. */
const SLICE = 6;

/** Milliseconds after which a worker that said nothing is given up. */
const PATIENCE = 15_000;

interface Answer {
  readonly job: number;
  readonly land: Land;
}

interface Waiting {
  readonly order: LandOrder;
  readonly done: (land: Land) => void;
  readonly failed: (reason: unknown) => void;
}

/** Does the work in slices, with a rest after each. */
async function inSlices(order: LandOrder): Promise<Land> {
  const steps = landOf(order);
  for (;;) {
    const until = performance.now() + SLICE;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await new Promise((rest) => setTimeout(rest, 0));
  }
}

/** One workshop serves all planets of a stage. */
export class Workshop {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private jobs = 0;

  /** With `slices`, no worker is used. */
  constructor(slices = false) {
    if (!slices) this.hire();
  }

  /** Whether land is made away from the page's own thread. */
  get apart(): boolean {
    return this.worker !== null;
  }

  /** Orders land. */
  make(order: LandOrder): Promise<Land> {
    const { worker } = this;
    if (worker === null) return inSlices(order);
    const job: Job = { job: this.jobs++, order };
    return new Promise((done, failed) => {
      const late = setTimeout(() => this.fire(), PATIENCE);
      const rest = (): void => clearTimeout(late);
      this.waiting.set(job.job, {
        order,
        done: (land) => {
          rest();
          done(land);
        },
        failed: (reason) => {
          rest();
          failed(reason);
        },
      });
      worker.postMessage(job);
    });
  }

  private hire(): void {
    try {
      this.worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    } catch {
      // A page may forbid workers; then the slices do.
      return;
    }
    this.worker.onmessage = ({ data }: MessageEvent<Answer>): void => {
      this.waiting.get(data.job)?.done(data.land);
      this.waiting.delete(data.job);
    };
    this.worker.onerror = () => this.fire();
  }

  /** A worker that cannot be started or hangs: what it owed is done in slices. */
  private fire(): void {
    this.worker?.terminate();
    this.worker = null;
    const owed = [...this.waiting.values()];
    this.waiting.clear();
    for (const { order, done, failed } of owed) inSlices(order).then(done, failed);
  }

  /** Ends the worker; what was ordered is never delivered. */
  dispose(): void {
    this.worker?.terminate();
    this.worker = null;
    this.waiting.clear();
  }
}
