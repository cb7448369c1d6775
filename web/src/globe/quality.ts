/** How well a stage draws, and how it finds out what the machine can do. */
import type { DetailName } from "./land/land.ts";

/** `full`, `low` for slow machines, `still`: as full, but nothing moves by itself and each picture is the same to the pixel. */
export type Quality = "full" | "low" | "still";

/** What a quality means. */
export interface Means {
  readonly large: DetailName;
  readonly small: DetailName;
  readonly shadow: boolean;
  /** Pixels of the drawing for a CSS pixel, at most. */
  readonly ratio: number;
  /** Whether anything moves by itself. */
  readonly motion: boolean;
}

export const MEANS: Readonly<Record<Quality, Means>> = {
  full: { large: "full", small: "small", shadow: true, ratio: 2, motion: true },
  low: { large: "low", small: "small", shadow: false, ratio: 1, motion: true },
  still: { large: "full", small: "small", shadow: true, ratio: 1, motion: false },
};

/** Frames that are looked at, after a few that compile shaders and tell nothing. */
const WARMING = 4;
const LOOKED_AT = 14;

/** Milliseconds a frame above which a machine is slow: fewer than 28 frames a second. */
const SLOW = 36;

/** Watches the first frames of a stage that moves, and then says once what it thinks. */
export class Judge {
  private seen = 0;
  private readonly times: number[] = [];

  /** Told how long a frame took that followed another at once; answers when it knows. */
  frame(milliseconds: number): Quality | null {
    this.seen += 1;
    if (this.seen <= WARMING || this.times.length >= LOOKED_AT) return null;
    this.times.push(milliseconds);
    if (this.times.length < LOOKED_AT) return null;
    const middle = [...this.times].sort((a, b) => a - b)[LOOKED_AT >> 1] ?? 0;
    return middle > SLOW ? "low" : "full";
  }
}

/** What to begin with, before any frame is seen: a drawing in software is slow. */
export const firstGuess = (renderer: string): Quality =>
  /swiftshader|llvmpipe|software|basic render/i.test(renderer) ? "low" : "full";
