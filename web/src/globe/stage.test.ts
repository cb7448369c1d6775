// @vitest-environment happy-dom
/** When a stage draws, and how sharply on a phone with three device pixels per CSS pixel; drawing itself is left out. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Body } from "./body.ts";
import { Stage, type View } from "./stage.ts";

/** The device pixels per CSS pixel of each drawing so far. */
const drawn: number[] = [];
/** How many planets the last drawing had. */
let planets = 0;
let compiled: () => void = () => undefined;
vi.mock("./painter.ts", () => ({
  Painter: class {
    readonly canvas = document.createElement("canvas");
    readonly card = "Apple GPU";
    compile(): Promise<void> {
      return new Promise((done) => {
        compiled = done;
      });
    }
    paint(all: readonly unknown[], ratio: number): void {
      planets = all.length;
      drawn.push(ratio);
    }
    dispose(): void {}
  },
}));
vi.mock("./land/workshop.ts", () => ({
  Workshop: class {
    dispose(): void {}
  },
}));

const waiting: FrameRequestCallback[] = [];
let [stage, now]: [Stage | null, number] = [null, 0];

/** A planet that keeps turning. */
const view = (): View => ({ body: {} as Body, advance: () => true, restyle() {}, forget() {} });

beforeEach(async () => {
  vi.stubGlobal("requestAnimationFrame", (call: FrameRequestCallback) => waiting.push(call));
  vi.stubGlobal("devicePixelRatio", 3);
  stage = new Stage(null);
  stage.add(view(), document.createElement("div"));
  compiled();
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
});
afterEach(() => {
  stage?.dispose();
  vi.unstubAllGlobals();
  waiting.length = drawn.length = now = 0;
});

/** Draws frames that take so many milliseconds each; returns how sharp the last one is. */
function after(frames: number, milliseconds: number): number | undefined {
  for (let frame = 0; frame < frames; frame++) {
    now += milliseconds;
    waiting.pop()?.(now);
  }
  return drawn.at(-1);
}

test("draws every device pixel for as long as frames are quick", () => {
  expect(after(1, 16)).toBe(3);
  expect(after(600, 16)).toBe(3);
  expect(stage?.quality).toBe("full");
});

test("draws fewer pixels, but nothing less, once frames stutter", () => {
  expect(after(30, 30)).toBe(2);
  expect(after(600, 30)).toBe(2);
  expect(stage?.quality).toBe("full");
});

test("notices a phone that gets slow later", () => {
  expect(after(300, 16)).toBe(3);
  expect(after(60, 30)).toBe(2);
});

test("leaves out more where even fewer pixels are slow", () => {
  expect(after(20, 60)).toBe(2);
  expect(after(20, 60)).toBe(1);
  expect(stage?.quality).toBe("low");
});

test("doesn't mind a few slow frames", () => {
  after(10, 16);
  after(3, 200);
  expect(after(60, 16)).toBe(3);
});

test("draws a planet as soon as its shaders are compiled in the background, and not before", async () => {
  stage?.add(view(), document.createElement("div"));
  after(5, 16);
  expect(planets).toBe(1);
  compiled();
  await vi.waitFor(() => {
    after(1, 16);
    expect(planets).toBe(2);
  });
});
