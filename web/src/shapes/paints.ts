// Made from src/twelvefold/drawing by `make generate`: change it there.

import type { Habitat } from "../world/geometry.ts";

/** A glyph as SVG path data around the origin, at most 12 to each side, y down; drawn as a line or filled. */
export interface Glyph {
  readonly path: string;
  readonly solid: boolean;
}

/** The piece that a pattern repeats, as SVG path data, with its size. */
export interface Pattern {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** Each habitat's own colour. */
export const COLOURS: Readonly<Record<Habitat, string>> = {
  ocean: "#3c86f0",
  forest: "#254e00",
  desert: "#f9d372",
  mountain: "#897978",
  glacier: "#e3f7fe",
};

/** The colour along a habitat's border with another. */
export const SHORES: Readonly<Record<Habitat, string>> = {
  ocean: "#8fc1ff",
  forest: "#3c7410",
  desert: "#e3ae4a",
  mountain: "#a6958f",
  glacier: "#b4dcee",
};

/** The colour of the lines of a habitat's pattern. */
export const INKS: Readonly<Record<Habitat, string>> = {
  ocean: "#74acf8",
  forest: "#3d6f12",
  desert: "#d09a3c",
  mountain: "#6c5e5d",
  glacier: "#a9d2e4",
};

/** Each habitat's glyph: two waves, a conifer, the sun over a dune, twin peaks, a snowflake. */
export const GLYPHS: Readonly<Record<Habitat, Glyph>> = {
  ocean: { path: "M-11 -3.5q2.75 -5 5.5 0t5.5 0t5.5 0t5.5 0M-11 4.5q2.75 -5 5.5 0t5.5 0t5.5 0t5.5 0", solid: false },
  forest: { path: "M0 -11L6 -3H3.4L8.5 5H1.8V10H-1.8V5H-8.5L-3.4 -3H-6Z", solid: true },
  desert: { path: "M-4.6 -2.2a4.6 4.6 0 1 1 9.2 0a4.6 4.6 0 1 1 -9.2 0ZM-6.3 -3.2L-9.2 -3.2L-9.2 -1.3L-6.3 -1.3ZM-3.8 -7.3L-5.8 -9.4L-7.2 -8L-5.1 -6ZM1 -8.5L1 -11.4L-0.9 -11.4L-0.9 -8.5ZM5.1 -6L7.2 -8L5.8 -9.4L3.8 -7.3ZM6.3 -1.3L9.2 -1.3L9.2 -3.2L6.3 -3.2ZM-12 10.5Q-6 3.5 -0.5 7.5Q5 3 12 10.5Z", solid: true },
  mountain: { path: "M-11 8L-3.5 -8L1 0L4 -4L11 8Z", solid: true },
  glacier: { path: "M0 10.5L0 -10.5M9.1 5.2L-9.1 -5.2M-9.1 5.2L9.1 -5.2M5.2 6.7L4.8 2.8L8.4 1.2M-3.2 7.8L0 5.6L3.2 7.8M-8.4 1.2L-4.8 2.8L-5.2 6.7M-5.2 -6.7L-4.8 -2.8L-8.4 -1.2M3.2 -7.8L0 -5.6L-3.2 -7.8M8.4 -1.2L4.8 -2.8L5.2 -6.7", solid: false },
};

/** Each habitat's pattern: waves, triangles, dots, zigzag, cross-hatch. */
export const PATTERNS: Readonly<Record<Habitat, Pattern>> = {
  ocean: { path: "M0 6q7 -6 14 0t14 0M-14 14q7 -6 14 0t14 0t14 0", width: 28, height: 16 },
  forest: { path: "M2 9l4 -7l4 7zM13 19l4 -7l4 7z", width: 22, height: 20 },
  desert: { path: "M3 3h.1M10 10h.1", width: 14, height: 14 },
  mountain: { path: "M-2 11L5 4L10 9L15 4L22 11", width: 20, height: 13 },
  glacier: { path: "M-1 -1L15 15M15 -1L-1 15", width: 14, height: 14 },
};

/** The colours that belong to no habitat: the sky, the line between two habitats, a free face, its lines, letters. */
export const SKY = {
  night: "#0c1230",
  coast: "#0a0e22",
  free: "#171f45",
  faint: "#4a568c",
  text: "#e9eefb",
  quiet: "#a9b4d6",
  latest: "#ffe27a",
} as const;
