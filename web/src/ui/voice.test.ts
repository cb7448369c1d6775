import english from "virtual:words/en/page";
import { afterEach, expect, test } from "vitest";
import { FALLBACK, speak } from "../words/say.ts";
import { announce, closePlace, MOST_SENTENCES, openPlace, said, showTyped } from "./voice.ts";

const opened: number[] = [];
const open = (): number => {
  const place = openPlace();
  opened.push(place);
  return place;
};
const heardAt = (place: number): readonly string[] =>
  said.value.filter((each) => each.place === place).map(({ text }) => text);

afterEach(() => {
  speak(FALLBACK, [english]);
  for (const place of opened.splice(0)) closePlace(place);
});

test("everything is said once, in its order, and twice the same is said twice", () => {
  const page = open();
  announce("Ada laid a tile.", "", "Your turn.");
  announce("Your turn.");
  expect(heardAt(page)).toEqual(["Ada laid a tile.", "Your turn.", "Your turn."]);
  expect(new Set(said.value.map(({ number }) => number)).size).toBe(3);
});

test("while a dialog is open it has the word, and the page has it again behind it", () => {
  const [page, dialog] = [open(), open()];
  announce("In the dialog.");
  expect(heardAt(dialog)).toEqual(["In the dialog."]);
  closePlace(dialog);
  announce("On the page.");
  expect(heardAt(page)).toEqual(["On the page."]);
});

test("what is said in the moment between the end of a dialog and its going is heard on the page", () => {
  const page = open();
  let isOpen = true;
  const dialog = openPlace(() => isOpen);
  opened.push(dialog);
  isOpen = false;
  announce("Move 23 of 24");
  closePlace(dialog);
  expect(heardAt(page)).toEqual(["Move 23 of 24"]);
});

test("a place below another can be closed first", () => {
  const [page, dialog] = [open(), open()];
  closePlace(page);
  announce("Still here.");
  expect(heardAt(dialog)).toEqual(["Still here."]);
});

test("what was typed is shown and not told, and only so much is kept", () => {
  const page = open();
  for (let number = 0; number < MOST_SENTENCES + 5; number += 1) announce(`${number}`);
  showTyped("3g1");
  expect(heardAt(page)).toHaveLength(MOST_SENTENCES);
  expect(said.value.at(-1)).toMatchObject({ text: "3g1", typed: true });
});

test("what was said in another language is not left standing", () => {
  const page = open();
  announce("Your turn.");
  speak("de", []);
  expect(heardAt(page)).toEqual([]);
  announce("Du bist dran.");
  expect(heardAt(page)).toEqual(["Du bist dran."]);
});
