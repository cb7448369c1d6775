import { describe, expect, test } from "vitest";
import type { GameView } from "../protocol.ts";
import { BOX } from "../table/model/fake-source.ts";
import { GAME } from "../wire/fake.ts";
import { seatNames } from "../words/names.ts";
import { type Frame, infoOf, logUntil, roundStep } from "./frames.ts";
import { Player } from "./player.ts";

const view = (ply: number, round: number): GameView => ({ ...GAME, ply, round, offer: [], planets: [], legal: null });

const FRAMES: readonly Frame[] = [0, 1, 2, 3, 4, 5].map((ply) => ({
  events: [{ type: "placed", seat: 0, slot: 0, tile: ply, face: 0, rotation: 0 }],
  game: view(ply, 1 + Math.floor(ply / 2)),
  progress: [{ areas: ply, points: 0, missing: 9 - ply, next_points: 2 }],
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
  const info = infoOf({ players: 2, names: ["Ada", null], objectives: [], box: BOX, frames: FRAMES });
  expect(info.seats.map(({ name }) => name)).toEqual(["Ada", null]);
});

test("with each move it is told how far the seat is with its objective", () => {
  const player = new Player({ players: 1, names: [null], objectives: ["forest"], box: BOX, frames: FRAMES });
  expect(player.yours.value?.progress).toMatchObject([{ areas: 0, missing: 9 }]);
  player.to(3);
  expect(player.yours.value?.progress).toMatchObject([{ areas: 3, missing: 6 }]);
  player.dispose();
});

test("a bot is called in a replay as it was at its table", () => {
  const info = infoOf({ players: 2, names: ["Ada", "ranger"], objectives: [], box: BOX, frames: FRAMES });
  expect(seatNames(info.seats)).toEqual(["Ada", "Ranger"]);
});

test("each step ends what was still shown of the one before it, and only a single move on is news", () => {
  const player = new Player({ players: 1, names: [null], objectives: ["forest"], box: BOX, frames: FRAMES });
  const heard: string[] = [];
  player.leaving = () => heard.push("over");
  player.onEvents(() => heard.push("news"));
  player.to(1);
  player.to(2);
  player.to(0);
  expect(heard).toEqual(["over", "news", "over", "news", "over"]);
  player.dispose();
});
