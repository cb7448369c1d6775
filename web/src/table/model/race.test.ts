import { describe, expect, test } from "vitest";
import type { Standing, Trial, Trials } from "../../protocol.ts";
import { raceFor } from "./race.ts";

const standing = (values: readonly number[], winner: number | null): Standing => ({
  animal: "fox",
  round: 5,
  bids: values.map((value) => ({ value, regions: [] })),
  winner,
  by: winner === null ? null : "best",
  why: winner === null ? "draw" : null,
});

const trial = (bids: readonly number[], winners: readonly (number | null)[]): Trial => ({
  face: 0,
  rotation: 0,
  areas: [],
  regions: [],
  bids,
  winners,
});

const trials = (animals: readonly string[], only: Trial): Trials => ({
  type: "trials",
  cmd_id: "c",
  table: "t",
  seat: 1,
  tile: 3,
  animals,
  trials: [only],
  objective: null,
});

describe("the race for an animal", () => {
  test("the leader's margin is counted to the next", () => {
    const race = raceFor(standing([4, 9, 7], 1), null);
    expect(race.margin).toBe(2);
    expect(race.bids.map(({ place }) => place)).toEqual(["behind", "leads", "behind"]);
    expect(race.lead).toBeNull();
  });

  test("equal best bids draw, and nobody leads", () => {
    const race = raceFor(standing([7, 7, 0], null), null);
    expect(race.bids.map(({ place }) => place)).toEqual(["draws", "draws", "behind"]);
    expect(race.margin).toBe(0);
  });

  test("without a bid nobody draws", () => {
    expect(raceFor(standing([0, 0], null), null).bids.map(({ place }) => place)).toEqual(["behind", "behind"]);
  });

  test("a tile that is tried changes its seat's bid, and may turn the race", () => {
    const only = trial([1, 8], [null, 1]);
    const race = raceFor(standing([7, 5], 0), { seat: 1, trials: trials(["bat", "fox"], only), trial: only });
    expect(race.bids[1]).toEqual({ seat: 1, value: 8, change: 3, place: "leads" });
    expect(race).toMatchObject({ winner: 1, margin: 1, lead: "gained" });
  });

  test("an animal that the trial does not know stands as it was", () => {
    const only = trial([1], [1]);
    const race = raceFor(standing([7, 5], 0), { seat: 1, trials: trials(["bat"], only), trial: only });
    expect(race).toMatchObject({ winner: 0, margin: 2, lead: null });
  });

  test.each([
    ["takes the lead from another", [5, 5], 0, [1], "gained"],
    ["ties with whoever leads", [5, 3], 0, [null], "tied"],
    ["loses the lead to another", [3, 5], 1, [0], "lost"],
    ["loses the lead to nobody", [3, 5], 1, [null], "lost"],
    ["lets another win a tie", [5, 5], null, [0], "lost"],
    ["changes nothing", [5, 3], 0, [0], null],
  ] as const)("a tile that is tried %s", (_, values, winner, winners, lead) => {
    const only = trial([4], winners);
    expect(raceFor(standing(values, winner), { seat: 1, trials: trials(["fox"], only), trial: only }).lead).toBe(lead);
  });
});
