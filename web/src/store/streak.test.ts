import { expect, it } from "vitest";
import { readDays, streakOf, withDays } from "./streak.ts";

it("counts each day once, in order, and keeps what it knows", () => {
  const days = withDays(["2026-11-02"], ["2026-11-03", "2026-11-01", "2026-11-02"]);
  expect(days).toEqual(["2026-11-01", "2026-11-02", "2026-11-03"]);
  expect(withDays(days, ["2026-11-02"])).toBe(days);
});

it("goes on over a missed day, which doesn't count, and ends after two", () => {
  expect(streakOf(["2026-10-30", "2026-10-31", "2026-11-02"], "2026-11-03")).toEqual({
    played: 3,
    current: 3,
    longest: 3,
  });
  expect(streakOf(["2026-10-30", "2026-10-31", "2026-11-03"], "2026-11-03")).toEqual({
    played: 3,
    current: 1,
    longest: 2,
  });
});

it("says nothing of a streak that has ended, but keeps the longest", () => {
  expect(streakOf(["2026-02-28", "2026-03-01"], "2026-03-03").current).toBe(2);
  expect(streakOf(["2026-02-28", "2026-03-01"], "2026-03-04")).toEqual({ played: 2, current: 0, longest: 2 });
  expect(streakOf([], "2026-03-04")).toEqual({ played: 0, current: 0, longest: 0 });
});

it("reads what was kept, and nothing else", () => {
  expect(readDays(["2026-11-03", 7, "yesterday", "2026-11-01"])).toEqual(["2026-11-01", "2026-11-03"]);
  expect(readDays({})).toBeNull();
});
