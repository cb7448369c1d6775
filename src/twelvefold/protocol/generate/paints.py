"""The client's colours, glyphs and patterns, from `twelvefold.drawing`, as TypeScript."""

import json
from collections.abc import Callable

from twelvefold.drawing import palette
from twelvefold.drawing.palette import PAINTS, Paint

HEAD = "// Made from src/twelvefold/drawing by `make generate`: change it there.\n"
SKY = ("NIGHT", "COAST", "FREE", "FAINT", "TEXT", "QUIET", "LATEST")
"""The colours that belong to no habitat."""


def paints() -> str:
    """The whole file `web/src/shapes/paints.ts`."""
    sky = "\n".join(f"  {name.lower()}: {json.dumps(getattr(palette, name))}," for name in SKY)
    return f"""{HEAD}
import type {{ Habitat }} from "../world/geometry.ts";

/** A glyph as SVG path data around the origin, at most 12 to each side, y down; drawn as a line or filled. */
export interface Glyph {{
  readonly path: string;
  readonly solid: boolean;
}}

/** The piece that a pattern repeats, as SVG path data, with its size. */
export interface Pattern {{
  readonly path: string;
  readonly width: number;
  readonly height: number;
}}

/** Each habitat's own colour. */
export const COLOURS: Readonly<Record<Habitat, string>> = {{
{_each(lambda paint: json.dumps(paint.colour))}
}};

/** The colour along a habitat's border with another. */
export const SHORES: Readonly<Record<Habitat, string>> = {{
{_each(lambda paint: json.dumps(paint.shore))}
}};

/** The colour of the lines of a habitat's pattern. */
export const INKS: Readonly<Record<Habitat, string>> = {{
{_each(lambda paint: json.dumps(paint.ink))}
}};

/** Each habitat's glyph: two waves, a conifer, the sun over a dune, twin peaks, a snowflake. */
export const GLYPHS: Readonly<Record<Habitat, Glyph>> = {{
{_each(lambda paint: f"{{ path: {json.dumps(paint.glyph)}, solid: {json.dumps(paint.solid)} }}")}
}};

/** Each habitat's pattern: waves, triangles, dots, zigzag, cross-hatch. */
export const PATTERNS: Readonly<Record<Habitat, Pattern>> = {{
{_each(lambda paint: f"{{ path: {json.dumps(paint.pattern)}, width: {paint.tile[0]}, height: {paint.tile[1]} }}")}
}};

/** The colours that belong to no habitat: the sky, the line between two habitats, a free face, its lines, letters. */
export const SKY = {{
{sky}
}} as const;
"""


def _each(written: Callable[[Paint], str]) -> str:
    return "\n".join(f"  {habitat.id}: {written(paint)}," for habitat, paint in PAINTS.items())
