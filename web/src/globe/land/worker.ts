/** Makes land away from the page's own thread, so that nothing there waits for it. */
import { buffersOf, type LandOrder, landAtOnce } from "./land.ts";

/** An order with a number by which its answer is known. */
export interface Job {
  readonly job: number;
  readonly order: LandOrder;
}

addEventListener("message", ({ data }: MessageEvent<Job>): void => {
  const land = landAtOnce(data.order);
  const buffers = buffersOf(land).filter((each) => each instanceof ArrayBuffer);
  postMessage({ job: data.job, land }, { transfer: buffers });
});
