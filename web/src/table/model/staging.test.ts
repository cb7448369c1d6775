import { expect, it } from "vitest";
import type { Bid, Event, GameView, Placed, RoundOpened, Standing } from "../../protocol.ts";
import { GAME, NO_TILES } from "../../wire/fake.ts";
import { lasting, logBefore, stagedOf } from "./staging.ts";

const placed = (seat: number, face: number, slot = 0): Placed => ({
  type: "placed",
  seat,
  slot,
  tile: 7,
  face,
  rotation: 0,
  fault: null,
});
const opened = (round: number, first_seat: number): RoundOpened => ({
  type: "round opened",
  round,
  first_seat,
  offer: [1, 2, 3, 4, 5],
});
const BIDS: readonly Bid[] = [
  { value: 2, regions: [[3, 4]] },
  { value: 5, regions: [[8]] },
];
const standing = (animal: string, round: number): Standing => ({
  animal,
  round,
  bids: [],
  winner: 1,
  by: "best",
  why: null,
});
/** A bot's placement ends round 3: a fox is won, a panda waits, and round 4 begins. */
const NEWS: readonly Event[] = [
  placed(1, 4),
  { type: "awarded", round: 3, animal: "fox", seat: 1, by: "best", bids: BIDS },
  { type: "carried", round: 3, animal: "panda", why: "draw", bids: BIDS },
  opened(4, 1),
];
const LOG: readonly Event[] = [opened(3, 0), placed(0, 2, 1), ...NEWS];
const BEFORE: GameView = {
  ...GAME,
  ply: 5,
  seat_to_move: 1,
  offer: [1, null, 3, 4, 5],
  planets: [NO_TILES.with(2, [7, 0]), NO_TILES],
  columns: [[], [], ["panda", "fox"], ["owl"]],
  won: [[], []],
  standings: [standing("panda", 3), { ...standing("fox", 3), winner: 0 }, standing("owl", 4)],
};
const AFTER: GameView = {
  ...BEFORE,
  ply: 6,
  round: 4,
  first_seat: 1,
  seat_to_move: 1,
  offer: [1, 2, 3, 4, 5],
  planets: [NO_TILES.with(2, [7, 0]), NO_TILES.with(4, [7, 0])],
  columns: [[], [], [], ["owl", "panda"]],
  won: [[], ["fox"]],
  standings: [standing("owl", 4), standing("panda", 4)],
};
const news = { events: NEWS, before: BEFORE, after: AFTER, log: LOG };
const all = () => true;

it("knows the game before each event: totals, animals, round and first seat", () => {
  const [tile, award, carried, round] = stagedOf(news, all).map(({ before }) => before);
  expect(tile).toBe(BEFORE);
  expect(award).toMatchObject({ round: 3, first_seat: 0, seat_to_move: null, won: [[], []], planets: AFTER.planets });
  expect(award?.columns[2]).toEqual(["panda", "fox"]);
  expect(award?.standings?.find(({ animal }) => animal === "fox")).toMatchObject({ bids: BIDS, winner: 1 });
  expect(carried).toMatchObject({ round: 3, won: [[], ["fox"]], columns: [[], [], ["panda"], ["owl"]] });
  expect(round).toMatchObject({ round: 3, first_seat: 0, columns: AFTER.columns });
  expect(round?.offer).toEqual([null, null, 3, 4, 5]);
});

it("works out what was missed from the game as it is now", () => {
  const [tile] = stagedOf({ ...news, before: null }, all);
  expect(tile?.before).toMatchObject({ round: 3, seat_to_move: 1, ply: 5, won: [[], []], planets: BEFORE.planets });
  expect(tile?.before.offer[0]).toBe(7);
});

it("lets what isn't wanted happen along with what came before", () => {
  const staged = stagedOf(news, ({ type }) => type === "awarded");
  expect(staged.map(({ event }) => event.type)).toEqual(["awarded"]);
  expect(staged[0]?.along.map(({ type }) => type)).toEqual(["carried", "round opened"]);
  expect(staged[0]?.before.planets).toEqual(AFTER.planets);
});

it("turns a revealed animal face down again, and takes back how the game ended", () => {
  const end = { type: "ended", objectives: [], scores: [], winners: [0], by: "points" } as const;
  const revealed: Event = { type: "revealed", under: 4, animal: "owl" };
  const after = { ...AFTER, end };
  const [first, last] = stagedOf({ events: [revealed, end], before: null, after, log: [] }, all);
  expect(first?.before.columns[3]).toEqual([null, "panda"]);
  expect([first?.before.end, last?.before.end]).toEqual([null, null]);
});

it("keeps no tile that was undone", () => {
  const again: Event[] = [placed(0, 1), { type: "taken back", seat: 0 }, placed(0, 2), { type: "settled", seat: 0 }];
  expect(lasting(again)).toEqual([placed(0, 2), { type: "settled", seat: 0 }]);
});

it("ends the log before what is still to be shown", () => {
  const [, award] = stagedOf(news, all);
  expect(logBefore(LOG, award)).toEqual(LOG.slice(0, 3));
  expect(logBefore(LOG, undefined)).toBe(LOG);
});
