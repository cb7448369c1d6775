import { expect, it } from "vitest";
import type { KeptMistake, ReviewedGame } from "../../store/mistakes.ts";
import { exercisesOf, MOST } from "./exercises.ts";
import { changeOf, countKinds, meanOf, playerCounts, withPlayers } from "./insights.ts";

const mistake = (ply: number, kind: KeptMistake["kind"], solved = false): KeptMistake => ({
  ...{ ply, round: 1, move: "1a0", kind, before: 0.6, after: 0.5, solved },
  ...{ best: [{ move: "2b0", chance: 0.6, points: 1 }], reasons: [] },
});
const game = (id: string, at: number, more: Partial<ReviewedGame> = {}): ReviewedGame => ({
  ...{ id, at, players: 2, seat: 0, accuracy: 0.8, error: 0.05, luck: 0, kinds: {}, record: "{}", mistakes: [] },
  ...more,
});
const GAMES = [
  game("old", 1, { kinds: { "tile-left": 5, other: 9 }, record: null }),
  game("a", 2, {
    kinds: { misplaced: 2, "tile-left": 1 },
    mistakes: [mistake(3, "misplaced", true), mistake(5, "tile-left"), mistake(7, "misplaced")],
  }),
  game("b", 3, {
    players: 3,
    kinds: { misplaced: 1, other: 1 },
    mistakes: [mistake(2, "misplaced"), mistake(9, null)],
  }),
];

it("counts kinds over all games, the most frequent first and those without a name last", () => {
  expect(countKinds(GAMES)).toEqual([
    { kind: "tile-left", count: 6, kept: 1, left: 1 },
    { kind: "misplaced", count: 3, kept: 3, left: 2 },
    { kind: "other", count: 10, kept: 1, left: 1 },
  ]);
});

const plies = (wanted: { game?: string; kind?: string }): readonly string[] =>
  exercisesOf(GAMES, { game: null, kind: null, ...wanted }).map((each) => `${each.game.id}${each.mistake.ply}`);

it("retries a game's mistakes in their order, and others from the latest, unsolved ones first", () => {
  expect(plies({ game: "a" })).toEqual(["a3", "a5", "a7"]);
  expect(plies({})).toEqual(["b2", "b9", "a5", "a7", "a3"]);
  expect(plies({ kind: "misplaced" })).toEqual(["b2", "a7", "a3"]);
  expect(plies({ kind: "other" })).toEqual(["b9"]);
  expect(plies({ game: "nowhere" })).toEqual([]);
});

it("retries no more in one go than one can", () => {
  const many = game("c", 4, { mistakes: Array.from({ length: 40 }, (_, ply) => mistake(ply, null)) });
  expect(exercisesOf([many], { game: null, kind: null }).length).toBe(MOST);
});

it("compares the latest games with those before once there are enough", () => {
  const games = Array.from({ length: 10 }, (_, number) =>
    game(String(number), number, { accuracy: number < 5 ? 0.6 : 0.9 }),
  );
  expect(meanOf(games, "accuracy")).toBeCloseTo(0.75);
  expect(changeOf(games, "accuracy")).toBeCloseTo(0.3);
  expect(changeOf(games.slice(1), "accuracy")).toBeNull();
  expect(meanOf([], "luck")).toBeNull();
});

it("tells games apart by the number of players", () => {
  expect(playerCounts(GAMES)).toEqual([2, 3]);
  expect(withPlayers(GAMES, 3).map(({ id }) => id)).toEqual(["b"]);
  expect(withPlayers(GAMES, null)).toBe(GAMES);
});
