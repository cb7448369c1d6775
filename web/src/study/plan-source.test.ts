import { expect, test, vi } from "vitest";
import type { Trials } from "../protocol.ts";
import { keptLines } from "../store/kept-lines.ts";
import { FakeSource } from "../table/model/fake-source.ts";
import { TableModel } from "../table/model/table-model.ts";
import { GAME, NO_TILES } from "../wire/fake.ts";
import { PlanList } from "./plan-list.ts";

/** A table where it's the bot's turn, and the engine counts each tile's number as its bid. */
class Counting extends FakeSource {
  readonly asked: (readonly [number, number, number])[] = [];

  override whatIf(seat = 0, tile = 0, faces: readonly unknown[] = []): Promise<never> {
    this.asked.push([seat, tile, faces.filter((laid) => laid !== null).length]);
    const trial = { face: 3, rotation: 0, areas: [], regions: [], bids: [tile], winners: [seat] };
    const trials = [trial, { ...trial, face: 4 }];
    const answer: Trials = {
      type: "trials",
      cmd_id: "",
      table: "",
      seat,
      tile,
      animals: ["fox"],
      trials,
      objective: null,
    };
    return Promise.resolve(answer as never);
  }
}

/** Each table has another game, so that no plans are kept for it. */
let game = 0;

const RACE = { animal: "fox", round: 1, winner: null, by: null, why: "no bid" } as const;

function table(): Counting {
  const source = new Counting();
  const bids = [0, 1].map(() => ({ value: 0, regions: [] }));
  game += 1;
  source.go({
    ...GAME,
    game,
    seat_to_move: 1,
    legal: null,
    offer: [10, 11, 12, 13, 14],
    planets: [NO_TILES, NO_TILES],
    standings: [{ ...RACE, bids }],
  });
  return source;
}

const lay = (list: PlanList, slot: number, face: number): Promise<unknown> =>
  list.source.send({ type: "play", seat: list.source.seat.peek(), slot, face, rotation: 0 });

const bidOf = (list: PlanList, seat = 0): number | undefined =>
  list.source.game.value?.standings?.[0]?.bids[seat]?.value;

test("tiles are tried out of turn, one after the other, and nothing is sent to the table", async () => {
  const source = table();
  const list = new PlanList(source, 0);
  const model = new TableModel(list.source);
  expect(model.seat.value).toBe(0);
  await lay(list, 0, 3);
  await lay(list, 2, 4);
  expect(list.source.game.value?.planets[0]?.slice(3, 5)).toEqual([
    [10, 0],
    [12, 0],
  ]);
  expect(list.source.game.value?.offer).toEqual([null, 11, null, 13, 14]);
  await vi.waitFor(() => expect(bidOf(list)).toBe(12));
  // The second tile was counted on a planet with the first one.
  expect(source.asked.at(-1)).toEqual([0, 12, 1]);
  expect(source.sent).toEqual([]);
  expect(source.game.value?.planets[0]).toEqual(NO_TILES);
  model.dispose();
  list.dispose();
});

test("undo takes the last tile back, and another one there is another plan", async () => {
  const list = new PlanList(table(), 0);
  await lay(list, 0, 3);
  await lay(list, 1, 4);
  list.source.undo();
  expect(list.source.tries.value).toHaveLength(1);
  await lay(list, 2, 4);
  expect(list.lines.value.map(({ moves }) => moves.map(({ tile }) => tile))).toEqual([
    [10, 11],
    [10, 12],
  ]);
  list.dispose();
});

test("another seat's planet can be tried too, and its objective stays unknown", async () => {
  const list = new PlanList(table(), 0);
  list.begin(1);
  await lay(list, 4, 3);
  await vi.waitFor(() => expect(bidOf(list, 1)).toBe(14));
  expect(list.source.yours.value?.objectives).toEqual([null]);
  expect(list.source.info.value?.seats[1]).toMatchObject({ kind: "person", bot: null });
  list.dispose();
});

test("a tile whose face has been used in the game is no longer in the plan", async () => {
  const source = table();
  const list = new PlanList(source, 0);
  await lay(list, 0, 3);
  await lay(list, 1, 4);
  source.go({ planets: [NO_TILES.map((_, face) => (face === 3 ? ([30, 0] as const) : null)), NO_TILES] });
  expect(list.source.standing.value.map(({ tile }) => tile)).toEqual([11]);
  expect(list.source.game.value?.planets[0]?.slice(3, 5)).toEqual([
    [30, 0],
    [11, 0],
  ]);
  list.dispose();
});

test("plans are kept on the device until the game ends", async () => {
  const source = table();
  const key = `plan ${source.id} ${source.game.peek()?.game}`;
  const list = new PlanList(source, 0);
  await lay(list, 0, 3);
  expect(keptLines(key)).toHaveLength(1);
  source.go({ end: { type: "ended", objectives: [], scores: [], winners: [0], by: "points" } });
  expect(keptLines(key)).toEqual([]);
  list.dispose();
});
