// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test } from "vitest";
import { ObjectiveSteps } from "./ObjectiveSteps.tsx";

const STEPS = [
  [11, 2],
  [14, 4],
  [17, 6],
] as const;

/** What is seen and heard of the steps with that many areas, before and with the tile in hand. */
function shown(areas: number, points: number, with_: number, then: number): readonly HTMLLIElement[] {
  const host = document.createElement("div");
  const progress = (a: number, p: number) => ({ areas: a, points: p, missing: null, next_points: null });
  const both = { now: progress(areas, points), would: progress(with_, then) };
  act(() => render(<ObjectiveSteps steps={STEPS} habitat="glacier" {...both} />, host));
  return [...host.querySelectorAll("li")];
}

test("every step shows its points as points and its areas as areas, and says both", () => {
  const steps = shown(12, 2, 12, 2);
  expect(steps.map((step) => step.querySelector("b")?.textContent)).toEqual(["+2", "+4", "+6"]);
  expect(steps.map((step) => step.querySelector("b ~ span")?.textContent)).toEqual(["11", "14", "17"]);
  expect(steps.map((step) => step.querySelector(".unseen")?.textContent)).toEqual([
    "11 areas: 2 points",
    "14 areas: 4 points",
    "17 areas: 6 points",
  ]);
});

test("only the highest step reached is the one that scores", () => {
  const scored = (steps: readonly Element[]) => steps.map((step) => step.getAttribute("aria-current"));
  expect(scored(shown(5, 0, 5, 0))).toEqual([null, null, null]);
  expect(scored(shown(12, 2, 15, 4))).toEqual([null, "step", null]);
});

test("a step fills on the way to it", () => {
  const parts = shown(12, 2, 12.5, 2).map((step) => step.querySelector("i")?.style.getPropertyValue("--part"));
  expect(parts).toEqual(["1", "0.5", "0"]);
});
