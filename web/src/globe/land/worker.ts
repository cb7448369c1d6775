/** Makes land in a worker, so that the main thread never waits for it. */
import { buffersOf, type LandOrder, landAtOnce } from "./land.ts";

/** An order, with the number that identifies its answer. */
export interface Job {
  readonly job: number;
  readonly order: LandOrder;
}

addEventListener("message", ({ data }: MessageEvent<Job>): void => {
  const land = landAtOnce(data.order);
  const buffers = buffersOf(land).filter((each) => each instanceof ArrayBuffer);
  postMessage({ job: data.job, land }, { transfer: buffers });
});
