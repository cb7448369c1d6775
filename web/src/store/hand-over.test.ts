// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { handOverLink, secretIn } from "./hand-over.ts";

it("finds in a link the secret that was put there", () => {
  const link = new URL(handOverLink("dGFibGUgbnVtYmVyIG9uZQ", "a-secret_1"));
  expect(link.pathname).toBe("/table/dGFibGUgbnVtYmVyIG9uZQ");
  expect(secretIn(link.hash)).toBe("a-secret_1");
});

it("finds none where there is none", () => {
  expect(secretIn("")).toBeNull();
  expect(secretIn("#elsewhere")).toBeNull();
});
