import { expect, it } from "vitest";
import { type History, historyFile, imported, readHistory } from "./history-file.ts";
import { NO_GAMES, type PlayedGame, type Statistics } from "./statistics.ts";

const game = (id: string): PlayedGame => ({
  id,
  at: 1,
  variant: "full",
  rivals: [{ name: "Ben" }],
  level: null,
  points: 17,
  won: true,
  seats: [0],
});
const ALL: Statistics = {
  games: [game("a 1"), game("b 1")],
  older: [{ id: "o", levels: { ranger: { played: 3, won: 1, best: 20 } }, counted: ["c 1"] }],
};

const HISTORY: History = {
  ...ALL,
  reviews: [
    {
      ...{ id: "a 1", at: 1, players: 2, seat: 0, accuracy: 0.9, error: 0.03, luck: -0.1 },
      ...{ kinds: { misplaced: 1 }, record: null, mistakes: [] },
    },
  ],
  lines: [{ key: "k", lines: [{ id: 1, name: "Zürich", ply: 7, moves: [599] }] }],
};

it("brings everything to another device, once", async () => {
  const file = historyFile(HISTORY, new Date("2026-11-19T12:00:00Z"));
  expect(file.name).toBe("twelvefold-history-2026-11-19.json");
  const read = readHistory(await file.text());
  if (typeof read === "string") throw new Error(read);
  expect(read).toEqual(HISTORY);
  expect(imported(NO_GAMES, read)).toEqual({ all: ALL, added: 5 });
  expect(imported(ALL, read)).toEqual({ all: ALL, added: 0 });
});

it("reads files from before there were reviews and lines", async () => {
  const { reviews: _, lines: __, ...older } = JSON.parse(await historyFile(HISTORY, new Date()).text());
  expect(readHistory(JSON.stringify(older))).toEqual({ ...ALL, reviews: [], lines: [] });
});

it("says what is wrong with any other file", () => {
  for (const text of ["", "{", "[]", "3", '{"format":"twelvefold history"}', '{"format":"x","version":1,"games":[]}']) {
    expect(readHistory(text)).toBe("not ours");
  }
  expect(readHistory('{"format":"twelvefold history","version":1}')).toBe("not ours");
  expect(readHistory('{"format":"twelvefold history","version":2,"games":[]}')).toBe("newer");
});
