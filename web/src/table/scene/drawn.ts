/** The tile that is drawn over a planet as if it had been placed: the one in hand, or a sketch. */
import type { Box } from "../../store/box.ts";
import type { LaidTile } from "../../world/planet.ts";
import { rotationOf } from "../model/hand.ts";
import { tileOf } from "../model/planets.ts";
import type { TableModel } from "../model/table-model.ts";

/** The tile in hand where it's aimed on this seat's planet; null if it isn't. */
function aimedOn(model: TableModel, box: Box, seat: number): LaidTile | null {
  const hand = seat === model.actor.value ? model.hand.value : null;
  const tile = hand === null ? null : (model.table.game.value?.offer[hand.slot] ?? null);
  if (hand === null || hand.face === null || tile === null) return null;
  return { tile: tileOf(box, tile), face: hand.face, rotation: rotationOf(hand) };
}

/** The sketch on this seat's planet; null if there is none, or while a tile is in hand. */
export function sketchOn(model: TableModel, box: Box, seat: number): LaidTile | null {
  const [sketch, hand] = [model.sketch.value, model.hand.value];
  if (sketch === null || sketch.seat !== seat || hand !== null) return null;
  return { tile: tileOf(box, sketch.tile), face: sketch.face, rotation: sketch.rotation };
}

/** What is drawn over this seat's planet; null for nothing. */
export const drawnOn = (model: TableModel, box: Box, seat: number): LaidTile | null =>
  aimedOn(model, box, seat) ?? sketchOn(model, box, seat);
