import { expect, it } from "vitest";
import type { Ended, SeatInfo, TableInfo } from "../protocol.ts";
import { INFO } from "../wire/fake.ts";
import { levelOf, readStatistics, withGame } from "./statistics.ts";

const person: SeatInfo = {
  kind: "person",
  name: "Ada",
  bot: null,
  away: false,
  resigned: false,
  host: true,
  ends: false,
  again: false,
  changed_hands: false,
};
const bot = (level: string): SeatInfo => ({ ...person, kind: "bot", name: null, bot: level, host: false });
const table = (game: number, ...seats: readonly SeatInfo[]): TableInfo => ({ ...INFO, game, seats });
const end = (winners: readonly number[], points: number): Ended => ({
  type: "ended",
  objectives: [],
  scores: [{ seat: 0, objective: 0, animals: points, cards: 3, total: points }],
  winners,
  by: winners.length > 1 ? "shared" : "points",
});

it("counts each game against bots of one level once", () => {
  const first = table(1, person, bot("ranger"), bot("ranger"));
  let all = withGame({ levels: {}, counted: [] }, first, [0], end([0], 21));
  all = withGame(all, first, [0], end([0], 21));
  all = withGame(all, { ...first, game: 2 }, [0], end([1], 30));
  all = withGame(all, { ...first, game: 3 }, [0], end([0, 1], 18));
  expect(all.levels).toEqual({ ranger: { played: 3, won: 2, best: 30 } });
});

it("counts no game with other people, of mixed levels, or that one only looked at or gave up", () => {
  expect(levelOf(table(1, person, person), [0])).toBeNull();
  expect(levelOf(table(1, person, person), [0, 1])).toBeNull();
  expect(levelOf(table(1, person, bot("ranger"), bot("master")), [0])).toBeNull();
  expect(levelOf(table(1, person, bot("ranger")), [])).toBeNull();
  expect(levelOf(table(1, { ...person, resigned: true }, bot("ranger")), [0])).toBeNull();
  expect(levelOf(table(1, person, bot("ranger")), [0])).toBe("ranger");
  const daily = { day: "2026-11-19", practice: false };
  expect(levelOf({ ...table(1, person, bot("ranger")), daily }, [0])).toBeNull();
  const characters = table(1, person, bot("ranger:style=spoiler"), bot("ranger:style=hunter"), bot("ranger"));
  expect(levelOf(characters, [0])).toBe("ranger");
});

it("reads what was kept, and nothing else", () => {
  expect(readStatistics({ levels: { master: { played: 2, won: "many" }, x: 3 }, counted: ["a", 4] })).toEqual({
    levels: { master: { played: 2, won: 0, best: 0 } },
    counted: ["a"],
  });
  expect(readStatistics([])).toBeNull();
});
