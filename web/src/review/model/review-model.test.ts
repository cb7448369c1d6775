import { expect, test } from "vitest";
import { TableModel } from "../../table/model/table-model.ts";
import { type FakeStream, FOUND, opened } from "../fake-review.ts";
import { optionsOf, placementOf, readMove } from "./options.ts";

test("after a poor move the best one is drawn, after a good one what was played is shown", () => {
  const review = opened();
  review.to(2);
  expect([review.move.value?.verdict, review.choice.value]).toEqual(["blunder", 0]);
  review.to(3);
  expect([review.move.value?.verdict, review.choice.value]).toEqual(["good", null]);
});

test("a move that is not yet reviewed is shown as it was played", () => {
  const review = opened({ ...FOUND, moves: FOUND.moves.slice(0, 1), seats: [] });
  review.to(2);
  expect([review.move.value, review.choice.value]).toEqual([null, null]);
});

test("the table shows the position before a move while another placement is drawn there, and else the one after", () => {
  const review = opened();
  const model = new TableModel(review.player);
  const end = review.showOn(model);
  review.to(2);
  expect(review.player.ply.value).toBe(1);
  expect(model.sketch.value).toEqual({ seat: 1, tile: 11, face: 1, rotation: 3 });
  expect(model.largeSeat.value).toBe(1);
  review.toggle();
  expect([review.player.ply.value, model.sketch.value]).toEqual([2, null]);
  review.show(1);
  expect([review.player.ply.value, model.sketch.value?.tile]).toEqual([1, 12]);
  review.show(7);
  expect(review.choice.value).toBe(1);
  end();
  model.dispose();
});

test("the next mistake is found in both directions, and after the last one comes the first", () => {
  const review = opened();
  const places = [1, 1, 1, -1, -1].map((by) => {
    review.toMistake(by < 0 ? -1 : 1);
    return review.at.value;
  });
  expect(places).toEqual([2, 4, 2, 4, 2]);
});

test("it stays within the game", () => {
  const review = opened();
  review.to(99);
  expect(review.at.value).toBe(4);
  review.to(-1);
  expect(review.at.value).toBe(0);
});

test("with everything revealed the review is asked for anew, and the old one stops", () => {
  const streams: FakeStream[] = [];
  const review = opened(FOUND, streams);
  review.reveal(true);
  expect(streams.map(({ stopped }) => stopped)).toEqual([true, false]);
  review.reveal(true);
  expect(streams).toHaveLength(2);
});

test("luck shows with the first move of its round", () => {
  const review = opened();
  const rounds = [1, 2, 3, 4].map((at) => {
    review.to(at);
    return review.luck.value.map(({ round }) => round);
  });
  expect(rounds).toEqual([[1], [], [2], []]);
});

test("the options are the best moves, then what was played unless it is one of them", () => {
  const judged = FOUND.moves[1] ?? null;
  expect(optionsOf(judged).map(({ choice, played }) => [choice, played])).toEqual([
    [0, false],
    [1, false],
    [null, true],
  ]);
  expect(optionsOf(judged && { ...judged, move: "2b3" }).map(({ played }) => played)).toEqual([true, false]);
  expect(optionsOf(null)).toEqual([]);
});

test("a written move is a slot, a face and a rotation", () => {
  expect(readMove("3g1")).toEqual({ slot: 2, face: 6, rotation: 1 });
  expect(placementOf("3g1", 0, [1, 2, null])).toBeNull();
});
