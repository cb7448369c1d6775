import { expect, test } from "vitest";
import { planned } from "./plan.ts";

test("off turn, what is on show can be tried wherever there is room", () => {
  expect(planned([7, null, 9], [null, [3, 0], null])).toEqual({ slots: [0, 2], faces: [0, 2] });
});
