import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { canSay, say, speak } from "../words/say.ts";
import { ANIMALS } from "../world/animals.ts";
import { planetFrom } from "../world/planet.ts";
import { CHAPTERS, messagesIn, messagesOf, pictureCalled } from "./book.ts";
import { regionsIn } from "./PictureView.tsx";

speak("en", [readFileSync("../src/twelvefold/words/locales/en.ftl", "utf8")]);

const parts = CHAPTERS.flatMap((chapter) => [chapter, ...chapter.parts]);
const blocks = parts.flatMap((part) => part.blocks);
const pictures = blocks.flatMap(({ picture }) => (picture === undefined ? [] : [pictureCalled(picture)]));

it("has words for every heading, block and picture", () => {
  const asked = [...parts.map(({ title }) => title), ...blocks.flatMap(messagesOf), ...pictures.flatMap(messagesIn)];
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((id) => !canSay(id))).toEqual([]);
});

it("shows something in every block", () => {
  for (const block of blocks) {
    const kinds = [block.text, block.steps, block.points, block.table, block.picture];
    expect(kinds.filter((kind) => kind !== undefined)).toHaveLength(1);
  }
});

it("has tables whose rows are as long as their heads", () => {
  for (const { table } of blocks) {
    for (const row of table?.rows ?? []) expect(row).toHaveLength(table?.head.length ?? 0);
  }
});

it("marks words as bold by two stars before and two behind them", () => {
  const said = [...blocks.flatMap(messagesOf), ...parts.map(({ title }) => title)].map((id) => say(id));
  expect(said.filter((text) => text.split("**").length % 2 === 0)).toEqual([]);
  expect(said.filter((text) => /[`_[\]#]|\*\*\*/.test(text))).toEqual([]);
});

it("calls each part by an id of its own", () => {
  const ids = parts.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it("draws regions and animals that are there", () => {
  for (const { views = [] } of pictures) {
    for (const view of views) {
      const regions = regionsIn(planetFrom(view.planet), view);
      expect(regions.every(({ areas }) => areas.length > 0)).toBe(true);
      if (view.animal !== undefined) expect(ANIMALS).toContain(view.animal);
    }
  }
});

it("leads only to parts that are in the book", () => {
  const led = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".tsx"))
    .flatMap((path) => [
      ...readFileSync(`src/${path}`, "utf8").matchAll(/<RuleButton part="([^"]+)"|openRules\("([^"]+)"\)/g),
    ])
    .map(([, one, other]) => one ?? other);
  expect(led.length).toBeGreaterThan(4);
  const ids = parts.map(({ id }) => id);
  expect(led.filter((id) => !ids.includes(id ?? ""))).toEqual([]);
});
