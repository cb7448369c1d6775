import { describe, expect, test } from "vitest";
import type { Progress, Standing, Trial, Trials } from "../../protocol.ts";
import { snapshot } from "../../wire/fake.ts";
import { face } from "../../world/units.ts";
import { FakeSource } from "./fake-source.ts";
import { type Gain, gainsFor, gainsOf } from "./gains.ts";
import { TableModel } from "./table-model.ts";

const ME = 0;

const standing = (animal: string, round: number, values: readonly number[], winner: number | null): Standing => ({
  animal,
  round,
  bids: values.map((value) => ({ value, regions: [] })),
  winner,
  by: winner === null ? null : "best",
  why: winner === null ? "draw" : null,
});

/** What my tile would change: each animal's new bid, and who then leads. */
const tried = (changes: Readonly<Record<string, readonly [bid: number, winner: number | null]>>) => {
  const all = Object.values(changes);
  const trial: Trial = {
    face: 0,
    rotation: 0,
    areas: [],
    regions: [],
    bids: all.map(([bid]) => bid),
    winners: all.map(([, winner]) => winner),
  };
  const trials: Trials = {
    ...{ type: "trials", cmd_id: "c", table: "t", seat: ME, tile: 1 },
    animals: Object.keys(changes),
    trials: [trial],
    objective: null,
  };
  return { seat: ME, trials, trial };
};

const progress = (areas: number, points: number): Progress => ({ areas, points, missing: null, next_points: null });

const names = (gains: readonly Gain[]): readonly string[] =>
  gains.map((gain) => (gain.kind === "bid" ? gain.animal : gain.habitat));

describe("what a tile gains and loses", () => {
  test.each([
    ["takes the lead from another", [5, 5], 1, [6, 0], "gained"],
    ["turns another's lead into a tie", [3, 5], 1, [5, null], "tied"],
    ["loses the lead to another", [5, 3], 0, [2, 1], "lost"],
    ["loses the lead to a tie", [5, 3], 0, [3, null], "lost"],
    ["raises a bid that stays behind", [1, 5], 1, [3, 1], null],
  ] as const)("it %s", (_, values, winner, [after, leader], lead) => {
    expect(gainsOf([standing("fox", 4, values, winner)], tried({ fox: [after, leader] }), null)).toEqual([
      { kind: "bid", animal: "fox", round: 4, before: values[0], after, leader, lead },
    ]);
  });

  test("a bid that stays as it is isn't listed", () => {
    expect(gainsOf([standing("fox", 4, [5, 3], 0)], tried({ fox: [5, 0] }), null)).toEqual([]);
  });

  test("leads come first, the soonest round first; then the objective, then other bids", () => {
    const standings = [
      standing("bat", 9, [0, 4], 1),
      standing("fox", 7, [1, 9], 1),
      standing("bear", 8, [4, 3], 0),
      standing("owl", 5, [2, 9], 1),
      standing("hare", 5, [2, 9], 1),
    ];
    const changes = tried({ bat: [5, 0], fox: [2, 1], bear: [3, null], owl: [3, 1], hare: [6, 1] });
    const objective = { habitat: "desert", before: progress(10, 2), after: progress(12, 4) } as const;
    const gains = gainsOf(standings, changes, objective);
    expect(names(gains)).toEqual(["bear", "bat", "desert", "hare", "owl", "fox"]);
    expect(gains[2]).toEqual({ kind: "objective", habitat: "desert", before: 10, after: 12, points: 2 });
  });

  test("nothing is said of an objective that the tile doesn't touch", () => {
    const objective = { habitat: "desert", before: progress(10, 2), after: progress(10, 2) } as const;
    expect(gainsOf([], tried({}), objective)).toEqual([]);
  });
});

describe("at the table", () => {
  const holding = () => {
    const source = new FakeSource();
    source.go({ standings: [standing("fox", 4, [1, 2], 1)] });
    const { yours } = snapshot(source.id, 1);
    source.yours.value = yours && { ...yours, objectives: ["ocean"], progress: [progress(3, 0)] };
    const model = new TableModel(source);
    const { trials } = tried({ fox: [4, 0] });
    model.take(0);
    model.trials.value = { ...trials, objective: progress(5, 1) };
    return { source, model };
  };

  test("they are known as soon as the tile is over a face", () => {
    const { model } = holding();
    expect(gainsFor(model)).toBeNull();
    model.aimAt(face(0));
    expect(names(gainsFor(model) ?? [])).toEqual(["fox", "ocean"]);
    model.turn(1);
    expect(gainsFor(model)).toBeNull();
  });

  test("the objective stays secret until the device is in its player's hands", () => {
    const { source, model } = holding();
    model.aimAt(face(0));
    const [info, yours] = [source.info.value, source.yours.value];
    source.info.value = info && { ...info, seats: info.seats.map((seat) => ({ ...seat, kind: "person", bot: null })) };
    source.yours.value = yours && { ...yours, seats: [0, 1], progress: [progress(3, 0), null] };
    expect(names(gainsFor(model) ?? [])).toEqual(["fox"]);
    model.unveiled.value = 0;
    expect(names(gainsFor(model) ?? [])).toEqual(["fox", "ocean"]);
  });
});
