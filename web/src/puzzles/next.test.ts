import { beforeEach, expect, test } from "vitest";
import { countRepeat, puzzleRepeats } from "../store/puzzle-repeats.ts";
import { NO_RESULTS, puzzleResults, type Tried } from "../store/puzzle-results.ts";
import { ENTRIES } from "./list.ts";
import { suitable, triedAlready, tryAgain } from "./next.ts";

/** All puzzles tried but the first few; every third was missed. */
const triedBut = (open: number): readonly Tried[] => ENTRIES.slice(open).map(({ id }, at) => [id, at % 3 > 0, 1500]);

beforeEach(() => {
  puzzleRepeats.value = { solved: [], left: [] };
  puzzleResults.value = { ...NO_RESULTS, tried: triedBut(0) };
});

test("once all have been tried there is no next puzzle, until the player wants them again", () => {
  expect(suitable()).toBeNull();
  tryAgain(false);
  expect(puzzleRepeats.value.left).toHaveLength(ENTRIES.length);
  const id = suitable()?.id ?? "";
  expect(ENTRIES.map((entry) => entry.id)).toContain(id);
  countRepeat(id, true);
  expect(puzzleRepeats.value.left).toHaveLength(ENTRIES.length - 1);
});

test("those that were missed can be tried again, with the theme", () => {
  const missed = triedAlready(true);
  expect(missed).toHaveLength(Math.ceil(ENTRIES.length / 3));
  puzzleResults.value = { ...puzzleResults.value, theme: "most" };
  tryAgain(true);
  const { left } = puzzleRepeats.value;
  expect(left).toEqual(
    missed.filter((id) => ENTRIES.some((entry) => entry.id === id && entry.themes.includes("most"))),
  );
  for (const id of left) countRepeat(id, true);
  expect(suitable()).toBeNull();
  expect(triedAlready(true)).toEqual([]);
});

test("a puzzle isn't followed by itself unless it's the only one left", () => {
  const [first, second] = ENTRIES;
  puzzleResults.value = { ...NO_RESULTS, tried: triedBut(2) };
  expect(suitable(first?.id)?.id).toBe(second?.id);
  expect(suitable(second?.id)?.id).toBe(first?.id);
  puzzleResults.value = { ...NO_RESULTS, tried: triedBut(1) };
  expect(suitable(first?.id)?.id).toBe(first?.id);
});
