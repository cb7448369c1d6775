/** A tile as an object on the table: thick, seen at a slant, with its habitats' colours, patterns and glyphs. */
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { LightDefs, PatternDefs, patternOf } from "../shapes/Defs.tsx";
import { Glyph } from "../shapes/Glyph.tsx";
import { blend } from "../shapes/ink.ts";
import { COLOURS, SHORES, SKY } from "../shapes/paints.ts";
import { shownAt, type Tile } from "../world/planet.ts";
import { ALL_EDGES, type Edge, rotation } from "../world/units.ts";
import {
  areaShape,
  borderShape,
  directionOf,
  SLANT,
  signPlace,
  slanted,
  THICK,
  TILE_SHAPE,
  wallShape,
} from "./shape.ts";
import css from "./Tile.module.css";

/** Where a tile is: in the offer, under the pointer, held, or taken, which leaves its place empty. */
export type TileState = "offer" | "hovered" | "held" | "taken";

/** What a tile shows. */
export interface TileProps {
  readonly tile: Tile;
  /**
   * Steps of 72° counterclockwise since the start. It may exceed a whole turn, so that the animation takes the short
   * way.
   */
  readonly turns?: number;
  readonly state?: TileState;
  /** The width of the picture, in pixels. */
  readonly width: number;
  /**
   * The accessible name; without one the picture is hidden from screen readers, because words beside it say the same.
   */
  readonly label?: string;
}

const VIEW = [-112, -104, 224, 224] as const;
const SMALLEST_PATTERN = 64;

/** Shows a tile. */
export function TilePicture(props: TileProps): JSX.Element {
  const { tile, turns = 0, state = "offer", width, label } = props;
  const id = useId();
  const taken = state === "taken";
  const patterns = width >= SMALLEST_PATTERN;
  return (
    <svg
      class={css.tile}
      data-state={state}
      viewBox={VIEW.join(" ")}
      width={width}
      height={width}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <defs>
        {patterns && <PatternDefs id={id} scale={1.05} />}
        <LightDefs id={id} />
        <radialGradient id={`${id}-shade`}>
          <stop offset="0.5" stop-color="#000" stop-opacity="0.6" />
          <stop offset="1" stop-color="#000" stop-opacity="0" />
        </radialGradient>
      </defs>
      <ellipse class={css.shadow} cx="0" cy={THICK + 18} rx="108" ry={108 * SLANT * 0.92} fill={`url(#${id}-shade)`} />
      {taken ? (
        <path d={TILE_SHAPE} transform={`translate(0 ${THICK}) scale(1 ${SLANT})`} class={css.place} />
      ) : (
        <g class={css.body}>
          <Walls tile={tile} turns={turns} />
          <g transform={`scale(1 ${SLANT})`}>
            <Top id={id} tile={tile} turns={turns} patterns={patterns} />
          </g>
          {ALL_EDGES.map((each) => (
            <Sign key={each} tile={tile} where={each} turns={turns} />
          ))}
        </g>
      )}
    </svg>
  );
}

/** The habitat at an edge of the turned tile. */
const shown = (tile: Tile, turns: number, where: Edge) => shownAt(tile, rotation(turns), where);

function Walls({ tile, turns }: { tile: Tile; turns: number }): JSX.Element {
  return (
    <>
      <path d={TILE_SHAPE} transform={`translate(0 ${THICK}) scale(1 ${SLANT})`} fill="#0a0e22" />
      {ALL_EDGES.map((each) => {
        const wall = wallShape(each);
        if (wall === null) return null;
        // The front wall gets the least light.
        const dark = blend(COLOURS[shown(tile, turns, each)], "#0a0e22", each === 0 ? 0.5 : 0.34);
        return <path key={each} d={wall} fill={dark} stroke="#0a0e22" stroke-width="1" stroke-linejoin="round" />;
      })}
    </>
  );
}

function Top(props: { id: string; tile: Tile; turns: number; patterns: boolean }): JSX.Element {
  const { id, tile, turns, patterns } = props;
  const differs = (each: Edge): boolean => shown(tile, 0, each) !== shown(tile, 1, each);
  return (
    <>
      <g class={css.turn} style={{ transform: `rotate(${-72 * turns}deg)` }}>
        {ALL_EDGES.map((each) => {
          const habitat = shown(tile, 0, each);
          return (
            <g key={each}>
              <path d={areaShape(each)} fill={COLOURS[habitat]} stroke={COLOURS[habitat]} stroke-width="1" />
              {patterns && <path d={areaShape(each)} fill={patternOf(id, habitat)} opacity="0.7" />}
              {differs(each) && <path d={borderShape(each)} stroke={SHORES[habitat]} stroke-width="16" opacity="0.5" />}
            </g>
          );
        })}
        {ALL_EDGES.map((each) => (
          <path
            key={each}
            d={borderShape(each)}
            stroke={SKY.coast}
            stroke-width={differs(each) ? 6 : 1.4}
            stroke-linecap="round"
            opacity={differs(each) ? 1 : 0.25}
          />
        ))}
      </g>
      {ALL_EDGES.map((each) => {
        const lit = Math.sin(directionOf(each)) * 0.9 - Math.cos(directionOf(each)) * 0.42;
        return (
          <path
            key={each}
            d={areaShape(each)}
            fill={lit > 0 ? "#fff" : "#000"}
            opacity={(Math.abs(lit) * (lit > 0 ? 0.14 : 0.12)).toFixed(3)}
          />
        );
      })}
      <path d={TILE_SHAPE} transform="scale(0.975)" fill="none" stroke={`url(#${id}-rim)`} stroke-width="4.5" />
      <path d={TILE_SHAPE} class={css.rim} />
    </>
  );
}

/** A glyph that stays upright while its tile turns. */
function Sign({ tile, where, turns }: { tile: Tile; where: Edge; turns: number }): JSX.Element {
  const angle = directionOf(where) + (turns * 2 * Math.PI) / 5;
  const far = Math.hypot(...signPlace(where));
  const [x, y] = slanted([far * Math.cos(angle), -far * Math.sin(angle)]);
  return (
    <g class={css.sign} style={{ transform: `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)` }}>
      <Glyph habitat={shown(tile, 0, where)} at={[0, 0]} reach={20} />
    </g>
  );
}
