import { expect, test } from "vitest";
import { FOUND } from "../fake-review.ts";
import { chancesAt, dotsOf, lineOf } from "./line.ts";
import { momentsOf } from "./moments.ts";
import { sharesOf, spanOf } from "./shares.ts";

const first = (chances: readonly number[] | null): number | undefined => chances?.[0];

test("the line has a step where tiles are turned up, and one point after each move", () => {
  expect(lineOf(FOUND).map(({ at, chances: [chance] }) => [at, chance])).toEqual([
    [0, 0.5],
    [0, 0.65],
    [1, 0.65],
    [2, 0.8],
    [2, 0.6],
    [3, 0.58],
    [4, 0.7],
  ]);
});

test("the chances after a move don't yet have the next round's luck, but those at the start do", () => {
  const line = lineOf(FOUND);
  expect([0, 2, 3, 5].map((at) => first(chancesAt(line, at)))).toEqual([0.65, 0.8, 0.58, undefined]);
});

test("mistakes and blunders are dots on the line of the seat that made them", () => {
  expect(dotsOf(FOUND.moves)).toMatchObject([
    { at: 2, seat: 1, verdict: "blunder" },
    { at: 4, seat: 1, verdict: "mistake" },
  ]);
  expect(dotsOf(FOUND.moves)[0]?.chance).toBeCloseTo(0.2);
});

test("what mattered most is the three greatest losses and strokes of luck, in the order of the game", () => {
  expect(momentsOf(FOUND).map(({ kind, at, seat }) => [kind, at, seat])).toEqual([
    ["luck", 1, 0],
    ["move", 2, 1],
    ["luck", 3, 1],
  ]);
  expect(momentsOf({ ...FOUND, rounds: [] }).map(({ at }) => at)).toEqual([2, 4]);
});

test("a game without great changes has no moments", () => {
  expect(momentsOf({ ...FOUND, rounds: [], moves: FOUND.moves.filter(({ loss }) => loss < 0.03) })).toEqual([]);
});

test("a result is an even share, luck and play", () => {
  const seats = FOUND.seats.map((seat) => sharesOf(FOUND.rounds, seat));
  expect(seats.map(({ even }) => even)).toEqual([0.5, 0.5]);
  for (const { even, luck, play, result } of seats) expect(even + luck + play).toBeCloseTo(result);
  expect(seats[0]?.kinds.map(({ of }) => of)).toEqual(["pile"]);
  expect(spanOf(seats)).toEqual([0, 1]);
});

test("the picture of luck and play has room for a chance below nothing", () => {
  const shares = FOUND.seats.map((seat) => sharesOf(FOUND.rounds, { ...seat, luck: -0.7 }));
  expect(spanOf(shares)[0]).toBeCloseTo(-0.2);
});
