// @vitest-environment happy-dom
import { render } from "preact";
import { expect, it } from "vitest";
import { say, speak } from "../words/say.ts";
import { followPage, useTitle } from "./page.ts";

const title = (): string => say("rulebook-page", { game: say("game") });

function Screen(): null {
  useTitle(title);
  return null;
}

it("is called as its screen from the first frame on, and as the game after it", () => {
  followPage();
  expect(document.title).toBe("Twelvefold");
  render(<Screen />, document.body);
  expect(document.title).toBe(title());
  expect(document.title).not.toBe("Twelvefold");
  render(null, document.body);
  expect(document.title).toBe("Twelvefold");
});

it("is called in the language that is spoken", () => {
  followPage();
  render(<Screen />, document.body);
  speak("de", ["game = Zwölf\nrulebook-page = Die Regeln · { $game }"]);
  expect(document.title).toContain("Die Regeln");
  expect(document.documentElement.lang).toBe("de");
  render(null, document.body);
  expect(document.title).toBe("Zwölf");
});
