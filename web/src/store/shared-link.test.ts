import { expect, it } from "vitest";
import { reviewIn, withReview } from "./shared-link.ts";

const ID = "cmV2aWV3IG51bWJlciBvbm";

it("finds the review in an address, and takes it out again", () => {
  const path = withReview("/replay?table=t&game=2", ID);
  expect(path).toBe(`/replay?table=t&game=2&with=${ID}`);
  expect(reviewIn(path)).toBe(ID);
  expect(withReview(path, null)).toBe("/replay?table=t&game=2");
  expect(reviewIn("/record/abc")).toBeNull();
});

it("takes nothing for a review that can't be one", () => {
  for (const wrong of ["", "short", `${ID}x`, "%22%3E%3Cscript%3E%3C%2Fsc"]) {
    expect(reviewIn(`/record/abc?with=${wrong}`)).toBeNull();
  }
});
