/** Habitats as small icons. */
import type { JSX } from "preact";
import type { Habitat } from "../world/geometry.ts";
import { Glyph } from "./Glyph.tsx";
import { COLOURS } from "./paints.ts";

/** A habitat's colour and glyph. */
export function HabitatSign({ habitat, size = 22 }: { habitat: Habitat; size?: number }): JSX.Element {
  return (
    <svg viewBox="-16 -16 32 32" width={size} height={size} style={`--size: ${size}`} aria-hidden="true" class="icon">
      <rect x="-15" y="-15" width="30" height="30" rx="8" fill={COLOURS[habitat]} />
      <Glyph habitat={habitat} at={[0, 0]} reach={10} />
    </svg>
  );
}

/** Any habitat, or any other, in the colour of the text around it. */
export const BlankSign = ({ size, empty = false }: { size: number; empty?: boolean }): JSX.Element => (
  <svg viewBox="-16 -16 32 32" width={size} height={size} style={`--size: ${size}`} aria-hidden="true" class="icon">
    <rect
      x="-13"
      y="-13"
      width="26"
      height="26"
      rx="7"
      fill={empty ? "none" : "currentColor"}
      stroke="currentColor"
      stroke-width="4"
    />
  </svg>
);
