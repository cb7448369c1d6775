import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Awarded, Event, Placed } from "../../protocol.ts";
import { GAME } from "../../wire/fake.ts";
import { Playback } from "./playback.ts";
import type { Staged, StagedEvent } from "./staging.ts";

const placed = (seat: number, face: number): Placed => ({
  type: "placed",
  seat,
  slot: 0,
  tile: 7,
  face,
  rotation: 0,
  fault: null,
});
const AWARD: Awarded = { type: "awarded", round: 3, animal: "fox", seat: 0, by: "best", bids: [] };
const SETTLED: Event = { type: "settled", seat: 1 };
const staged = (event: StagedEvent, along: readonly Event[] = []): Staged => ({ event, before: GAME, along });

let playback: Playback;
let shown: { readonly events: readonly Event[]; readonly skipped: boolean }[];

function start(pace: "full" | "quick" = "full"): void {
  playback = new Playback(() => pace);
  shown = [];
  playback.onShown((events, skipped) => shown.push({ events, skipped }));
}

beforeEach(() => {
  vi.useFakeTimers();
  start();
});
afterEach(() => vi.useRealTimers());

it("shows what the player missed one event after another, and then is done", () => {
  playback.catchUp([staged(placed(0, 1)), staged(placed(1, 4)), staged(AWARD)]);
  expect(playback.catchingUp.value).toBe(true);
  expect(playback.ahead.value).toHaveLength(3);
  const seen = new Set<unknown>();
  for (let second = 0; second < 20; second += 0.1) {
    vi.advanceTimersByTime(100);
    if (playback.now.value !== null) seen.add(playback.now.value);
  }
  expect([...seen]).toEqual([placed(0, 1), placed(1, 4), AWARD]);
  expect([playback.busy.value, playback.catchingUp.value, playback.ahead.value]).toEqual([false, false, []]);
});

it("waits with what was missed until there is a planet to show it on", () => {
  playback.begin(false);
  playback.catchUp([staged(placed(0, 1))]);
  vi.advanceTimersByTime(60_000);
  expect(playback.now.value).toBeNull();
  playback.begin(true);
  vi.advanceTimersByTime(1_700);
  expect(playback.now.value).toEqual(placed(0, 1));
});

it("says that an event has happened when its tile has landed, with what follows at once", () => {
  playback.add([staged(placed(1, 4), [SETTLED]), staged(AWARD)]);
  expect(playback.now.value).toEqual(placed(1, 4));
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(900);
  expect(playback.ahead.value).toHaveLength(1);
  expect(shown).toEqual([{ events: [placed(1, 4), SETTLED], skipped: false }]);
});

it("keeps what isn't shown by itself until everything before it has happened", () => {
  playback.pass([SETTLED]);
  expect(shown).toEqual([{ events: [SETTLED], skipped: false }]);
  playback.add([staged(AWARD)]);
  playback.pass([placed(1, 4)]);
  expect(shown).toHaveLength(1);
  vi.advanceTimersByTime(2_000);
  expect(shown.at(-1)).toEqual({ events: [AWARD, placed(1, 4)], skipped: false });
});

it("lands what is on its way when the next is shown, and says what is skipped all at once", () => {
  playback.add([staged(placed(1, 1)), staged(placed(2, 4)), staged(AWARD)]);
  playback.next();
  expect(shown).toEqual([{ events: [placed(1, 1)], skipped: false }]);
  playback.skip();
  expect(shown.at(-1)).toEqual({ events: [placed(2, 4), AWARD], skipped: true });
  expect([playback.busy.value, playback.ahead.value]).toEqual([false, []]);
});

it("shows placements shortly at a quick pace, and awards as long as ever", () => {
  start("quick");
  playback.add([staged(placed(1, 1)), staged(AWARD)]);
  vi.advanceTimersByTime(1_100);
  expect(playback.now.value).toEqual(AWARD);
  vi.advanceTimersByTime(3_000);
  expect(playback.now.value).toEqual(AWARD);
});

it("never shows a placement that was undone before its turn came", () => {
  playback.add([staged(placed(1, 1)), staged(placed(2, 3))]);
  playback.withdraw(2);
  expect(playback.waiting.value).toEqual([]);
  playback.withdraw(1);
  expect([playback.busy.value, shown]).toEqual([false, []]);
});
