import { expect, it } from "vitest";
import { ruleOf } from "./rule-of.ts";

it("explains each reason by its rule", () => {
  const fox = { id: "fox", habitat: "forest", requirement: "touching", other: "glacier" } as const;
  const bids = [{ value: 2, regions: [] }];
  const awarded = { type: "awarded", animal: "fox", round: 3, seat: 0, bids } as const;
  expect(ruleOf({ ...awarded, by: "best" }, fox)).toBe("touching");
  expect(ruleOf({ ...awarded, by: "second" }, fox)).toBe("last-round");
  expect(ruleOf({ ...awarded, by: "best" }, null)).toBe("award");
});
