// @vitest-environment happy-dom
import { render } from "preact";
import { afterEach, expect, test } from "vitest";
import { say } from "../../words/say.ts";
import { FakeSource } from "../model/fake-source.ts";
import { TableModel } from "../model/table-model.ts";
import { Menu } from "./Menu.tsx";

const host = document.createElement("div");
document.body.append(host);
afterEach(() => render(null, host));

function offered(live: boolean): readonly string[] {
  const model = new TableModel(new FakeSource(live));
  render(<Menu model={model} />, host);
  model.dispose();
  return [...host.querySelectorAll("button, a")].map(({ textContent }) => textContent);
}

test("a replay doesn't offer what only a game can do", () => {
  const commands = [say("menu-end"), say("menu-resign")];
  expect(offered(true)).toEqual(expect.arrayContaining(commands));
  expect(offered(false).filter((text) => commands.includes(text))).toEqual([]);
});
