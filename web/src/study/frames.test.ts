import { describe, expect, test, vi } from "vitest";
import type { GameView } from "../protocol.ts";
import { type Frame, infoOf, logUntil, roundStarts, roundStep } from "../store/frames.ts";
import { BOX } from "../table/model/fake-source.ts";
import { TableModel } from "../table/model/table-model.ts";
import { GAME, NO_TILES } from "../wire/fake.ts";
import { seatNames } from "../words/names.ts";
import { followModel, Player } from "./player.ts";

const view = (ply: number, round: number): GameView => ({ ...GAME, ply, round, offer: [], planets: [], legal: null });

const FRAMES: readonly Frame[] = [0, 1, 2, 3, 4, 5].map((ply) => ({
  events: [{ type: "placed", seat: 0, slot: 0, tile: ply, face: 0, rotation: 0, fault: null }],
  game: view(ply, 1 + Math.floor(ply / 2)),
  progress: [{ areas: ply, points: 0, missing: 9 - ply, next_points: 2 }],
  scores: [],
}));

describe("stepping by rounds", () => {
  test("goes on to where the next round begins, and at last to the end", () => {
    expect(roundStep(FRAMES, 0, 1)).toBe(2);
    expect(roundStep(FRAMES, 3, 1)).toBe(4);
    expect(roundStep(FRAMES, 4, 1)).toBe(5);
  });

  test("goes back to where this round began, and from there to the one before", () => {
    expect(roundStep(FRAMES, 5, -1)).toBe(4);
    expect(roundStep(FRAMES, 4, -1)).toBe(2);
    expect(roundStep(FRAMES, 0, -1)).toBe(0);
  });
});

test("the log of a ply has what happened until then", () => {
  expect(logUntil(FRAMES, 2)).toHaveLength(3);
});

test("a seat without a name is still a seat", () => {
  const info = infoOf({ players: 2, names: ["Ada", null], objectives: [], box: BOX, frames: FRAMES, branches: [] });
  expect(info.seats.map(({ name }) => name)).toEqual(["Ada", null]);
});

test("with each move it is told how far the seat is with its objective", () => {
  const player = new Player({
    players: 1,
    names: [null],
    objectives: ["forest"],
    box: BOX,
    frames: FRAMES,
    branches: [],
  });
  expect(player.yours.value?.progress).toMatchObject([{ areas: 0, missing: 9 }]);
  player.to(3);
  expect(player.yours.value?.progress).toMatchObject([{ areas: 3, missing: 6 }]);
  player.dispose();
});

test("a bot is called in a replay as it was at its table", () => {
  const info = infoOf({ players: 2, names: ["Ada", "ranger"], objectives: [], box: BOX, frames: FRAMES, branches: [] });
  expect(seatNames(info.seats)).toEqual(["Ada", "Ranger"]);
});

test("each step ends what was still shown of the one before it, and only a single move on is news", () => {
  const player = new Player({
    players: 1,
    names: [null],
    objectives: ["forest"],
    box: BOX,
    frames: FRAMES,
    branches: [],
  });
  const heard: string[] = [];
  player.leaving = () => heard.push("over");
  player.onEvents(() => heard.push("news"));
  player.to(1);
  player.to(2);
  player.to(0);
  expect(heard).toEqual(["over", "news", "over", "news", "over"]);
  player.dispose();
});

test("each round is marked where it begins", () => {
  expect(roundStarts(FRAMES)).toEqual([
    { round: 1, ply: 0 },
    { round: 2, ply: 2 },
    { round: 3, ply: 4 },
  ]);
});

test("playback waits for what is open over the table, and goes on when it's closed", () => {
  vi.useFakeTimers();
  const player = new Player({
    players: 1,
    names: [null],
    objectives: ["forest"],
    box: BOX,
    frames: FRAMES,
    branches: [],
  });
  const model = new TableModel(player);
  const end = followModel(player, model);
  player.toggle();
  model.openSheet("menu");
  vi.advanceTimersByTime(60_000);
  expect(player.ply.value).toBe(0);
  model.closeSheet("menu");
  vi.advanceTimersByTime(60_000);
  expect([player.ply.value, player.running.value]).toEqual([5, false]);
  end();
  model.dispose();
  player.dispose();
  vi.useRealTimers();
});

test("the planet of whoever has just moved is large, with a mark on the last move", () => {
  const placed = (seat: number, face: number) =>
    ({ type: "placed", seat, slot: 0, tile: 0, face, rotation: 0, fault: null }) as const;
  const laid = (face: number) => NO_TILES.map((_, each) => (each === face ? ([0, 0] as const) : null));
  const start = { ...GAME, offer: [], legal: null };
  const frames: readonly Frame[] = [
    { events: [], game: { ...start, ply: 0 }, progress: [], scores: [] },
    { events: [placed(1, 4)], game: { ...start, ply: 1, planets: [NO_TILES, laid(4)] }, progress: [], scores: [] },
    { events: [placed(0, 7)], game: { ...start, ply: 2, planets: [laid(7), laid(4)] }, progress: [], scores: [] },
  ];
  const player = new Player({
    players: 2,
    names: ["Ada", "ranger"],
    objectives: ["ocean", "forest"],
    box: BOX,
    frames,
    branches: [],
  });
  const model = new TableModel(player);
  const end = followModel(player, model);
  player.to(1);
  expect([model.largeSeat.value, model.markedFace.value]).toEqual([1, 4]);
  // Its objective is shown too, also a bot's.
  expect(model.openSeat).toBe(1);
  player.to(2);
  expect([model.largeSeat.value, model.markedFace.value]).toEqual([0, 7]);
  end();
  model.dispose();
  player.dispose();
});
