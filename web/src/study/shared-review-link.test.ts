import { expect, it } from "vitest";
import { newReviewId } from "./shared-review-link.ts";

it("makes ids that the server takes, each another one", () => {
  const ids = Array.from({ length: 50 }, newReviewId);
  expect(ids.filter((id) => /^[A-Za-z0-9_-]{22}$/.test(id))).toHaveLength(50);
  expect(new Set(ids).size).toBe(50);
});
