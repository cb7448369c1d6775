/** The animals and the player's objective in sentences. Every number is the server's. */

import { animalName, habitatName } from "../../words/names.ts";
import { say } from "../../words/say.ts";
import { cardOf, requirement } from "../model/words.ts";
import type { Sight } from "./sight.ts";

/** The animals still to be won, of one round or of all, with every planet's bid and who leads. */
export function animalLines(sight: Sight, asked: number | undefined): readonly string[] {
  const { game } = sight;
  const lines = game.columns.flatMap((column, index) => {
    const round = index + 1;
    if (asked !== undefined && asked !== round) return [];
    return column.map((animal) =>
      animal === null ? say("round-button", { round, animals: say("face-down") }) : raceLine(sight, animal, round),
    );
  });
  if (lines.length > 0) return game.standings === null ? [...lines, say("race-no-aids")] : lines;
  return [asked === undefined ? say("race-none") : say("round-button", { round: asked, animals: say("round-empty") })];
}

function raceLine({ model, box, name }: Sight, animal: string, round: number): string {
  const [card, standing] = [cardOf(box, animal), model.standing(animal)];
  const about = { round, animal: animalName(animal), requirement: card === null ? "" : requirement(card) };
  if (standing === null) return say("spoken-waits", about);
  const bids = standing.bids.map(({ value }, seat) => say("spoken-bid", { name: name(seat), bid: value })).join(", ");
  if (standing.winner !== null) return say("spoken-race", { ...about, bids, name: name(standing.winner) });
  return standing.why === "draw" ? say("spoken-race-draw", { ...about, bids }) : say("spoken-race-none", about);
}

/** The player's objective, their progress and the next step. It stays secret while the curtain is closed. */
export function objectiveLines({ model, game }: Sight): readonly string[] {
  if (game.beginner) return [say("objective-none")];
  const [yours, seat] = [model.table.yours.value, model.openSeat];
  const place = seat === null ? -1 : (yours?.seats.indexOf(seat) ?? -1);
  const [habitat, progress] = [yours?.objectives[place] ?? null, yours?.progress[place] ?? null];
  if (habitat === null || progress === null) return [say("objective-hidden")];
  const { areas, points, missing, next_points: next } = progress;
  return [
    say("end-objective", { habitat: habitatName(habitat) }),
    say("objective-now", { areas, points }),
    ...(game.end !== null || missing === null || next === null
      ? []
      : [say("objective-next", { areas: missing, points: next })]),
  ];
}
