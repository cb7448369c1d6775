/** What each seat scored at the end, and for what. */
import type { Ended, GameView, Score } from "../../protocol.ts";
import type { Box } from "../../store/box.ts";
import { HABITATS, type Habitat } from "../../world/geometry.ts";
import { habitatAt } from "../../world/planet.ts";
import { ALL_AREAS } from "../../world/units.ts";
import { covering } from "./planets.ts";
import { cardOf } from "./words.ts";

/** An animal and its points; null if they don't add up to what the server counted. */
export interface AnimalPoints {
  readonly animal: string;
  readonly points: number | null;
}

/** A seat's objective, how many areas of it the planet has, and its points. */
export interface ObjectivePoints {
  readonly habitat: Habitat;
  readonly areas: number;
  readonly points: number;
}

/** Everything a seat scored. */
export interface SeatPoints {
  readonly seat: number;
  /** 1 for whoever won; seats with equal points and animals share a place. */
  readonly place: number;
  /** Null in the beginner game. */
  readonly objective: ObjectivePoints | null;
  readonly animals: readonly AnimalPoints[];
  /** The points for all animals. */
  readonly forAnimals: number;
  readonly total: number;
}

const isAhead = (one: Score, other: Score): boolean =>
  one.total > other.total || (one.total === other.total && one.cards > other.cards);

/** Each animal with its points, as the rules say: 1 if it lives in the objective's habitat, otherwise 2. */
function animalsOf(box: Box, won: readonly string[], objective: Habitat | null, sum: number): readonly AnimalPoints[] {
  const counted = won.map((animal) => {
    const habitat = cardOf(box, animal)?.habitat;
    return { animal, points: objective === null || habitat === objective ? 1 : 2 };
  });
  const agrees = counted.reduce((points, each) => points + each.points, 0) === sum;
  return agrees ? counted : won.map((animal) => ({ animal, points: null }));
}

/** Returns what each seat scored, in the order of the seats. */
export function breakdown(box: Box, game: GameView, end: Ended): readonly SeatPoints[] {
  return [...end.scores]
    .sort((one, other) => one.seat - other.seat)
    .map((score) => {
      const { seat, objective, animals, total } = score;
      const habitat = HABITATS.find((each) => each === end.objectives[seat]) ?? null;
      const planet = covering(box, game.planets[seat] ?? []);
      const areas = ALL_AREAS.filter((area) => habitatAt(planet, area) === habitat).length;
      return {
        seat,
        place: 1 + end.scores.filter((other) => isAhead(other, score)).length,
        objective: habitat === null ? null : { habitat, areas, points: objective },
        animals: animalsOf(box, game.won[seat] ?? [], habitat, animals),
        forAnimals: animals,
        total,
      };
    });
}

/** The best first; seats that share a place stay in the order of the seats. */
const ranked = (points: readonly SeatPoints[]): readonly SeatPoints[] =>
  [...points].sort((one, other) => one.place - other.place || one.seat - other.seat);

/** From left to right on a podium: second, first, third, fourth; two seats stand in their order. */
export function podium(points: readonly SeatPoints[]): readonly SeatPoints[] {
  const [first, second, third, ...others] = ranked(points);
  if (first === undefined || second === undefined || third === undefined) return ranked(points);
  return [second, first, third, ...others];
}
