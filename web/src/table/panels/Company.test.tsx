// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SeatInfo } from "../../protocol.ts";
import { INFO, SEATS } from "../../wire/fake.ts";
import { say } from "../../words/say.ts";
import { FakeSource } from "../model/fake-source.ts";
import { TableModel } from "../model/table-model.ts";
import { Absence } from "./Absence.tsx";
import { Company } from "./Company.tsx";

const host = document.createElement("div");
document.body.append(host);
let table: FakeSource;
let model: TableModel;

const [ada] = SEATS;
const ben = (changes: Partial<SeatInfo> = {}): SeatInfo => {
  if (ada === undefined) throw new Error("nobody is there");
  return { ...ada, name: "Ben", ...changes };
};
const sitting = (...seats: readonly (SeatInfo | undefined)[]) => ({
  ...INFO,
  status: "playing" as const,
  seats: seats.filter((seat) => seat !== undefined),
});

beforeEach(() => {
  table = new FakeSource();
  model = new TableModel(table);
});
afterEach(() => {
  render(null, host);
  model.dispose();
  vi.useRealTimers();
});

const buttons = (): HTMLButtonElement[] => [...host.querySelectorAll("button")];
const names = (): string[] => buttons().map((each) => each.getAttribute("aria-label") ?? each.textContent);
function press(name: string): void {
  const found = buttons()[names().indexOf(name)];
  if (found === undefined) throw new Error(`no button ${name} among ${names().join(", ")}`);
  act(() => found.click());
}

describe("reactions", () => {
  test("aren't offered to somebody who plays alone against bots", () => {
    act(() => render(<Company model={model} />, host));
    expect(names()).toEqual([]);
  });

  test("take one tap to open and one to send, and close again", () => {
    table.info.value = sitting(ada, ben());
    act(() => render(<Company model={model} />, host));
    expect(names()).toEqual([say("menu-say")]);
    press(say("menu-say"));
    expect(names()).toHaveLength(9);
    expect(host.querySelector("dialog")).toBeNull();
    press(say("reaction-wow"));
    expect(table.sent).toMatchObject([{ type: "react", seat: 0, reaction: "wow" }]);
    expect(names()).toEqual([say("menu-say")]);
    expect(document.activeElement).toBe(buttons()[0]);
  });

  test("close with Escape, without sending", () => {
    table.info.value = sitting(ada, ben());
    act(() => render(<Company model={model} />, host));
    press(say("menu-say"));
    act(() => {
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    });
    expect(names()).toHaveLength(1);
    expect(table.sent).toEqual([]);
  });
});

describe("spectators", () => {
  test("are counted for everybody, and named on a tap", () => {
    table.audience.value = { count: 3, names: ["Cem", "Dea"] };
    act(() => render(<Company model={model} />, host));
    expect(host.textContent).toContain(say("watching", { count: 3 }));
    expect(host.textContent).not.toContain("Cem");
    act(() => buttons().at(-1)?.click());
    expect([...host.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual(["Cem", "Dea", "+1"]);
    expect(host.textContent).not.toContain(say("watching-hint"));
  });

  test("are told that they watch, and can't react", () => {
    table.yours.value = table.yours.value && { ...table.yours.value, seats: [], host: false };
    table.info.value = sitting(ada, ben());
    table.audience.value = { count: 1, names: [] };
    act(() => render(<Company model={model} />, host));
    expect(host.textContent).toContain(say("watching-you"));
    expect(names()).not.toContain(say("menu-say"));
  });
});

describe("a player who isn't connected", () => {
  const gone = (since: number): void => {
    table.info.value = sitting(ada, ben());
    table.online.value = [true, false];
    table.goneAt.value = [null, since];
    act(() => render(<Absence model={model} seat={1} />, host));
  };

  test("is shown on the card, with the minutes", () => {
    gone(-130);
    expect(host.textContent).toContain(say("seat-gone", { minutes: 2 }));
    gone(-30);
    act(() => {
      table.online.value = [true, true];
    });
    expect(host.textContent).toBe("");
  });

  test("can be waited for, replaced or removed by the host, who is asked first", async () => {
    gone(-10);
    act(() => buttons()[0]?.click());
    expect(names()).toEqual(expect.arrayContaining([say("absence-wait"), say("room-kick", { name: "Ben" })]));
    press(say("absence-bot"));
    expect(host.textContent).toContain(say("confirm-give.text", { name: "Ben", bot: say("level-explorer") }));
    expect(table.sent).toEqual([]);
    press(say("confirm-give.yes"));
    await vi.waitFor(() => expect(table.sent).toMatchObject([{ type: "kick", seat: 1 }]));
    table.info.value = sitting(ada, ben({ kind: "open", name: null, bot: "ranger" }));
    await vi.waitFor(() => expect(table.sent.at(-1)).toMatchObject({ type: "fill", seat: 1, bot: "explorer" }));
  });

  test("leaves the others nothing but to wait", () => {
    table.yours.value = table.yours.value && { ...table.yours.value, host: false };
    gone(-10);
    act(() => buttons()[0]?.click());
    expect(host.textContent).toContain(say("absence-host"));
    expect(names()).not.toContain(say("absence-bot"));
  });
});
