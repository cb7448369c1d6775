import { expect, test } from "vitest";
import type { Ended, Score } from "../../protocol.ts";
import { GAME, NO_TILES } from "../../wire/fake.ts";
import { tile } from "../../world/planet.ts";
import { breakdown, podium } from "./breakdown.ts";
import { BOX } from "./fake-source.ts";

const box = { ...BOX, tiles: [tile(["forest", "forest", "forest", "ocean", "glacier"])] };
const game = { ...GAME, planets: [[[0, 2] as const, ...NO_TILES.slice(1)], NO_TILES], won: [["fox"], ["panda"]] };
const score = (seat: number, objective: number, animals: number, cards: number): Score => ({
  seat,
  objective,
  animals,
  cards,
  total: objective + animals,
});
const ended = (objectives: readonly string[], scores: readonly Score[]): Ended => ({
  type: "ended",
  objectives,
  scores,
  winners: [],
  by: "points",
});

test("an animal scores 1 in the objective's habitat and 2 elsewhere", () => {
  const [own, other] = breakdown(box, game, ended(["forest", "ocean"], [score(0, 0, 1, 1), score(1, 4, 2, 1)]));
  expect(own?.animals).toEqual([{ animal: "fox", points: 1 }]);
  expect(other?.animals).toEqual([{ animal: "panda", points: 2 }]);
});

test("without objectives each animal scores 1", () => {
  const [own] = breakdown(box, game, ended([], [score(0, 0, 1, 1), score(1, 0, 1, 1)]));
  expect(own).toMatchObject({ objective: null, animals: [{ animal: "fox", points: 1 }] });
});

test("points that don't add up to the server's are not shown", () => {
  const [own] = breakdown(box, game, ended(["ocean", "forest"], [score(0, 0, 7, 1), score(1, 0, 1, 1)]));
  expect(own?.animals).toEqual([{ animal: "fox", points: null }]);
});

test("the objective comes with its areas on the planet", () => {
  const [own, other] = breakdown(box, game, ended(["forest", "ocean"], [score(0, 2, 1, 1), score(1, 0, 2, 1)]));
  expect(own?.objective).toEqual({ habitat: "forest", areas: 3, points: 2 });
  expect(other?.objective).toEqual({ habitat: "ocean", areas: 0, points: 0 });
});

test("a tie on points goes to the seat with more animals, and equal seats share a place", () => {
  const scores = [score(0, 8, 4, 3), score(1, 8, 4, 2), score(2, 8, 4, 3), score(3, 0, 0, 0)];
  const points = breakdown(box, game, ended(["ocean", "forest", "desert", "glacier"], scores));
  expect(points.map(({ place }) => place)).toEqual([1, 3, 1, 4]);
  expect(podium(points).map(({ seat }) => seat)).toEqual([2, 0, 1, 3]);
});
