/** What a placement would change, in words. The server has tried it. */
import type { Trial, Trials } from "../../protocol.ts";
import { animalName, habitatName } from "../../words/names.ts";
import { say } from "../../words/say.ts";
import { ACROSS, FACE_LETTERS } from "../../world/geometry.ts";
import { habitatAt, neighbour, shownAt } from "../../world/planet.ts";
import { ALL_EDGES, areaAt, at, type Face, face, rotation } from "../../world/units.ts";
import type { Placement } from "../model/hand.ts";
import { tileOf } from "../model/planets.ts";
import { faceLetter, within } from "../model/words.ts";
import { planetAt, type Sight } from "./sight.ts";

/** A move in notation. */
export const written = (move: Placement): string =>
  `${move.slot + 1}${at<string>(FACE_LETTERS, move.face)}${move.rotation}`;

/** How the tile would be placed: the neighbour at each edge, and which regions it joins. */
export function liesLine(sight: Sight, move: Placement): string {
  const tile = sight.game.offer[move.slot] ?? null;
  const planet = planetAt(sight, sight.seat);
  const on: Face = face(move.face);
  if (tile === null) return say("offer-gone", { slot: move.slot + 1 });
  const edges = ALL_EDGES.map((edge) => {
    const habitat = shownAt(tileOf(sight.box, tile), rotation(move.rotation), edge);
    const joins = habitatAt(planet, at(ACROSS, areaAt(on, edge))) === habitat;
    const about = { habitat: within(habitat), face: faceLetter(neighbour(on, edge)) };
    return joins ? say("spoken-edge-joins", about) : say("spoken-edge", about);
  });
  return say("spoken-lies", { move: written(move), edges: edges.join("; ") });
}

/** The bids a placement would change, and the areas of the objective. */
export function bringsLine(sight: Sight, trials: Trials, move: Placement): string {
  const trial = trialOf(trials, move);
  const changes = trial === null ? [] : [...bidsChanged(sight, trials, trial), ...objectiveChanged(sight, trials)];
  return changes.length === 0
    ? say("spoken-brings-nothing", { move: written(move) })
    : say("spoken-brings", { move: written(move), changes: changes.join(", ") });
}

const trialOf = (trials: Trials, move: Placement): Trial | null =>
  trials.trials.find((each) => each.face === move.face && each.rotation === move.rotation) ?? null;

const bidsChanged = (sight: Sight, trials: Trials, trial: Trial): readonly string[] =>
  trials.animals.flatMap((animal, number) => {
    const before = sight.model.standing(animal)?.bids[sight.seat]?.value;
    const after = trial.bids[number];
    if (before === undefined || after === undefined || before === after) return [];
    return [say("spoken-change", { animal: animalName(animal), before, after })];
  });

function objectiveChanged({ model, seat }: Sight, trials: Trials): readonly string[] {
  const yours = model.table.yours.value;
  const place = yours?.seats.indexOf(seat) ?? -1;
  const [habitat, before, after] = [yours?.objectives[place] ?? null, yours?.progress[place] ?? null, trials.objective];
  if (habitat === null || before === null || after === null || before.areas === after.areas) return [];
  if (model.openSeat !== seat) return [];
  const about = { habitat: habitatName(habitat), before: before.areas, after: after.areas };
  return [say("spoken-change-objective", about)];
}

/** The animals that would change hands, grouped by who would win them. */
export function turnedLines(sight: Sight, trials: Trials, move: Placement): readonly string[] {
  const trial = trialOf(trials, move);
  const turned = new Map<number | null, string[]>();
  for (const [number, animal] of trials.animals.entries()) {
    const [standing, winner] = [sight.model.standing(animal), trial?.winners[number]];
    if (standing === null || winner === undefined || winner === standing.winner) continue;
    turned.set(winner, [...(turned.get(winner) ?? []), animalName(animal)]);
  }
  return [...turned].map(([winner, animals]) =>
    winner === null
      ? say("spoken-then-nobody", { animals: animals.join(", ") })
      : say("spoken-then", { animals: animals.join(", "), name: sight.name(winner) }),
  );
}
