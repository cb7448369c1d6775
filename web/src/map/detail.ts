/** How much is drawn at which size: what could not be read is left away. */

/** What a map of a size shows. */
export interface Detail {
  /** Whether each area has its glyph. */
  readonly glyphs: boolean;
  /** Whether each area has its habitat's pattern. */
  readonly patterns: boolean;
  /** Whether cards have shores, light and shadow. */
  readonly relief: boolean;
}

const SMALLEST_GLYPH = 9;
const SMALLEST_PATTERN = 7;
const SMALLEST_RELIEF = 0.16;
/** Across a glyph and a piece of a pattern, in the lengths of the map. */
const GLYPH = 34;
const PATTERN = 24;

/** What to show when a length of 1 on the map is so many pixels on the screen. */
export const detailAt = (scale: number): Detail => ({
  glyphs: GLYPH * scale >= SMALLEST_GLYPH,
  patterns: PATTERN * scale >= SMALLEST_PATTERN,
  relief: scale >= SMALLEST_RELIEF,
});
