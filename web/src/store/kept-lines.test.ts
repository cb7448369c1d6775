import { expect, test } from "vitest";
import { exportedLines, importLines, keepLines, keptLines, keyOf, MOST_GAMES, PLAN } from "./kept-lines.ts";
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

test("a file brings the lines of finished games to another device, once", () => {
  const other = { ...LINE, id: 8, name: "Bern", ply: 2 };
  keepLines("theirs", [LINE]);
  keepLines("both", [LINE, other]);
  keepLines(`${PLAN}table 1`, [LINE]);
  const file = JSON.parse(JSON.stringify(exportedLines()));
  for (const key of ["theirs", `${PLAN}table 1`]) keepLines(key, []);
  keepLines("both", [other]);
  keepLines("ours", [LINE]);
  for (let time = 0; time < 2; time += 1) {
    importLines(file);
    expect([keptLines("theirs"), keptLines("ours"), keptLines(`${PLAN}table 1`)]).toEqual([[LINE], [LINE], []]);
    expect(keptLines("both").map(({ name }) => name)).toEqual(["Bern", "Zürich"]);
  }
});

test("a file with other things in it changes nothing", () => {
  keepLines("a", [LINE]);
  const before = exportedLines();
  for (const file of [null, 3, "text", {}, [1, null, { key: "a", lines: 3 }, { key: 1, lines: [] }]]) importLines(file);
  importLines([{ key: "a", lines: [{ id: 1, name: "x", ply: 0, moves: [-1] }] }]);
  expect(exportedLines()).toEqual(before);
});
