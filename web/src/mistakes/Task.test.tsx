// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import type { TableModel } from "../table/model/table-model.ts";
import type { ExerciseRun, Stage } from "./model/exercise-run.ts";
import { Task } from "./Task.tsx";

const host = document.createElement("div");
document.body.append(host);

afterEach(() => render(null, host));

test("the planet turns the solution to the viewer when it's shown, and not before", async () => {
  const stage = signal<Stage>("asking");
  const mistake = { round: 3, before: 0.5, after: 0.3, kind: null, reasons: [], best: [{ move: "3g1", chance: 0.5 }] };
  const run = { stage, tries: signal(0), tried: signal(null), refused: signal(null), exercise: { mistake } };
  const turnTo = vi.fn();
  const model = { largePlanet: signal({ turnTo }) };
  const props = { at: 0, count: 1, onNext: vi.fn(), run: run as unknown as ExerciseRun };
  await act(() => render(<Task {...props} model={model as unknown as TableModel} />, host));
  expect(turnTo).not.toHaveBeenCalled();
  await act(() => {
    stage.value = "shown";
  });
  expect(turnTo.mock.calls).toEqual([[6]]);
});
