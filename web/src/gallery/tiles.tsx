/** The tile as an object in all its states, and what it is made of. */

import { PatternDefs, patternOf } from "../shapes/Defs.tsx";
import { Glyph } from "../shapes/Glyph.tsx";
import { COLOURS } from "../shapes/paints.ts";
import { TilePicture, type TileProps } from "../tile/Tile.tsx";
import { HABITATS } from "../world/geometry.ts";
import { tile } from "../world/planet.ts";
import { rendered } from "./rendered.ts";
import { FIVE } from "./samples.ts";
import type { Chapter, Section } from "./section.ts";

const TWO = tile(["ocean", "ocean", "forest", "forest", "forest"]);
const THREE = tile(["glacier", "mountain", "glacier", "desert", "desert"]);

const row = (id: string, title: string, width: number, tiles: readonly Omit<TileProps, "width">[]): Section =>
  rendered(id, title, [tiles.length * width, width], () => (
    <div style={{ display: "flex" }}>
      {tiles.map((props, index) => (
        <TilePicture key={index} width={width} {...props} />
      ))}
    </div>
  ));

export const TILES: readonly Chapter[] = [
  {
    id: "tiles",
    title: "The tile",
    sections: [
      row("tile-offer", "In the offer", 200, [{ tile: FIVE }, { tile: TWO }, { tile: THREE }]),
      row("tile-states", "In the offer, pointed at, in the hand, taken", 160, [
        { tile: THREE, state: "offer" },
        { tile: THREE, state: "hovered" },
        { tile: THREE, state: "held" },
        { tile: THREE, state: "taken" },
      ]),
      row(
        "tile-turned",
        "Turned, step by step",
        130,
        [0, 1, 2, 3, 4].map((turns) => ({ tile: FIVE, turns })),
      ),
      row("tile-96", "At 96 pixels", 96, [{ tile: FIVE }, { tile: TWO }, { tile: THREE }]),
      row("tile-48", "At 48 pixels", 48, [{ tile: FIVE }, { tile: TWO }, { tile: THREE }]),
    ],
  },
  {
    id: "paints",
    title: "Colours, patterns and glyphs",
    sections: [
      rendered("paint-swatches", HABITATS.join(", "), [600, 120], () => (
        <svg width="600" height="120" aria-hidden="true">
          <defs>
            <PatternDefs id="swatch" scale={1} />
          </defs>
          {HABITATS.map((habitat, index) => (
            <g key={habitat} transform={`translate(${index * 120} 0)`}>
              <rect width="120" height="120" fill={COLOURS[habitat]} />
              <rect y="60" width="120" height="60" fill={patternOf("swatch", habitat)} />
              <Glyph habitat={habitat} at={[60, 60]} reach={36} />
            </g>
          ))}
        </svg>
      )),
    ],
  },
];
