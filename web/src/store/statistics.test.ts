import { expect, it } from "vitest";
import type { Ended, SeatInfo, TableInfo } from "../protocol.ts";
import { INFO } from "../wire/fake.ts";
import {
  gameOf,
  levelOf,
  MOST_GAMES,
  merged,
  NO_GAMES,
  type PlayedGame,
  readStatistics,
  resultsOf,
  streaksOf,
  withGame,
} from "./statistics.ts";

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
const played = (id: string, at: number, won: boolean | null = true): PlayedGame => ({
  id,
  at,
  variant: "full",
  rivals: [{ bot: "ranger" }],
  level: "ranger",
  points: 20,
  won,
  seats: [0],
});

it("counts each game against bots of one level once", () => {
  const first = table(1, person, bot("ranger"), bot("ranger"));
  let all = withGame(NO_GAMES, first, [0], end([0], 21), 1);
  all = withGame(all, first, [0], end([0], 21), 2);
  all = withGame(all, { ...first, game: 2 }, [0], end([1], 30), 3);
  all = withGame(all, { ...first, game: 3 }, [0], end([0, 1], 18), 4);
  expect(resultsOf(all)).toEqual({ ranger: { played: 3, won: 2, best: 30 } });
  expect(all.games.map(({ at }) => at)).toEqual([1, 3, 4]);
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

it("keeps who played in a game, and no winner where everybody shared one screen", () => {
  const friends = gameOf(table(1, person, { ...person, name: "Ben" }, bot("expert")), [0], end([1], 18), 5);
  expect(friends).toMatchObject({ rivals: [{ name: "Ben" }, { bot: "expert" }], level: null, points: 18, won: false });
  expect(gameOf(table(1, person, person), [0, 1], end([1], 18), 5)).toMatchObject({ rivals: [], won: null });
  expect(gameOf(table(1, person, bot("ranger")), [], end([0], 18), 5)).toBeNull();
  expect(gameOf(table(1, { ...person, resigned: true }, bot("ranger")), [0], end([0], 18), 5)).toBeNull();
});

it("finds the current and the longest winning streak", () => {
  const won = [true, true, false, true, null, true, true].map((each, at) => played(`t ${at}`, at, each));
  expect(streaksOf(won)).toEqual({ now: 3, best: 3 });
  expect(streaksOf([...won, played("t 8", 8, false)])).toEqual({ now: 0, best: 3 });
  expect(streaksOf([])).toEqual({ now: 0, best: 0 });
});

it("merges two devices' games without counting any twice", () => {
  const ours = { games: [played("a 1", 1), played("b 1", 4)], older: [] };
  const theirs = { games: [played("b 1", 9), played("c 1", 2)], older: [] };
  const both = merged(ours, theirs);
  expect(both.games.map(({ id, at }) => [id, at])).toEqual([
    ["a 1", 1],
    ["c 1", 2],
    ["b 1", 4],
  ]);
  expect(merged(both, theirs)).toEqual(both);
  const many = Array.from({ length: MOST_GAMES + 5 }, (_, at) => played(`t ${at}`, at));
  expect(merged(NO_GAMES, { games: many, older: [] }).games.map(({ at }) => at)).toEqual(
    many.slice(5).map(({ at }) => at),
  );
});

it("keeps the totals of the first version, and counts none of their games again", () => {
  const first = { levels: { ranger: { played: 2, won: 1, best: 25 } }, counted: ["a 1", "b 1"] };
  const kept = readStatistics(first);
  expect(kept).toEqual({ games: [], older: [{ id: "a 1", ...first }] });
  if (kept === null) return;
  const seen = { ...table(1, person, bot("ranger")), id: "a" };
  expect(withGame(kept, seen, [0], end([0], 30), 1)).toBe(kept);
  const more = withGame(kept, { ...seen, id: "new" }, [0], end([0], 30), 1);
  expect(resultsOf(more)).toEqual({ ranger: { played: 3, won: 2, best: 30 } });
  expect(merged(more, kept)).toEqual(more);
  expect(readStatistics(JSON.parse(JSON.stringify(more)))).toEqual(more);
});

it("reads what was kept, and nothing else", () => {
  const games = [
    { ...played("a 1", 1), rivals: [{ bot: "ranger" }, { age: 3 }, 4] },
    { id: 5 },
    { id: "b", at: "now" },
  ];
  expect(readStatistics({ games, older: "none" })).toEqual({ games: [played("a 1", 1)], older: [] });
  expect(readStatistics({ levels: { master: { played: 2, won: "many" }, x: 3 }, counted: ["a", 4] })).toEqual({
    games: [],
    older: [{ id: "a", levels: { master: { played: 2, won: 0, best: 0 } }, counted: ["a"] }],
  });
  expect(readStatistics([])).toBeNull();
  expect(readStatistics({})).toBeNull();
});
