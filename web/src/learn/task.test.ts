import { describe, expect, it } from "vitest";
import type { Trial, Trials } from "../protocol.ts";
import type { Box } from "../store/box.ts";
import { BOX } from "../table/model/fake-source.ts";
import type { Tile } from "../world/planet.ts";
import { adviceOf, broughtBy, goalOf, type Offered, richest, solutionOf, type Wanted } from "./task.ts";

const trial = (face: number, rotation: number, forest: number, panda: number, winner: number | null = null): Trial => ({
  face,
  rotation,
  areas: [],
  regions: [[1], [forest, 1], [], [], []],
  bids: [9, panda],
  winners: [winner, null],
});

const trials = (...each: readonly Trial[]): Trials => ({
  type: "trials",
  cmd_id: "c",
  table: "t",
  seat: 0,
  tile: 0,
  animals: ["fox", "panda"],
  trials: each,
  objective: null,
});

const OFFERED: readonly Offered[] = [
  { slot: 1, trials: trials(trial(0, 0, 2, 1), trial(0, 1, 2, 1, 0), trial(0, 2, 5, 1)) },
  {
    slot: 3,
    trials: trials(trial(4, 0, 3, 2), trial(4, 1, 3, 2), trial(4, 2, 3, 2), trial(4, 3, 3, 2), trial(5, 0, 3, 4)),
  },
];

const GROW: Wanted = { subject: "grow", animal: "panda", habitat: "forest" };
const WIN: Wanted = { ...GROW, subject: "win" };

describe("a task", () => {
  it("asks for a region that more than a lucky few placements make", () => {
    expect(goalOf(GROW, OFFERED, 0)).toEqual({ ...GROW, least: 3, wins: false });
  });

  it("asks for the bid that beats the bot, however few placements make it", () => {
    expect(goalOf(WIN, OFFERED, 1)).toEqual({ ...WIN, least: 2, wins: true });
    expect(goalOf(WIN, OFFERED, 3)).toEqual({ ...WIN, least: 4, wins: true });
    expect(goalOf(WIN, OFFERED, 4)).toEqual({ ...WIN, least: 2, wins: false });
  });

  it("is not set where nothing helps", () => {
    expect(goalOf(WIN, [{ slot: 0, trials: trials(trial(0, 0, 0, 0)) }], 0)).toBeNull();
    expect(goalOf(GROW, [], 0)).toBeNull();
  });

  it("is judged by the server's number for the placement that was made", () => {
    const goal = { ...WIN, least: 2, wins: true };
    expect(broughtBy(goal, OFFERED, { slot: 3, face: 4, rotation: 2 })).toBe(2);
    expect(broughtBy(goal, OFFERED, { slot: 1, face: 0, rotation: 2 })).toBe(1);
    expect(broughtBy(goal, OFFERED, { slot: 0, face: 0, rotation: 0 })).toBeNull();
  });

  it("is shown by the placement that does most for it", () => {
    expect(solutionOf(WIN, OFFERED)).toEqual({ slot: 3, face: 5, rotation: 0 });
    expect(solutionOf(GROW, OFFERED)).toEqual({ slot: 1, face: 0, rotation: 2 });
    expect(solutionOf(GROW, [])).toBeNull();
  });
});

it("advises to win the next animal, then to bid most", () => {
  expect(adviceOf(0, OFFERED)).toEqual({ slot: 1, face: 0, rotation: 1 });
  expect(adviceOf(1, OFFERED)).toEqual({ slot: 3, face: 5, rotation: 0 });
});

it("suggests at least two of the tiles with the most of a habitat", () => {
  const at = (area: number, forests: number) => (area < forests ? "forest" : "ocean");
  const tile = (forests: number): Tile => [
    at(0, forests),
    at(1, forests),
    at(2, forests),
    at(3, forests),
    at(4, forests),
  ];
  const box: Box = { ...BOX, tiles: [tile(4), tile(3), tile(3), tile(0), tile(1)] };
  expect(richest(box, [0, 1, 2, 3, null], "forest")).toEqual([0, 1, 2]);
  expect(richest(box, [3, null, 3, 4, null], "forest")).toEqual([3]);
});
