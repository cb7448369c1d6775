import { Quaternion, Vector3 } from "three";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Frames } from "./frames.ts";
import { firstGuess, Judge, MEANS } from "./quality.ts";
import { Spin } from "./spin.ts";
import { Tweens } from "./tweens.ts";

const FRONT = new Vector3(0, 0, 1);
const front = (spin: Spin): Vector3 => FRONT.clone().applyQuaternion(spin.now);

describe("a planet under the hand", () => {
  test("goes where it is pulled, a little behind the hand", () => {
    const spin = new Spin();
    spin.grab();
    spin.pull(0.5, 0, 0, 0.1);
    spin.step(0.016);
    const soon = front(spin).x;
    spin.step(1);
    const late = front(spin).x;
    expect(soon).toBeGreaterThan(0.05);
    expect(soon).toBeLessThan(late);
    expect(late).toBeCloseTo(Math.sin(0.5), 3);
  });

  test("pulled upward shows what was below", () => {
    const spin = new Spin();
    spin.grab();
    spin.pull(0, 0.5, 0, 0.1);
    spin.step(5);
    expect(front(spin).y).toBeCloseTo(Math.sin(0.5), 3);
  });

  test("glides on when thrown, slower and slower, and comes to rest", () => {
    const spin = new Spin();
    spin.grab();
    for (let step = 0; step < 6; step++) {
      spin.pull(0.05, 0, 0, 1 / 60);
      spin.step(1 / 60);
    }
    spin.release(0);
    const angles: number[] = [];
    let before = spin.now.clone();
    let steps = 0;
    while (spin.moving && steps < 600) {
      spin.step(1 / 60);
      angles.push(spin.now.angleTo(before));
      before = spin.now.clone();
      steps += 1;
    }
    expect(steps).toBeGreaterThan(30);
    expect(steps).toBeLessThan(300);
    expect(angles.at(-1)).toBeLessThan(0.01);
    expect(Math.max(...angles.slice(20))).toBeLessThan(Math.max(...angles.slice(0, 20)));
  });

  test("knows while it turns where it will come to rest, unless a hand stops it", () => {
    const [spin, there] = [new Spin(), new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), 2)];
    spin.to(new Quaternion().slerp(there, 0.3), true, there);
    expect(spin.aim.angleTo(there)).toBeLessThan(0.001);
    spin.grab();
    expect(spin.aim.angleTo(there)).toBeGreaterThan(1);
  });

  test("stays where it was held before it was let go", () => {
    const spin = new Spin();
    spin.grab();
    spin.pull(0.3, 0, 0, 0.02);
    spin.step(3);
    spin.release(0.5);
    expect(spin.moving).toBe(false);
  });
});

describe("motions", () => {
  test("run from 0 to 1 and end once", async () => {
    const shares: number[] = [];
    const tweens = new Tweens(false, () => {});
    const ended = tweens.start(1, (share) => shares.push(share));
    for (let step = 0; step < 5; step++) tweens.step(0.3);
    await ended;
    expect(shares[0]).toBe(0);
    expect(shares.at(-1)).toBe(1);
    expect(shares.filter((share) => share === 1)).toHaveLength(1);
    expect(tweens.moving).toBe(false);
  });

  test("are over as soon as they begin where nothing may move", async () => {
    const shares: number[] = [];
    const tweens = new Tweens(true, () => {});
    await tweens.start(1, (share) => shares.push(share));
    expect(shares).toEqual([1]);
    expect(tweens.moving).toBe(false);
  });
});

describe("frames", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("are asked for one at a time, and not at all while nothing moves", () => {
    const waiting: FrameRequestCallback[] = [];
    vi.stubGlobal("requestAnimationFrame", (call: FrameRequestCallback) => waiting.push(call));
    let left = 3;
    const seconds: number[] = [];
    const frames = new Frames((passed) => {
      seconds.push(passed);
      left -= 1;
      return left > 0;
    });
    frames.ask();
    frames.ask();
    let now = 0;
    while (waiting.length > 0) {
      expect(waiting).toHaveLength(1);
      now += 5000;
      waiting.pop()?.(now);
    }
    expect(frames.count).toBe(3);
    expect(frames.pending).toBe(false);
    // A machine waking from sleep must not make anything leap.
    expect(Math.max(...seconds)).toBeLessThanOrEqual(0.1);
  });
});

describe("the quality", () => {
  const verdict = (milliseconds: number): string | null => {
    const judge = new Judge();
    for (let frame = 0; frame < 40; frame++) {
      const said = judge.frame(frame < 3 ? 900 : milliseconds);
      if (said !== null) return said;
    }
    return null;
  };

  test("is low where frames are slow, and a few slow first ones do not count", () => {
    expect(verdict(16)).toBe("full");
    expect(verdict(60)).toBe("low");
  });

  test("has fewer pixels first where a sharp screen stutters", () => {
    const sharp = (milliseconds: number): string | null => {
      const judge = new Judge();
      const said = Array.from({ length: 40 }, () => judge.frame(milliseconds, true));
      return said.find((each) => each !== null) ?? null;
    };
    expect([16, 30, 60].map(sharp)).toEqual(["full", "softer", "softer"]);
    expect(verdict(30)).toBe("full");
  });

  test("draws every pixel of a phone's screen", () => {
    expect(MEANS.full.ratio).toBeGreaterThanOrEqual(3);
  });

  test("is low from the start where the drawing is done in software", () => {
    expect(firstGuess("ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device), SwiftShader driver)")).toBe("low");
    expect(firstGuess("ANGLE (NVIDIA GeForce RTX 3060)")).toBe("full");
    expect(firstGuess("")).toBe("full");
  });
});
