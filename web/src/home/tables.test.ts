import { expect, it } from "vitest";
import type { OwnTable, SeatInfo } from "../protocol.ts";
import { NO_GAMES } from "../store/statistics.ts";
import { INFO, SEATS } from "../wire/fake.ts";
import { isYourTurn, kindOf, playersText, toContinue } from "./tables.ts";
import { withTables } from "./use-tables.ts";

const TABLE: OwnTable = {
  ...INFO,
  status: "playing",
  seats: SEATS,
  round: 3,
  touched_at: 100,
  your_seats: [0],
  seat_to_move: 1,
  your_planet: null,
  end: null,
  removal: "close",
};
const seeded = (seed: string): OwnTable => ({ ...TABLE, options: { ...TABLE.options, seed } });
const [ADA, BOT] = SEATS;
const seats = (...all: readonly (SeatInfo | undefined)[]): readonly SeatInfo[] => all.flatMap((each) => each ?? []);

it("tells apart what tables are for", () => {
  expect(kindOf(TABLE)).toBe("bots");
  expect(kindOf({ ...TABLE, daily: { day: "2026-11-19", practice: false } })).toBe("daily");
  expect(kindOf(seeded("lesson 10333"))).toBe("lesson");
  expect(kindOf({ ...TABLE, seats: seats(ADA, ADA), your_seats: [0, 1] })).toBe("screen");
  expect(kindOf({ ...TABLE, seats: seats(ADA, ADA, BOT), your_seats: [0] })).toBe("friends");
});

it("names the other players, or everybody around one screen", () => {
  expect(playersText({ ...TABLE, seats: seats(ADA, ADA && { ...ADA, name: "Ben" }), your_seats: [0] })).toBe("Ben");
  expect(playersText({ ...TABLE, seats: seats(ADA, ADA && { ...ADA, name: "Ben" }), your_seats: [0, 1] })).toBe(
    "Ada, Ben",
  );
});

it("continues the game that waits for the player, then the latest, and never the lesson", () => {
  const later = { ...TABLE, id: "later", touched_at: 300 };
  const yours = { ...TABLE, id: "yours", seat_to_move: 0 };
  const lesson = { ...seeded("lesson 1"), id: "lesson", touched_at: 900 };
  const over = { ...TABLE, id: "over", status: "over" as const };
  expect(isYourTurn(yours)).toBe(true);
  expect(toContinue([lesson, over, TABLE, later, yours]).map(({ id }) => id)).toEqual(["yours", "later", TABLE.id]);
});

it("counts games that ended meanwhile, except the lesson's", () => {
  const end: OwnTable["end"] = {
    type: "ended",
    objectives: [],
    scores: [{ seat: 0, objective: 3, animals: 9, cards: 5, total: 12 }],
    winners: [0],
    by: "points",
  };
  const over: OwnTable = { ...TABLE, status: "over", end };
  const all = withTables(NO_GAMES, [over, { ...over, ...seeded("lesson 1"), id: "lesson", end }, TABLE]);
  expect(all.games.map(({ id, at, points, won }) => [id, at, points, won])).toEqual([
    [`${INFO.id} 0`, 100_000, 12, true],
  ]);
});
