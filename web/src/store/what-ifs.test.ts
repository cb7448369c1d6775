import { expect, it } from "vitest";
import type { GameView, Trials } from "../protocol.ts";
import { GAME, snapshot } from "../wire/fake.ts";
import type { Box } from "./box.ts";
import { type Moment, momentOf, WhatIfs } from "./what-ifs.ts";

const BOX: Box = {
  habitats: [],
  tiles: [],
  animals: [],
  objectives: { ocean: [], forest: [], desert: [], mountain: [], glacier: [] },
};
const { yours } = snapshot("t", 1);
const LIVE: GameView = { ...GAME, standings: [] };

const trials = (tile: number): Trials => ({
  type: "trials",
  cmd_id: "",
  table: "",
  seat: 0,
  tile,
  animals: [],
  trials: [],
  objective: null,
});

interface Question {
  readonly moment: Moment;
  readonly answer: (tiles: readonly number[]) => void;
  readonly fail: () => void;
}

/** What-ifs whose questions the test answers. */
function asked(): { readonly whatIfs: WhatIfs; readonly questions: Question[] } {
  const questions: Question[] = [];
  const whatIfs = new WhatIfs(
    (moment) =>
      new Promise((resolve, reject) => {
        questions.push({ moment, answer: (tiles) => resolve(tiles.map(trials)), fail: () => reject(new Error()) });
      }),
  );
  return { whatIfs, questions };
}

const moment = (game: GameView): Moment => ({ game, box: BOX, seat: 0, objective: null });

it("has the answer for every tile on show before anybody asks", async () => {
  const { whatIfs, questions } = asked();
  whatIfs.prepare(moment(LIVE));
  questions[0]?.answer([1, 2, 3]);
  expect((await whatIfs.find(LIVE, 0, 2))?.tile).toBe(2);
  expect(await whatIfs.find(LIVE, 0, 9)).toBeNull();
  expect(questions).toHaveLength(1);
});

it("waits for an answer that is on its way", async () => {
  const { whatIfs, questions } = asked();
  whatIfs.prepare(moment(LIVE));
  const found = whatIfs.find(LIVE, 0, 1);
  questions[0]?.answer([1]);
  expect((await found)?.tile).toBe(1);
});

it("never answers for another state of the game, or another seat", async () => {
  const { whatIfs, questions } = asked();
  whatIfs.prepare(moment(LIVE));
  questions[0]?.answer([1]);
  expect(await whatIfs.find({ ...LIVE }, 0, 1)).toBeNull();
  expect(await whatIfs.find(LIVE, 1, 1)).toBeNull();
});

it("skips what has passed while it was asking", async () => {
  const { whatIfs, questions } = asked();
  const [second, third] = [
    { ...LIVE, ply: 5 },
    { ...LIVE, ply: 6 },
  ];
  whatIfs.prepare(moment(LIVE));
  whatIfs.prepare(moment(second));
  whatIfs.prepare(moment(third));
  expect(questions).toHaveLength(1);
  questions[0]?.answer([1]);
  await Promise.resolve();
  await Promise.resolve();
  expect(questions.map((each) => each.moment.game)).toEqual([LIVE, third]);
  expect(await whatIfs.find(second, 0, 1)).toBeNull();
});

it("leaves the question to the server if the answer fails", async () => {
  const { whatIfs, questions } = asked();
  whatIfs.prepare(moment(LIVE));
  questions[0]?.fail();
  expect(await whatIfs.find(LIVE, 0, 1)).toBeNull();
});

it("is about the player who moves, or who may plan", () => {
  expect(momentOf(LIVE, yours, BOX)?.seat).toBe(0);
  expect(momentOf({ ...LIVE, seat_to_move: 1 }, yours, BOX)?.seat).toBe(0);
  const two = { ...yours, seats: [0, 1], objectives: [null, "forest"] };
  expect(momentOf({ ...LIVE, seat_to_move: 1 }, two, BOX)).toMatchObject({ seat: 1, objective: "forest" });
  expect(momentOf({ ...LIVE, seat_to_move: null }, two, BOX)).toBeNull();
});

it("is about nothing for spectators, after the game, or where bids aren't shown", () => {
  expect(momentOf(LIVE, { ...yours, seats: [] }, BOX)).toBeNull();
  expect(momentOf({ ...LIVE, standings: null }, yours, BOX)).toBeNull();
  expect(
    momentOf({ ...LIVE, end: { type: "ended", scores: [], winners: [0], early: null } as never }, yours, BOX),
  ).toBeNull();
  expect(momentOf(LIVE, yours, null)).toBeNull();
});
