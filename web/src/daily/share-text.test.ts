import { expect, it, vi } from "vitest";
import type { Comparison } from "../store/daily.ts";
import { LEVELS } from "../words/names.ts";
import { levelsBeaten, shareText } from "./share-text.ts";

vi.stubGlobal("navigator", { languages: ["en-GB"] });

const own = { day: "2026-11-19", table: "t", over: true, round: null, total: 23, cards: 9, objective: 7 };
const par = LEVELS.map((level, number) => ({ level, total: 12 + 4 * number, cards: 9 }));
const done: Comparison = { day: "2026-11-19", players: 14, place: 2, own, par };

it("shares the points of each source in squares, the place, the bots and the link, and nothing of the game", () => {
  expect(shareText(done, "https://play.example")?.split("\n")).toEqual([
    "Twelvefold · Daily game · 19 November",
    "23 points · place 2 of 14",
    "🐾 🟩🟩🟩🟩🟩🟩🟩🟩",
    "🎯 🟨🟨🟨🟨",
    "🤖 Ahead of 3 of 6 bots",
    "https://play.example",
  ]);
});

it("says nothing of the bots while they play, and has nothing to share without a result", () => {
  const playing = { ...done, par: par.map((each, number) => (number < 5 ? each : { ...each, total: null })) };
  expect(shareText(playing, "link")).not.toContain("🤖");
  expect(shareText({ ...done, own: { ...own, total: null } }, "link")).toBeNull();
  expect(shareText({ ...done, own: null }, "link")).toBeNull();
});

it("is ahead by points, then by animals", () => {
  const tied = (cards: number): Comparison => ({ ...done, par: [{ level: "ranger", total: 23, cards }] });
  expect(levelsBeaten(tied(8))).toBe(1);
  expect(levelsBeaten(tied(9))).toBe(0);
});
