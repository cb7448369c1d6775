// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Placed } from "../../protocol.ts";
import { GAME } from "../../wire/fake.ts";
import { FakeSource } from "../model/fake-source.ts";
import { TableModel } from "../model/table-model.ts";
import { PlaybackPanel } from "./PlaybackPanel.tsx";

const PLACED: Placed = { type: "placed", seat: 1, slot: 0, tile: 0, face: 10, rotation: 0, fault: null };
const host = document.createElement("div");
document.body.append(host);
let model: TableModel;
beforeEach(() => {
  model = new TableModel(new FakeSource());
});
afterEach(() => {
  render(null, host);
  model.dispose();
});

test("a placement names its face only to screen readers, since no planet shows letters", () => {
  model.playback.add([{ event: PLACED, before: GAME, along: [] }]);
  act(() => render(<PlaybackPanel model={model} />, host));
  const heard = host.cloneNode(true) as HTMLElement;
  for (const hidden of heard.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  for (const unseen of host.querySelectorAll(".unseen")) unseen.remove();
  expect(heard.textContent).toContain("placed a tile on face K.");
  expect(host.textContent).toContain("placed a tile.");
  expect(host.textContent).not.toContain("face K");
});
