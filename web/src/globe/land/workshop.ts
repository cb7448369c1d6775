/** Makes land: in a worker or, without one, in short slices on the main thread. */
import { type Land, type LandOrder, landOf } from "./land.ts";
import type { Job } from "./worker.ts";

/** Milliseconds per slice of work on the main thread. */
const SLICE = 6;

/** Milliseconds of silence after which a worker is given up. */
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

/** Does the work in slices, with a pause after each. */
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

/** Makes land for all planets of a stage. */
export class Workshop {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private jobs = 0;

  /** With `slices`, no worker is used. */
  constructor(slices = false) {
    if (!slices) this.hire();
  }

  /** Whether a worker makes the land. */
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
      // A page may not be allowed to start workers; the slices take over.
      return;
    }
    this.worker.onmessage = ({ data }: MessageEvent<Answer>): void => {
      this.waiting.get(data.job)?.done(data.land);
      this.waiting.delete(data.job);
    };
    this.worker.onerror = () => this.fire();
  }

  /** Ends a worker that didn't start or hangs; its open orders are finished in slices. */
  private fire(): void {
    this.worker?.terminate();
    this.worker = null;
    const owed = [...this.waiting.values()];
    this.waiting.clear();
    for (const { order, done, failed } of owed) inSlices(order).then(done, failed);
  }

  /** Ends the worker; open orders are never delivered. */
  dispose(): void {
    this.worker?.terminate();
    this.worker = null;
    this.waiting.clear();
  }
}
