import { expect, it } from "vitest";
import type { MoveReview, SeatReview } from "../protocol.ts";
import {
  keepReview,
  LONGEST_RECORD,
  MOST_GAMES,
  MOST_RECORDS,
  mergedReviews,
  noteSolved,
  type ReviewedGame,
  readReviewed,
  reviewed,
  reviewedGame,
} from "./mistakes.ts";

const EVALUATION = {
  chances: [0.5, 0.5],
  error: [0, 0],
  objective: [0, 0],
  animals: [0, 0],
  cards: [],
  exact: true,
  playouts: 0,
};
const move = (ply: number, verdict: MoveReview["verdict"], kind: MoveReview["kind"] = null): MoveReview => ({
  ...{
    type: "move",
    ply,
    round: 1 + Math.floor(ply / 2),
    seat: ply % 2,
    move: "1a0",
    before: 0.7,
    after: 0.5,
    loss: 0.2,
    error: 0.01,
  },
  ...{
    points: 1,
    verdict,
    best: [{ move: "2b1", chance: 0.7, points: 3 }],
    reasons: [],
    exact: false,
    position: EVALUATION,
    kind,
  },
});
const SEAT: SeatReview = {
  ...{
    type: "seat",
    seat: 0,
    result: 1,
    luck: 0.1,
    adjusted: 0.9,
    decisions: 12,
    error: 0.06,
    points: 4,
    accuracy: 0.8,
  },
  ...{ level: "ranger", verdicts: {} },
};
const MOVES = [
  move(0, "blunder", "tile-left"),
  move(1, "blunder", "tile-left"),
  move(2, "mistake", "tile-left"),
  move(4, "mistake"),
  move(6, "inaccuracy"),
];
const SOURCE = { id: "t 1", at: 5, record: "{}" };
const game = (id: string, at: number): ReviewedGame => ({ ...reviewedGame({ id, at, record: "{}" }, 2, SEAT, MOVES) });

it("keeps a seat's figures, its mistakes and blunders, and how many there were of each kind", () => {
  const kept = reviewedGame(SOURCE, 2, SEAT, MOVES);
  expect(kept).toMatchObject({ id: "t 1", at: 5, players: 2, seat: 0, accuracy: 0.8, error: 0.06, luck: 0.1 });
  expect(kept.kinds).toEqual({ "tile-left": 2, other: 1 });
  expect(kept.mistakes.map(({ ply }) => ply)).toEqual([0, 2, 4]);
  expect(readReviewed(JSON.parse(JSON.stringify([kept])))).toEqual([kept]);
});

it("keeps the figures of a game whose record is too long, but none of its mistakes", () => {
  const kept = reviewedGame({ ...SOURCE, record: " ".repeat(LONGEST_RECORD + 1) }, 2, SEAT, MOVES);
  expect(kept).toMatchObject({ record: null, mistakes: [], kinds: { "tile-left": 2 } });
});

it("forgets the oldest records first, then the oldest games", () => {
  const many = Array.from({ length: MOST_GAMES + 5 }, (_, number) => game(`t ${number}`, number));
  const kept = mergedReviews([], many);
  expect(kept.length).toBe(MOST_GAMES);
  expect(kept[0]?.at).toBe(5);
  expect(kept.filter(({ record }) => record !== null).length).toBe(MOST_RECORDS);
  expect(kept.at(-MOST_RECORDS - 1)).toMatchObject({ record: null, mistakes: [], kinds: { "tile-left": 2 } });
});

it("remembers what was solved when a game is reviewed again, or comes from another device", () => {
  reviewed.value = [];
  keepReview(game("t 1", 5));
  noteSolved("t 1", 2);
  noteSolved("t 2", 2);
  keepReview(game("t 1", 5));
  const solved = (games: readonly ReviewedGame[]) =>
    games.flatMap(({ mistakes }) => mistakes.map((each) => each.solved));
  expect(solved(reviewed.value)).toEqual([false, true, false]);
  expect(solved(mergedReviews([{ ...game("t 1", 5), record: null, mistakes: [] }], reviewed.value))).toEqual([
    false,
    true,
    false,
  ]);
});

it("drops what isn't valid, and no more", () => {
  const [kept] = mergedReviews([], [game("t 1", 5)]);
  const broken = [
    ...[null, 3, {}, { ...kept, id: 3 }, { ...kept, at: "now" }],
    { ...kept, id: "t 2", players: 99, seat: -1, accuracy: "much", kinds: { a: "b" }, record: 5, mistakes: "none" },
    { ...kept, id: "t 3", mistakes: [...(kept?.mistakes ?? []), { ply: 3 }, { ...kept?.mistakes[0], move: "<b>" }] },
  ];
  const read = readReviewed(broken) ?? [];
  expect(read.map(({ id }) => id)).toEqual(["t 2", "t 3"]);
  expect(read[0]).toMatchObject({ players: 4, seat: 0, accuracy: 0, kinds: { a: 0 }, record: null, mistakes: [] });
  expect(read[1]?.mistakes.length).toBe(3);
  expect(readReviewed({})).toBeNull();
});
