import { expect, test } from "vitest";
import { countAttempt, countDay, NO_RESULTS, puzzleResults, readResults } from "./puzzle-results.ts";

const RATING = { rating: 1512.4, deviation: 200, volatility: 0.09 };

test("an attempt is remembered with the rating after it, and a day once", () => {
  puzzleResults.value = NO_RESULTS;
  countAttempt("abcde", true, RATING);
  countDay("2026-11-19");
  countDay("2026-11-19");
  expect(puzzleResults.value).toEqual({
    rating: RATING,
    tried: [["abcde", true, 1512]],
    days: ["2026-11-19"],
    theme: null,
  });
  expect(readResults(JSON.parse(JSON.stringify(puzzleResults.value)))).toEqual(puzzleResults.value);
});

test("whatever is stored and isn't valid counts as nothing", () => {
  for (const value of [null, 3, "text", []]) expect(readResults(value)).toBeNull();
  expect(readResults({ rating: { rating: "1" }, tried: [["a"], ["a", true, 3, 4], 5], days: [7], theme: 1 })).toEqual(
    NO_RESULTS,
  );
});
