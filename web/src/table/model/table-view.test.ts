import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Awarded, Event, GameView, Placed } from "../../protocol.ts";
import { change, DEFAULTS, settings } from "../../store/settings.ts";
import { NO_TILES } from "../../wire/fake.ts";
import { face } from "../../world/units.ts";
import { FakeSource } from "./fake-source.ts";
import { TableModel } from "./table-model.ts";

const BIDS = [
  { value: 1, regions: [] },
  { value: 2, regions: [] },
];
const AWARD: Awarded = { type: "awarded", round: 3, animal: "fox", seat: 1, by: "best", bids: BIDS };
const LEGAL = { slots: [0, 1, 2, 3, 4], faces: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] };
const OPENED: Event = { type: "round opened", round: 4, first_seat: 1, offer: [6, 7, 8, 9, 10] };
const placed = (seat: number, where: number): Placed => ({
  type: "placed",
  seat,
  slot: 0,
  tile: 7,
  face: where,
  rotation: 0,
  fault: null,
});

let table: FakeSource;
let model: TableModel;

beforeEach(() => {
  vi.useFakeTimers();
  table = new FakeSource();
  table.game.value = { ...(table.game.peek() as GameView), columns: [[], [], ["fox"], []], won: [[], []] };
  model = new TableModel(table);
  table.onEvents((events, before, after) => model.stage(events, before, after));
});
afterEach(() => {
  model.dispose();
  settings.value = DEFAULTS;
  vi.useRealTimers();
});

/** The bot places a tile, and it's Ada's turn again. */
function botPlaces(): void {
  table.go({ ply: 4, seat_to_move: 1, legal: null });
  const planets = [NO_TILES, NO_TILES.with(4, [7, 0])];
  table.go({ ply: 5, seat_to_move: 0, legal: LEGAL, planets, offer: [null, 2, 3, 4, 5] }, [placed(1, 4)]);
}

/** The round ends: the bot gets a fox, and Ada opens the next round. */
const roundEnds = (): void =>
  table.go({ round: 4, offer: [6, 7, 8, 9, 10], columns: [[], [], [], []], won: [[], ["fox"]] }, [AWARD, OPENED]);

describe("another player's placement", () => {
  test("brings their planet forward, lands there, and then the player's own returns", () => {
    botPlaces();
    expect([model.largeSeat.value, model.shownTurn.value, model.planets.value[1]?.[4]]).toEqual([1, 1, null]);
    vi.advanceTimersByTime(1_000);
    expect([model.largeSeat.value, model.shownTurn.value, model.planets.value[1]?.[4]]).toEqual([1, 1, [7, 0]]);
    vi.advanceTimersByTime(2_000);
    expect([model.largeSeat.value, model.shownTurn.value]).toEqual([0, 0]);
  });

  test("never keeps a tile from being taken", () => {
    botPlaces();
    model.take(2);
    expect(model.hand.value).toMatchObject({ slot: 2 });
    expect([model.largeSeat.value, model.playback.busy.value, model.planets.value[1]?.[4]]).toEqual([0, false, [7, 0]]);
  });

  test("isn't staged while a lesson points at the player's own planet", () => {
    table.marks.value = { part: "planet", animal: null };
    botPlaces();
    expect([model.largeSeat.value, model.playback.busy.value]).toEqual([0, false]);
  });

  test("isn't staged for a player who has a tile in hand, or wants none of it", () => {
    table.go({ seat_to_move: 1, legal: null });
    model.take(2);
    botPlaces();
    expect(model.playback.busy.value).toBe(false);
    model.putBack();
    change({ others: "none" });
    botPlaces();
    expect(model.playback.busy.value).toBe(false);
  });

  test("leaves the player what they were looking at", () => {
    model.showBid({ animal: "fox", seat: 0 });
    botPlaces();
    expect(model.largeSeat.value).toBe(1);
    vi.advanceTimersByTime(5_000);
    expect([model.largeSeat.value, model.shownBid.value]).toEqual([0, { animal: "fox", seat: 0 }]);
  });

  test("gives way to the planet the player chooses meanwhile", () => {
    botPlaces();
    model.showSeat(0);
    expect([model.largeSeat.value, model.playback.busy.value]).toEqual([0, true]);
  });

  test("is hurried by a tap on the planet", () => {
    botPlaces();
    expect(model.tapFace(face(2))).toBe(true);
    expect([model.playback.busy.value, model.largeSeat.value]).toEqual([false, 0]);
  });

  test("isn't shown if it's the player's own", () => {
    table.go({ planets: [NO_TILES.with(3, [7, 0]), NO_TILES] }, [placed(0, 3)]);
    expect([model.playback.busy.value, model.planets.value[0]?.[3]]).toEqual([false, [7, 0]]);
  });
});

describe("the end of a round", () => {
  test("nothing runs ahead: totals, log, round and turn follow the animals", () => {
    table.go({ seat_to_move: null, legal: null });
    const turnOf = model.shownTurn.value;
    roundEnds();
    table.go({ seat_to_move: 0 });
    expect(model.shownGame.value).toMatchObject({ round: 3, first_seat: 0, won: [[], []] });
    expect([model.shownLog.value, model.shownTurn.value]).toEqual([[], turnOf]);
    vi.advanceTimersByTime(2_000);
    expect(model.shownGame.value).toMatchObject({ round: 3, won: [[], ["fox"]] });
    expect(model.shownLog.value).toEqual([AWARD]);
    vi.advanceTimersByTime(4_000);
    expect(model.shownGame.value).toBe(table.game.value);
    expect(model.shownLog.value).toEqual([AWARD, OPENED]);
  });

  test("doesn't say who won while animals are still shown", () => {
    const end = { type: "ended", objectives: [], scores: [], winners: [1], by: "points" } as const;
    table.go({ end, columns: [[], [], [], []], won: [[], ["fox"]], seat_to_move: null, offer: [] }, [AWARD, end]);
    expect([model.shownGame.value?.end, model.shownGame.value?.columns[2], model.shownLog.value]).toEqual([
      null,
      ["fox"],
      [],
    ]);
  });

  test("lets the next turn begin at once, unless the player wants to see it all", () => {
    roundEnds();
    expect([model.mayTake.value, model.shownOffer.value]).toEqual([true, [6, 7, 8, 9, 10]]);
    change({ wait: true });
    expect([model.mayTake.value, model.shownOffer.value]).toEqual([false, [1, 2, 3, 4, 5]]);
    model.take(0);
    expect(model.hand.value).toBeNull();
    vi.advanceTimersByTime(6_000);
    expect(model.mayTake.value).toBe(true);
  });

  test("never shows tiles that go back in time when a bot opens the next round", () => {
    const turnOf = model.shownTurn.value;
    table.go({ round: 4, first_seat: 1, seat_to_move: 1, legal: null, offer: [6, 7, 8, 9, 10] }, [AWARD, OPENED]);
    const seen: unknown[] = [];
    const look = (): number => seen.push([model.mayTake.value && model.seat.value === 0, model.shownOffer.value]);
    look();
    table.go({ seat_to_move: 0, legal: LEGAL, offer: [6, 7, 8, null, 10] }, [{ ...placed(1, 4), slot: 3, tile: 9 }]);
    for (let tenth = 0; tenth < 100; tenth++) {
      look();
      vi.advanceTimersByTime(100);
    }
    const changes = seen.filter((each, at) => JSON.stringify(each) !== JSON.stringify(seen[at - 1]));
    expect(turnOf).toBe(0);
    expect(changes).toEqual([
      [false, [1, 2, 3, 4, 5]],
      [false, [6, 7, 8, 9, 10]],
      [true, [6, 7, 8, null, 10]],
    ]);
  });

  test("no key takes a tile of a round that isn't on the screen yet", () => {
    table.go({ round: 4, first_seat: 1, seat_to_move: 1, legal: null, offer: [6, 7, 8, 9, 10] }, [AWARD, OPENED]);
    table.go({ seat_to_move: 0, legal: LEGAL, offer: [6, 7, 8, null, 10] }, [{ ...placed(1, 4), slot: 3, tile: 9 }]);
    model.take(0);
    expect([model.hand.value, model.playback.busy.value]).toEqual([null, true]);
    model.playback.skip();
    model.take(0);
    expect(model.hand.value).toMatchObject({ slot: 0 });
  });

  test("a planned tile leaves the hand with its round", () => {
    table.go({ seat_to_move: 1, legal: null });
    model.take(2);
    roundEnds();
    expect(model.hand.value).toBeNull();
  });
});

describe("after placing", () => {
  const held = { ply: 5, seat_to_move: 1, legal: null, held: 0, offer: [1, 2, null, 4, 5] };
  const mine: Placed = { type: "placed", seat: 0, slot: 2, tile: 3, face: 7, rotation: 4, fault: null };

  test("it's still the player's turn until they're done", () => {
    table.go(held, [mine]);
    expect([model.shownTurn.value, model.thinks(1)]).toEqual([0, false]);
    table.go({ held: null });
    expect([model.shownTurn.value, model.thinks(1)]).toEqual([1, true]);
  });

  test("undo keeps the tile in hand, at its face and rotation", async () => {
    table.go(held, [mine]);
    await model.takeBack();
    expect(table.sent).toMatchObject([{ type: "take back", seat: 0 }]);
    table.go({ ply: 4, seat_to_move: 0, held: null, offer: [1, 2, 3, 4, 5], legal: LEGAL }, [
      { type: "taken back", seat: 0 },
    ]);
    expect(model.hand.value).toEqual({ slot: 2, turns: 4, face: 7, pinned: true });
  });
});

test("a tile is only placed on a planet that is seen", async () => {
  model.take(2);
  model.aimAt(face(7));
  model.showSeat(1);
  await model.place();
  expect([table.sent, model.largeSeat.value]).toEqual([[], 0]);
  await model.place();
  expect(table.sent).toMatchObject([{ type: "play", slot: 2, face: 7 }]);
});
