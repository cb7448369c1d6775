import { expect, test } from "vitest";
import { FOUND, opened } from "./fake-review.ts";
import { momentsOf } from "./model/moments.ts";
import { luckText, momentChange, momentText, stepLines } from "./words.ts";

const name = (seat: number): string => ["Ada", "Ben"][seat] ?? "";

test("a step is announced with its verdict, and with the better move and its reason if one is drawn", () => {
  const review = opened();
  review.to(2);
  expect(stepLines(review, name)).toEqual([
    "Move 2 of 4. Ben: blunder, from 75% to 50% to win.",
    "Shown: tile 2, face B, 75% to win. Face B leaves a better chance: Fox 30% → 60%",
  ]);
  review.show(1);
  expect(stepLines(review, name)[1]).toBe("Shown: tile 3, face C, 73% to win.");
  review.show(null);
  expect(stepLines(review, name)).toHaveLength(1);
});

test("a good move is announced without a loss, the start as the start", () => {
  const review = opened();
  review.to(1);
  expect(stepLines(review, name)).toEqual(["Move 1 of 4. Ada: best, 50% to win."]);
  review.to(0);
  expect(stepLines(review, name)).toEqual(["Start"]);
});

test("a move that isn't reviewed yet says so", () => {
  const review = opened({ ...FOUND, moves: [], seats: [] });
  review.to(3);
  expect(stepLines(review, name)).toEqual(["Move 3 of 4", "Not reviewed yet. One moment…"]);
});

test("a moment says whose it was and what it changed", () => {
  expect(momentsOf(FOUND).map((moment) => `${momentText(moment, name)} ${momentChange(moment)}`)).toEqual([
    "Lucky tiles for Ada +15%",
    "Ben: blunder −25%",
    "Lucky tiles for Ben +20%",
  ]);
  const [luck] = FOUND.rounds[1]?.luck ?? [];
  expect(luck && luckText(luck, name)).toBe("New tiles: Ben +20%");
});
