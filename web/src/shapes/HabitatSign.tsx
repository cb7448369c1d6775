/** A habitat as a small icon. */
import type { JSX } from "preact";
import type { Habitat } from "../world/geometry.ts";
import { Glyph } from "./Glyph.tsx";
import { COLOURS } from "./paints.ts";

/** A habitat's colour and glyph. */
export function HabitatSign({ habitat, size = 22 }: { habitat: Habitat; size?: number }): JSX.Element {
  return (
    <svg viewBox="-16 -16 32 32" width={size} height={size} aria-hidden="true">
      <rect x="-15" y="-15" width="30" height="30" rx="8" fill={COLOURS[habitat]} />
      <Glyph habitat={habitat} at={[0, 0]} reach={10} />
    </svg>
  );
}
