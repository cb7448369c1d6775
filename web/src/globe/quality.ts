/** How well a stage draws, and how it finds out what the machine can do. */
import type { DetailName } from "./land/land.ts";

/**
 * `low` is for slow machines. `still` is like `full`, but nothing moves by itself and every picture is identical to the
 * pixel.
 */
export type Quality = "full" | "low" | "still";

/** The settings of a quality. */
export interface Means {
  readonly large: DetailName;
  readonly small: DetailName;
  readonly shadow: boolean;
  /** Device pixels per CSS pixel, at most; phones have up to three. */
  readonly ratio: number;
  /** Whether anything moves by itself. */
  readonly motion: boolean;
}

export const MEANS: Readonly<Record<Quality, Means>> = {
  full: { large: "full", small: "small", shadow: true, ratio: 3, motion: true },
  low: { large: "low", small: "small", shadow: false, ratio: 1, motion: true },
  still: { large: "full", small: "small", shadow: true, ratio: 1, motion: false },
};

/** The device pixels per CSS pixel to which a sharp screen falls back first: most people see no difference. */
export const SOFTER = 2;

/** How many frames to skip while shaders compile, and how many to measure after that. */
const WARMING = 4;
const LOOKED_AT = 14;

/** Milliseconds per frame above which a machine is slow: fewer than 28 frames a second. */
const SLOW = 36;

/** Milliseconds per frame above which a picture isn't worth its sharpness: fewer than 42 frames a second. */
const STUTTERS = 24;

/** What a judge says: draw with these settings, or draw fewer pixels and be judged again. */
export type Verdict = Quality | "softer";

/** Measures the first frames of a moving stage, then gives its verdict once. */
export class Judge {
  private seen = 0;
  private readonly times: number[] = [];

  /**
   * Takes the time of a frame that directly followed another; returns a verdict once it has seen enough, else null.
   * `sharp` says whether the stage could draw fewer pixels.
   */
  frame(milliseconds: number, sharp = false): Verdict | null {
    this.seen += 1;
    if (this.seen <= WARMING || this.times.length >= LOOKED_AT) return null;
    this.times.push(milliseconds);
    if (this.times.length < LOOKED_AT) return null;
    const middle = [...this.times].sort((a, b) => a - b)[LOOKED_AT >> 1] ?? 0;
    if (sharp && middle > STUTTERS) return "softer";
    return middle > SLOW ? "low" : "full";
  }
}

/** The quality to start with, before any frame is measured; software rendering is slow. */
export const firstGuess = (renderer: string): Quality =>
  /swiftshader|llvmpipe|software|basic render/i.test(renderer) ? "low" : "full";
