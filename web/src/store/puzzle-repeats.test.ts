import { beforeEach, expect, test } from "vitest";
import { countRepeat, missedOf, puzzleRepeats, readRepeats, repeat } from "./puzzle-repeats.ts";

beforeEach(() => {
  puzzleRepeats.value = { solved: [], left: [] };
});

test("a missed puzzle is missed until a later attempt solves it", () => {
  const tried = [
    ["right", true, 1510],
    ["wrong", false, 1490],
    ["later", false, 1480],
  ] as const;
  countRepeat("later", true);
  countRepeat("wrong", false);
  expect(missedOf(tried)).toEqual(["wrong"]);
});

test("each attempt takes a puzzle off those to be tried again", () => {
  repeat(["a", "b", "c"]);
  countRepeat("b", false);
  countRepeat("a", true);
  expect(puzzleRepeats.value).toEqual({ solved: ["a"], left: ["c"] });
  expect(readRepeats(JSON.parse(JSON.stringify(puzzleRepeats.value)))).toEqual(puzzleRepeats.value);
});

test("whatever is stored and isn't valid counts as nothing", () => {
  for (const value of [null, 3, "text", []]) expect(readRepeats(value)).toBeNull();
  expect(readRepeats({ solved: "a", left: [1, "b", null] })).toEqual({ solved: [], left: ["b"] });
});
