import { expect, test } from "vitest";
import { LineHistory, MOST_LINES } from "./line-history.ts";

test("arrow up brings the lines before, arrow down what was being typed", () => {
  const past = new LineHistory();
  for (const line of ["p", "3g1", "3g1", "  ", "z 5"]) past.add(line);
  expect([past.back("o"), past.back("z 5"), past.back("3g1"), past.back("p")]).toEqual(["z 5", "3g1", "p", "p"]);
  expect([past.on(), past.on(), past.on(), past.on()]).toEqual(["3g1", "z 5", "o", "o"]);
});

test("without a past the line stays as it is", () => {
  expect(new LineHistory().back("abc")).toBe("abc");
});

test("only so many are remembered", () => {
  const past = new LineHistory();
  for (let number = 0; number < MOST_LINES + 3; number += 1) past.add(`${number}`);
  for (let number = 0; number < MOST_LINES + 3; number += 1) past.back("");
  expect(past.back("")).toBe("3");
});
