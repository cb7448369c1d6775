/** What the player can see of a table: every answer to a typed line is based on this. */
import type { GameView, Laid } from "../../protocol.ts";
import type { Box } from "../../store/box.ts";
import type { Planet } from "../../world/planet.ts";
import { covering } from "../model/planets.ts";
import type { TableModel } from "../model/table-model.ts";

/** A table at one moment, as a player sees it. */
export interface Sight {
  readonly model: TableModel;
  readonly box: Box;
  /** The game as the screen shows it. */
  readonly game: GameView;
  /** The seat meant if none is named: the player's own, or the one whose planet is large. */
  readonly seat: number;
  readonly name: (seat: number) => string;
}

/** Returns what can be seen now; null until the table has loaded. */
export function sightOf(model: TableModel): Sight | null {
  const [box, game] = [model.table.box.value, model.shownGame.value];
  if (box === null || game === null) return null;
  const [own] = model.seats;
  const seat = model.actor.value ?? model.held ?? own ?? model.largeSeat.value;
  return { model, box, game: { ...game, offer: model.shownOffer.value }, seat, name: (each) => model.name(each) };
}

/** The tiles on a seat's planet, face by face. */
export const facesOf = ({ game }: Sight, seat: number): readonly (Laid | null)[] => game.planets[seat] ?? [];

/** A seat's planet. */
export const planetAt = (sight: Sight, seat: number): Planet => covering(sight.box, facesOf(sight, seat));
