import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Finale } from "./finale.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const all = (finale: Finale, seats: number): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => finale.shown(seat));

/** Everything that is shown until the finale is over, moment by moment. */
function watched(finale: Finale, seats: number): readonly string[] {
  const seen = [all(finale, seats).join()];
  while (finale.running.value) {
    vi.advanceTimersToNextTimer();
    seen.push(all(finale, seats).join());
  }
  return seen;
}

test("objectives are revealed one seat after another, each before its animals count", () => {
  const finale = new Finale();
  finale.play(2, true);
  expect(watched(finale, 2)).toEqual([
    "nothing,nothing",
    "objective,nothing",
    "everything,nothing",
    "everything,objective",
    "everything,everything",
    "everything,everything",
  ]);
});

test("without objectives only the animals count", () => {
  const finale = new Finale();
  finale.play(2, false);
  expect(watched(finale, 2)).not.toContain("objective,nothing");
});

test("a skip shows everything, and nothing runs on behind it", () => {
  const finale = new Finale();
  finale.play(4, true);
  finale.skip();
  expect([finale.running.value, finale.seat.value]).toEqual([false, null]);
  expect(all(finale, 4)).toEqual(["everything", "everything", "everything", "everything"]);
  expect(vi.getTimerCount()).toBe(0);
});

test("it can be watched again", () => {
  const finale = new Finale();
  finale.play(2, true);
  finale.skip();
  finale.play(2, true);
  expect(finale.running.value).toBe(true);
  expect(finale.shown(0)).toBe("nothing");
});
