import { expect, test } from "vitest";
import { longestWord } from "./Fitting.tsx";

test("the longest word of a name decides how small its letters become", () => {
  expect(longestWord("Naturforscher 2")).toBe(13);
  expect(longestWord("Белый медведь")).toBe(7);
});

test("a line may end behind a hyphen", () => {
  expect(longestWord("Leopardo-das-neves")).toBe(9);
});
