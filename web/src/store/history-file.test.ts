import { expect, it } from "vitest";
import { historyFile, imported, readHistory } from "./history-file.ts";
import { NO_GAMES, type PlayedGame, type Statistics } from "./statistics.ts";

const game = (id: string): PlayedGame => ({
  id,
  at: 1,
  variant: "full",
  rivals: [{ name: "Ben" }],
  level: null,
  points: 17,
  won: true,
});
const ALL: Statistics = {
  games: [game("a 1"), game("b 1")],
  older: [{ id: "o", levels: { ranger: { played: 3, won: 1, best: 20 } }, counted: ["c 1"] }],
};

it("brings everything to another device, once", async () => {
  const file = historyFile(ALL, new Date("2026-11-19T12:00:00Z"));
  expect(file.name).toBe("twelvefold-history-2026-11-19.json");
  const read = readHistory(await file.text());
  if (typeof read === "string") throw new Error(read);
  expect(read).toEqual(ALL);
  expect(imported(NO_GAMES, read)).toEqual({ all: ALL, added: 5 });
  expect(imported(ALL, read)).toEqual({ all: ALL, added: 0 });
});

it("says what is wrong with any other file", () => {
  for (const text of ["", "{", "[]", "3", '{"format":"twelvefold history"}', '{"format":"x","version":1,"games":[]}']) {
    expect(readHistory(text)).toBe("not ours");
  }
  expect(readHistory('{"format":"twelvefold history","version":1}')).toBe("not ours");
  expect(readHistory('{"format":"twelvefold history","version":2,"games":[]}')).toBe("newer");
});
