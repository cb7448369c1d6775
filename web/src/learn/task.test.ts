import { describe, expect, it } from "vitest";
import type { Standing, Trial, Trials } from "../protocol.ts";
import { BOX } from "../table/model/fake-source.ts";
import { broughtBy, goalOf, type Offered, solutionOf } from "./task.ts";

const trial = (face: number, rotation: number, forest: number, panda: number): Trial => ({
  face,
  rotation,
  areas: [],
  regions: [[1], [forest, 1], [], [], []],
  bids: [9, panda],
  winners: [null, null],
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

const standing = (animal: string): Standing => ({ animal, round: 3, bids: [], winner: null, by: null, why: null });

const OFFERED: readonly Offered[] = [
  { slot: 1, trials: trials(trial(0, 0, 2, 1), trial(0, 1, 2, 1), trial(0, 2, 5, 1)) },
  {
    slot: 3,
    trials: trials(trial(4, 0, 3, 2), trial(4, 1, 3, 2), trial(4, 2, 3, 2), trial(4, 3, 3, 2), trial(5, 0, 3, 2)),
  },
];

describe("a task", () => {
  it("asks for the biggest region that more than a lucky few placements make", () => {
    expect(goalOf("grow", OFFERED, BOX, [])).toEqual({ subject: "grow", animal: null, habitat: "forest", least: 3 });
  });

  it("asks for a bid for the next animal with its requirement", () => {
    const goal = goalOf("most", OFFERED, BOX, [standing("fox"), standing("panda")]);
    expect(goal).toEqual({ subject: "most", animal: "panda", habitat: "forest", least: 2 });
  });

  it("is not set where no animal asks for it, or nothing helps", () => {
    expect(goalOf("apart", OFFERED, BOX, [standing("fox")])).toBeNull();
    expect(goalOf("most", [{ slot: 0, trials: trials(trial(0, 0, 0, 0)) }], BOX, [standing("panda")])).toBeNull();
    expect(goalOf("grow", [], BOX, [])).toBeNull();
  });

  it("is judged by the server's number for the placement that was made", () => {
    const goal = goalOf("most", OFFERED, BOX, [standing("panda")]);
    if (goal === null) throw new Error("no goal");
    expect(broughtBy(goal, OFFERED, { slot: 3, face: 4, rotation: 2 })).toBe(2);
    expect(broughtBy(goal, OFFERED, { slot: 1, face: 0, rotation: 2 })).toBe(1);
    expect(broughtBy(goal, OFFERED, { slot: 0, face: 0, rotation: 0 })).toBeNull();
  });

  it("can be shown", () => {
    const goal = goalOf("most", OFFERED, BOX, [standing("panda")]);
    expect(goal && solutionOf(goal, OFFERED)).toEqual({ slot: 3, face: 4, rotation: 0 });
    expect(goal && solutionOf({ ...goal, least: 7 }, OFFERED)).toBeNull();
  });
});
