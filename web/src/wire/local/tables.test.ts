// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { BotHiring } from "./tables.ts";

/** A worker that a test can let speak and die. */
class FakeWorker {
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onmessageerror: (() => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  readonly posted: unknown[] = [];
  isOver = false;

  postMessage(message: unknown): void {
    this.posted.push(message);
  }

  terminate(): void {
    this.isOver = true;
  }
}

let made: FakeWorker[];
let hiring: BotHiring;

beforeEach(() => {
  made = [];
  hiring = new BotHiring(() => {
    const worker = new FakeWorker();
    made.push(worker);
    // It has all of a worker that is used here.
    return worker as unknown as Worker;
  });
});

const nobody = (): void => undefined;

describe("workers for bots", () => {
  it("gives the one that was started early first, then starts others", () => {
    hiring.prepare();
    hiring.prepare();
    expect(made).toHaveLength(1);
    hiring.hire(nobody, nobody);
    expect(made).toHaveLength(1);
    hiring.hire(nobody, nobody);
    expect(made).toHaveLength(2);
  });

  it("passes messages on, and says why a worker died", () => {
    const heard: unknown[] = [];
    const port = hiring.hire(
      (message) => heard.push(message),
      (why) => heard.push(why),
    );
    const [worker] = made;
    port.post(Uint8Array.of(1));
    expect(worker?.posted).toEqual([Uint8Array.of(1)]);
    worker?.onmessage?.({ data: Uint8Array.of(2) });
    worker?.onerror?.(new ErrorEvent("error", { message: "out of memory", cancelable: true }));
    worker?.onmessageerror?.();
    expect(heard).toEqual([Uint8Array.of(2), "out of memory", "an answer that can't be read"]);
    port.stop();
    expect(worker?.isOver).toBe(true);
  });
});
