// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { About } from "../protocol.ts";
import { choices, FIRST_CHOICES } from "../store/choices.ts";
import { say } from "../words/say.ts";
import { BotsPanel } from "./BotsPanel.tsx";

const known = vi.hoisted(() => ({ server: null as unknown as { value: Partial<About> } }));
vi.mock("../store/ask.ts", () => known);

const host = document.createElement("div");
document.body.append(host);

beforeEach(() => {
  choices.value = FIRST_CHOICES;
  known.server = signal({ own_bots: ["PPO", "My bot"] });
});
afterEach(() => render(null, host));

const show = (): void => {
  void act(() => render(<BotsPanel busy={false} onStart={vi.fn()} onClose={vi.fn()} />, host));
};
const group = (label: string): HTMLInputElement[] => {
  const sets = [...host.querySelectorAll("fieldset")];
  const found = sets.find((each) => each.querySelector("legend")?.textContent === label);
  return [...(found?.querySelectorAll("input") ?? [])];
};
const pick = (input: HTMLInputElement | undefined): void => {
  void act(() => input?.click());
};

test("custom bots are one choice together with the levels, under a heading of their own", () => {
  show();
  const [levels, custom] = [group(say("new-level")), group(say("custom-bots"))];
  expect(custom.map(({ value }) => value)).toEqual(["PPO", "My bot"]);
  expect(levels).toHaveLength(6);
  expect(new Set([...levels, ...custom].map(({ name }) => name)).size).toBe(1);
  pick(custom[1]);
  expect(choices.value.level).toBe("My bot");
  expect([...levels, ...custom].filter(({ checked }) => checked).map(({ value }) => value)).toEqual(["My bot"]);
  pick(levels[3]);
  expect(choices.value.level).toBe("ranger");
});

test("a custom bot has no playing style to choose", () => {
  show();
  expect(group(say("new-style"))).not.toEqual([]);
  pick(group(say("custom-bots"))[0]);
  expect(group(say("new-style"))).toEqual([]);
});

test("without custom bots there is no heading", () => {
  known.server.value = { own_bots: [] };
  show();
  expect(host.textContent).not.toContain(say("custom-bots"));
});
