import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { speak } from "../words/say.ts";
import { chaptersWith } from "./find.ts";
import { folded, hasAll, runsOf, wordsIn } from "./search.ts";

speak("en", [readFileSync("../src/twelvefold/words/locales/en.ftl", "utf8")]);

const found = (message: string, query: string): readonly string[] =>
  runsOf(message, wordsIn(query))
    .filter((run) => run.found)
    .map(({ text }) => text);

it("takes letters for alike whatever their case and accents", () => {
  expect(folded("Müßiggänger, Żółw, Ёж, ÎLOT")).toBe("mussigganger, zolw, еж, ilot");
  expect(hasAll("Les forêts se touchent", wordsIn("FORETS touch"))).toBe(true);
  expect(hasAll("Les forêts se touchent", wordsIn("forets glacier"))).toBe(false);
  expect(hasAll("It doesn’t touch.", wordsIn("doesn't"))).toBe(true);
});

it("marks what it found as it is written", () => {
  expect(found("Der Fuß des Gletschers", "fuss GLE")).toEqual(["Fuß", "Gle"]);
  expect(found("Niedźwiedź polarny", "dzwiedz")).toEqual(["dźwiedź"]);
  expect(found("aaa", "aa")).toEqual(["aaa"]);
});

it("finds words across what is bold", () => {
  expect(runsOf("a **bold**ly said", wordsIn("boldly"))).toEqual([
    { text: "a ", bold: false, found: false },
    { text: "bold", bold: true, found: true },
    { text: "ly", bold: false, found: true },
    { text: " said", bold: false, found: false },
  ]);
});

const ids = (query: string): readonly string[] =>
  chaptersWith(wordsIn(query)).flatMap(({ chapter, own, parts }) => [
    ...(own ? [chapter.id] : []),
    ...parts.map(({ id }) => id),
  ]);

it("shows the whole book to those who look for nothing, and nothing for what is not there", () => {
  expect(ids("  ").length).toBeGreaterThan(20);
  expect(ids("xylophone")).toEqual([]);
});

it("finds a rule by what a player would call it", () => {
  expect(ids("tied")).toEqual(["ties", "last-round", "winner"]);
  expect(ids("Youngest")).toEqual(["setup"]);
  expect(ids("compare third")).toEqual(["last-round"]);
  expect(ids("beginner")).toEqual(["beginner"]);
  expect(ids("squirrel")).toEqual(["apart", "award"]);
});

it("shows all of a chapter whose heading is found", () => {
  expect(ids("variants")).toEqual(["variants", "beginner", "mystery"]);
});
