/** A habitat's glyph as a part of a picture. */
import type { JSX } from "preact";
import type { Habitat } from "../world/geometry.ts";
import { glyphInk } from "./ink.ts";
import { COLOURS, GLYPHS } from "./paints.ts";
import type { Point } from "./path.ts";

/** Draws a habitat's glyph around a point; `reach` is half its size. */
export function Glyph(props: { habitat: Habitat; at: Point; reach: number }): JSX.Element {
  const { habitat, at, reach } = props;
  const { path, solid } = GLYPHS[habitat];
  const ink = glyphInk(habitat);
  const scale = reach / 12;
  return (
    <g transform={`translate(${at[0].toFixed(2)} ${at[1].toFixed(2)}) scale(${scale.toFixed(3)})`} data-glyph>
      <path
        d={path}
        fill={solid ? ink : "none"}
        stroke={COLOURS[habitat]}
        stroke-width={solid ? 4 : 7}
        stroke-linecap="round"
        stroke-linejoin="round"
        paint-order="stroke"
        opacity="0.9"
      />
      <path
        d={path}
        fill={solid ? ink : "none"}
        stroke={ink}
        stroke-width={solid ? 0.8 : 2.3}
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </g>
  );
}
