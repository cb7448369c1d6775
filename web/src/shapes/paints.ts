// Made from src/twelvefold/drawing by `make generate`: change it there.

import type { Habitat } from "../world/geometry.ts";

/** A glyph as SVG path data round the origin, within 12 to each side, y down; drawn with a line or filled. */
export interface Glyph {
  readonly path: string;
  readonly solid: boolean;
}

/** The piece that a pattern repeats, as SVG path data, and its size. */
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
  ocean: { path: "M-10 -3q5 -6 10 0t10 0M-10 5q5 -6 10 0t10 0", solid: false },
  forest: { path: "M0 -11L6 -3H3.4L8.5 5H1.8V10H-1.8V5H-8.5L-3.4 -3H-6Z", solid: true },
  desert: { path: "M-8 -5a3.8 3.8 0 1 1 7.6 0a3.8 3.8 0 1 1 -7.6 0ZM-12 9Q-1 8 4 -1Q6 6 12 9Z", solid: true },
  mountain: { path: "M-11 8L-3.5 -8L1 0L4 -4L11 8Z", solid: true },
  glacier: { path: "M0 -10V10M-8.7 -5L8.7 5M-8.7 5L8.7 -5M-3 -9L0 -6L3 -9M-3 9L0 6L3 9", solid: false },
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
