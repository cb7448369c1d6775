/** Planets as the server tells them, and as they are drawn. */
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

/** What covers a planet. */
export const covering = (box: Box, faces: readonly (Laid | null)[]): Planet => planetOf(laidOn(box, faces));

/** The one tile that a planet has more than before, if that is all that has changed. */
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
