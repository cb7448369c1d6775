/** Converts planets from the server's format to the one that is drawn. */
import type { Laid } from "../../protocol.ts";
import type { Box } from "../../store/box.ts";
import { type LaidTile, type Planet, planetOf, type Tile } from "../../world/planet.ts";
import { at, face, rotation } from "../../world/units.ts";

/** A tile of the box by its number. */
export const tileOf = (box: Box, number: number): Tile => at(box.tiles, number);

/** The tiles on a planet. */
export const laidOn = (box: Box, faces: readonly (Laid | null)[]): readonly LaidTile[] =>
  faces.flatMap((laid, number) =>
    laid === null ? [] : [{ tile: tileOf(box, laid[0]), face: face(number), rotation: rotation(laid[1]) }],
  );

/** Returns a planet with its tiles. */
export const covering = (box: Box, faces: readonly (Laid | null)[]): Planet => planetOf(laidOn(box, faces));

/** Returns the new tile, if one added tile is the only change. */
export function added(box: Box, before: readonly (Laid | null)[], after: readonly (Laid | null)[]): LaidTile | null {
  const changed = after.flatMap((laid, number) => {
    const was = before[number] ?? null;
    return laid?.[0] === was?.[0] && laid?.[1] === was?.[1] ? [] : [number];
  });
  const [only] = changed;
  const laid = only === undefined || changed.length > 1 ? null : (after[only] ?? null);
  if (laid === null || only === undefined || (before[only] ?? null) !== null) return null;
  return { tile: tileOf(box, laid[0]), face: face(only), rotation: rotation(laid[1]) };
}
