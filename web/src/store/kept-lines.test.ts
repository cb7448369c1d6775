import { expect, test } from "vitest";
import { keepLines, keptLines, keyOf, MOST_GAMES } from "./kept-lines.ts";
import type { LineMove } from "./lines.ts";
import type { Line } from "./named-lines.ts";

const moveAt = (ply: number, tile: number): LineMove => ({ seat: ply % 2, tile, face: ply, rotation: 0 });

const LINE: Line = {
  id: 3,
  name: "Zürich",
  ply: 7,
  moves: [{ seat: 3, tile: 49, face: 11, rotation: 4 }, moveAt(0, 0)],
};

test("lines are kept as they were, each game's apart", () => {
  keepLines("a", [LINE]);
  keepLines("b", []);
  expect([keptLines("a"), keptLines("b"), keptLines("c")]).toEqual([[LINE], [], []]);
});

test("the games that were changed last are kept", () => {
  for (let at = 0; at < MOST_GAMES; at += 1) keepLines(`game ${at}`, [LINE]);
  keepLines("game 0", [LINE, { ...LINE, id: 4 }]);
  keepLines("one more", [LINE]);
  expect([keptLines("game 0").length, keptLines("game 1").length, keptLines("one more").length]).toEqual([2, 0, 1]);
});

test("records of the same game have the same key, whatever else they have", () => {
  const record = { format: "twelvefold/1", setup: { piles: [[1]] }, moves: [moveAt(0, 3)] };
  const key = keyOf(JSON.stringify(record));
  expect(keyOf(JSON.stringify({ ...record, names: ["Ada"], branches: [] }))).toBe(key);
  expect(keyOf(JSON.stringify({ ...record, moves: [moveAt(0, 4)] }))).not.toBe(key);
});
