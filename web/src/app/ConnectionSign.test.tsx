// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { render } from "preact";
import { expect, it, vi } from "vitest";
import { say } from "../words/say.ts";
import { ConnectionSign } from "./ConnectionSign.tsx";

vi.mock("../wire/backends.ts", () => ({
  theWire: () => ({ connection: signal("away"), offline: signal(false), trouble: signal("other protocol") }),
}));

it("tells an old page to reload, also while it is connecting again", () => {
  render(<ConnectionSign />, document.body);
  expect(document.body.textContent).toContain(say("connection-outdated"));
  expect(document.querySelector("button")?.textContent).toBe(say("connection-reload"));
});
