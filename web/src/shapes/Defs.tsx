/** The patterns and lights that tile pictures refer to; each picture has its own, so that it works on its own. */
import type { JSX } from "preact";
import { HABITATS, type Habitat } from "../world/geometry.ts";
import { INKS, PATTERNS, SKY } from "./paints.ts";

/** A reference to a habitat's pattern within a picture. */
export const patternOf = (id: string, habitat: Habitat): string => `url(#${id}-${habitat})`;

/** The five patterns, with ids that start with the picture's own. */
export function PatternDefs(props: { id: string; scale: number }): JSX.Element {
  return (
    <>
      {HABITATS.map((habitat) => {
        const { path, width, height } = PATTERNS[habitat];
        const filled = habitat === "forest";
        return (
          <pattern
            key={habitat}
            id={`${props.id}-${habitat}`}
            width={width}
            height={height}
            patternUnits="userSpaceOnUse"
            patternTransform={`scale(${props.scale})`}
          >
            <path
              d={path}
              fill={filled ? INKS[habitat] : "none"}
              stroke={filled ? "none" : INKS[habitat]}
              stroke-width={habitat === "desert" ? 2.6 : 1.5}
              stroke-linecap="round"
              stroke-linejoin="round"
            />
          </pattern>
        );
      })}
    </>
  );
}

/** The light on a card's rim, from above, and the darkness of a free face. */
export function LightDefs(props: { id: string }): JSX.Element {
  const { id } = props;
  return (
    <>
      <linearGradient id={`${id}-rim`} x1="0" y1="0" x2="0.25" y2="1">
        <stop offset="0" stop-color="#fff" stop-opacity="0.75" />
        <stop offset="0.45" stop-color="#fff" stop-opacity="0.06" />
        <stop offset="0.6" stop-color="#000" stop-opacity="0.05" />
        <stop offset="1" stop-color="#000" stop-opacity="0.5" />
      </linearGradient>
      <radialGradient id={`${id}-core`} cx="0.5" cy="0.5" r="0.62">
        <stop offset="0" stop-color="#0b1029" />
        <stop offset="0.7" stop-color={SKY.free} />
        <stop offset="1" stop-color="#202a58" />
      </radialGradient>
    </>
  );
}
