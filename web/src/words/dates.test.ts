import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenText } from "./dates.ts";
import { speak } from "./say.ts";

const at = (text: string): number => new Date(text).getTime();
beforeEach(() => vi.stubGlobal("navigator", { languages: ["pt-BR", "en-GB"] }));
afterEach(() => vi.unstubAllGlobals());

const NOW = at("2026-11-19T16:00:00");

it.each([
  ["en", ["today 14:05", "yesterday 23:59", "3 days ago", "12 October", "12 October 2025"]],
  ["de", ["heute 14:05", "gestern 23:59", "vor 3 Tagen", "12. Oktober", "12. Oktober 2025"]],
  ["fr", ["aujourd’hui 14:05", "hier 23:59", "il y a 3 jours", "12 octobre", "12 octobre 2025"]],
  ["pl", ["dzisiaj 14:05", "wczoraj 23:59", "3 dni temu", "12 października", "12 października 2025"]],
  ["ru", ["сегодня 14:05", "вчера 23:59", "3 дня назад", "12 октября", "12 октября 2025 г."]],
])("says in %s when something happened", (language, expected) => {
  speak(language, []);
  const times = ["2026-11-19T14:05:00", "2026-11-18T23:59:00", "2026-11-16T01:00:00", "2026-10-12T10:00:00"];
  expect([...times, "2025-10-12T10:00:00"].map((time) => whenText(at(time), NOW))).toEqual(expected);
  speak("en", []);
});

it("calls a moment ahead of a slow clock today", () => {
  expect(whenText(at("2026-11-20T00:01:00"), at("2026-11-19T23:59:00"))).toBe("today 00:01");
});

it("has the hours of the player's own country", () => {
  vi.stubGlobal("navigator", { languages: ["en-US"] });
  expect(whenText(at("2026-11-19T14:05:00"), NOW).replace("\u202f", " ")).toBe("today 2:05 PM");
});
