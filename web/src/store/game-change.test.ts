import { expect, it } from "vitest";
import type { GameChange, GameView, Update } from "../protocol.ts";
import { GAME } from "../wire/fake.ts";
import { gameAfter } from "./game-change.ts";

const update = (more: Partial<Update>): Update => ({
  type: "update",
  table: "",
  after: 1,
  seq: 2,
  now: 0,
  events: [],
  info: null,
  game: null,
  change: null,
  ...more,
});

const before: GameView = {
  ...GAME,
  ply: 1,
  moves: [[0, 3, 0]],
  planets: [
    [null, null],
    [null, null],
  ],
  standings: [
    {
      animal: "bat",
      round: 3,
      bids: [
        { value: 1, regions: [] },
        { value: 1, regions: [] },
      ],
      winner: null,
      by: null,
      why: "draw",
    },
    {
      animal: "fox",
      round: 4,
      bids: [
        { value: 0, regions: [] },
        { value: 0, regions: [] },
      ],
      winner: null,
      by: null,
      why: "no bid",
    },
  ],
};

const change: GameChange = {
  ply: 2,
  seat_to_move: 0,
  offer: [null, 7],
  legal: null,
  held: 1,
  due_at: 5,
  moves: [[1, 1, 2]],
  laid: [[1, 1, [7, 2]]],
  races: [{ animal: "bat", bids: [[1, { value: 2, regions: [[4, 5]] }]], winner: 1, by: "best", why: null }],
};

it("lays the tile, adds the move and keeps what did not change", () => {
  const after = gameAfter(before, update({ change }));
  expect(after).toMatchObject({ ply: 2, seat_to_move: 0, offer: [null, 7], held: 1, round: before.round });
  expect(after?.moves).toEqual([
    [0, 3, 0],
    [1, 1, 2],
  ]);
  expect(after?.planets[1]).toEqual([null, [7, 2]]);
  expect(after?.planets[0]).toBe(before.planets[0]);
  expect(after?.standings?.[0]).toMatchObject({ round: 3, winner: 1, by: "best", why: null });
  expect(after?.standings?.[0]?.bids.map(({ value }) => value)).toEqual([1, 2]);
  expect(after?.standings?.[1]).toBe(before.standings?.[1]);
});

it("takes a move back", () => {
  const back = { ...change, ply: 0, moves: [], laid: [], races: [] };
  expect(gameAfter(before, update({ change: back }))?.moves).toEqual([]);
});

it("takes a whole game as it is, and nothing where nothing changed", () => {
  expect(gameAfter(null, update({ game: before }))).toBe(before);
  expect(gameAfter(before, update({}))).toBe(before);
});
