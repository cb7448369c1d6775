import { describe, expect, test } from "vitest";
import { rated, START } from "./glicko.ts";

const someone = (rating: number, deviation: number, volatility = 0.06) => ({ rating, deviation, volatility });

describe("a rating", () => {
  test("changes as in the example of the paper", () => {
    const results = [
      { against: someone(1400, 30), score: 1 },
      { against: someone(1550, 100), score: 0 },
      { against: someone(1700, 300), score: 0 },
    ];
    const found = rated(someone(1500, 200), results, 0.5);
    expect(found.rating).toBeCloseTo(1464.06, 1);
    expect(found.deviation).toBeCloseTo(151.52, 1);
    expect(found.volatility).toBeCloseTo(0.05999, 4);
  });

  test("changes less the more games it is based on", () => {
    const win = [{ against: someone(1500, 80), score: 1 }];
    const first = rated(START, win);
    const second = rated(first, win);
    expect(second.rating - first.rating).toBeLessThan(first.rating - START.rating);
    expect(second.deviation).toBeLessThan(first.deviation);
  });
});
