// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test } from "vitest";
import { FakeSource } from "../model/fake-source.ts";
import { TableModel } from "../model/table-model.ts";
import { Seats } from "./Seats.tsx";

test("the number of a seat's animals says what it counts, in a picture, a tooltip and words", () => {
  const source = new FakeSource();
  source.go({ won: [["fox", "panda"], []] });
  const model = new TableModel(source);
  const host = document.createElement("div");
  act(() => render(<Seats model={model} scene={null} />, host));
  const counts = [...host.querySelectorAll("[title$=animals]")];
  expect(counts.map((count) => [count.textContent, count.querySelectorAll("svg").length])).toEqual([
    ["2", 1],
    ["0", 1],
  ]);
  expect(counts.map((count) => count.nextElementSibling?.textContent)).toEqual(["2 animals", "0 animals"]);
  render(null, host);
  model.dispose();
});
