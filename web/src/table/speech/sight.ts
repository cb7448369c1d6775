/** What the player at a table may know: all that is said in answer to a typed line is asked for here. */
import type { GameView, Laid } from "../../protocol.ts";
import type { Box } from "../../store/box.ts";
import type { Planet } from "../../world/planet.ts";
import { covering } from "../model/planets.ts";
import type { Desk } from "../model/table-model.ts";

/** A table at one moment, as a player sees it. */
export interface Sight {
  readonly desk: Desk;
  readonly box: Box;
  readonly game: GameView;
  /** The seat that is meant where none is named: one's own, or whose planet is large. */
  readonly seat: number;
  readonly name: (seat: number) => string;
}

/** What can be seen now; null before the table has come. */
export function sightOf(desk: Desk): Sight | null {
  const [box, game] = [desk.table.box.value, desk.table.game.value];
  if (box === null || game === null) return null;
  const own = desk.isReplay ? undefined : desk.table.yours.value?.seats[0];
  const seat = desk.actor.value ?? desk.held ?? own ?? desk.big.value;
  return { desk, box, game, seat, name: (each) => desk.name(each) };
}

/** The tiles on a seat's planet, face by face. */
export const facesOf = ({ game }: Sight, seat: number): readonly (Laid | null)[] => game.planets[seat] ?? [];

/** A seat's planet. */
export const planetAt = (sight: Sight, seat: number): Planet => covering(sight.box, facesOf(sight, seat));
