// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import type { Ended } from "../../protocol.ts";
import { change, DEFAULTS } from "../../store/settings.ts";
import { FakeSource } from "../model/fake-source.ts";
import { TableModel } from "../model/table-model.ts";
import { showResult } from "./show-result.ts";

const END: Ended = { type: "ended", objectives: ["ocean", "forest"], scores: [], winners: [0], by: "points" };

let stop: () => void = () => {};
afterEach(() => {
  stop();
  change(DEFAULTS);
});

function watched(source: FakeSource): TableModel {
  const model = new TableModel(source);
  const unwatch = showResult(model);
  stop = () => {
    unwatch();
    model.dispose();
  };
  return model;
}

/** The game ends while it is watched, and the playback has got there. */
function end(source: FakeSource, model: TableModel): void {
  model.playback.pass([END]);
  source.go({ end: END }, [END]);
}

test("the finale plays for those who see the game end", () => {
  const source = new FakeSource();
  const model = watched(source);
  end(source, model);
  expect(model.sheet.value).toBe("end");
  expect(model.finale.running.value).toBe(true);
});

test("a table that was over before shows its result at once", () => {
  const source = new FakeSource();
  source.go({ end: END }, [END]);
  const model = watched(source);
  expect(model.sheet.value).toBe("end");
  expect(model.finale.running.value).toBe(false);
});

test("with reduced motion nothing counts up", () => {
  change({ motion: "less" });
  const source = new FakeSource();
  const model = watched(source);
  end(source, model);
  expect(model.sheet.value).toBe("end");
  expect(model.finale.running.value).toBe(false);
});

test("a new game closes the result", () => {
  const source = new FakeSource();
  const model = watched(source);
  end(source, model);
  source.go({ end: null, game: 2 });
  expect(model.sheet.value).toBeNull();
  expect(model.finale.running.value).toBe(false);
});
