// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Awarded, Event, Laid, Placed } from "../../protocol.ts";
import { logBefore, Playback, planetsBefore, playbackEvents } from "./playback.ts";

const placed = (seat: number, face: number): Placed => ({ type: "placed", seat, slot: 0, tile: 7, face, rotation: 0 });
const award: Awarded = { type: "awarded", round: 3, animal: "fox", seat: 0, by: "best", bids: [] };
const empty: (Laid | null)[] = Array.from({ length: 12 }, () => null);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("tells no tile that was taken back", () => {
  const again: Event[] = [placed(0, 1), { type: "taken back", seat: 0 }, placed(0, 2), { type: "settled", seat: 0 }];
  expect(playbackEvents([...again, award])).toEqual([placed(0, 2), award]);
});

it("shows only what becomes of animals to who has seen the tiles come", () => {
  const life = new Playback();
  life.add([placed(0, 1), award]);
  expect(life.now.value).toBe(award);
  expect(life.catchingUp.value).toBe(false);
});

it("tells who was away one thing after the other, and then is done", () => {
  const life = new Playback();
  life.catchUp([placed(0, 1), placed(1, 4), award]);
  expect(life.catchingUp.value).toBe(true);
  expect(life.ahead.value).toHaveLength(3);
  const told = new Set<unknown>();
  for (let second = 0; second < 20; second += 0.1) {
    vi.advanceTimersByTime(100);
    if (life.now.value !== null) told.add(life.now.value);
  }
  expect([...told]).toEqual([placed(0, 1), placed(1, 4), award]);
  expect([life.busy.value, life.catchingUp.value, life.ahead.value]).toEqual([false, false, []]);
});

it("waits with the first until there is a planet to tell it on", () => {
  const life = new Playback();
  life.begin(false);
  life.catchUp([placed(0, 1)]);
  vi.advanceTimersByTime(60_000);
  expect(life.now.value).toBeNull();
  life.begin(true);
  vi.advanceTimersByTime(1_700);
  expect(life.now.value).toEqual(placed(0, 1));
});

it("can be hurried and skipped", () => {
  const life = new Playback();
  life.catchUp([placed(0, 1), placed(1, 4), award]);
  life.next();
  expect(life.now.value).toEqual(placed(0, 1));
  // The tile is on its way until its planet is in view.
  expect(life.ahead.value).toHaveLength(3);
  vi.advanceTimersByTime(700);
  expect(life.ahead.value).toHaveLength(2);
  life.skip();
  expect([life.busy.value, life.catchingUp.value, life.ahead.value]).toEqual([false, false, []]);
});

it("tells of the tiles that are laid meanwhile in their turn", () => {
  const life = new Playback();
  life.catchUp([placed(0, 1)]);
  life.add([placed(1, 2)]);
  expect(life.waiting.value).toEqual([placed(0, 1), placed(1, 2)]);
});

it("has nothing to tell where nothing happened", () => {
  const life = new Playback();
  life.catchUp([{ type: "reacted", seat: 1, reaction: "hello" }]);
  expect(life.busy.value).toBe(false);
});

it("shows the planets and the log as they stood before what is still to be told", () => {
  const planets = [empty.with(1, [7, 0]), empty.with(4, [7, 0])];
  const [own, other] = planetsBefore(planets, [placed(1, 4)]);
  expect(own).toBe(planets[0]);
  expect(other).toEqual(empty);
  expect(planetsBefore(planets, [award])).toBe(planets);
  expect(logBefore([award, placed(1, 4)], [award])).toEqual([placed(1, 4)]);
});
