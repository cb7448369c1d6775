/** How much a map shows at each size: whatever would be too small to read is left out. */

/** What a map of a certain size shows. */
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
/** The widths of a glyph and of a pattern's piece, in map units. */
const GLYPH = 34;
const PATTERN = 24;

/** What to show when one map unit takes up `scale` pixels. */
export const detailAt = (scale: number): Detail => ({
  glyphs: GLYPH * scale >= SMALLEST_GLYPH,
  patterns: PATTERN * scale >= SMALLEST_PATTERN,
  relief: scale >= SMALLEST_RELIEF,
});
