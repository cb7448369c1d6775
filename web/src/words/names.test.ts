import { expect, test } from "vitest";
import type { SeatInfo } from "../protocol.ts";
import { botName, botOf, characterOf, isBot, isCustom, levelIn, seatNames, styleIn } from "./names.ts";

const seat = (kind: SeatInfo["kind"], name: string | null, bot: string | null = null): SeatInfo => ({
  kind,
  name,
  bot,
  host: false,
  away: false,
  resigned: false,
  ends: false,
  again: false,
  changed_hands: false,
});
const person = seat("person", "Ada");
const bot = (level: string): SeatInfo => seat("bot", null, level);
const SPOILER = bot("ranger:style=spoiler");

test("a bot that is alone of its level needs no number", () => {
  expect(seatNames([person, bot("naturalist")])).toEqual(["Ada", "Naturalist"]);
  expect(seatNames([bot("ranger"), person, bot("expert")])).toEqual(["Ranger", "Ada", "Expert"]);
});

test("bots of one level have the numbers of their seats", () => {
  expect(seatNames([person, bot("ranger"), bot("expert"), bot("ranger")])).toEqual([
    "Ada",
    "Ranger 2",
    "Expert",
    "Ranger 4",
  ]);
  expect(seatNames([person, bot("ranger"), bot("ranger:style=spoiler")])).toEqual(["Ada", "Ranger 2", "Ranger 3"]);
});

test("a bot that keeps a person's seat is no bot beside it", () => {
  expect(seatNames([seat("person", "Ada", "ranger"), bot("ranger")])).toEqual(["Ada", "Ranger"]);
});

test("a seat without a name is called by its number", () => {
  expect(seatNames([seat("person", null), seat("open", null)])).toEqual(["Player 1", "Open seat"]);
});

test("knows a bot's level and character by its name", () => {
  expect([levelIn("ranger"), styleIn("ranger")]).toEqual(["ranger", null]);
  expect([levelIn("expert:ms=50,style=spoiler"), styleIn("expert:ms=50,style=spoiler")]).toEqual(["expert", "spoiler"]);
  expect([botOf("ranger", null), botOf("ranger", "spoiler")]).toEqual(["ranger", "ranger:style=spoiler"]);
});

test("calls a bot that a host has registered as the host does, letter by letter", () => {
  expect(["PPO", "my-bot v2", "results"].map(botName)).toEqual(["PPO", "my-bot v2", "results"]);
  expect(["PPO", "ranger:style=spoiler", "naive"].map(isCustom)).toEqual([true, false, false]);
  expect(botName("naive")).toBe("Naive");
  expect(isBot("PPO")).toBe(false);
});

test("calls a bot by its level, and its character beside it", () => {
  expect(botName("ranger:style=spoiler")).toBe("Ranger");
  expect(characterOf(SPOILER)).toBe("spoiler");
  expect(characterOf({ ...SPOILER, bot: "ranger" })).toBeNull();
  expect(characterOf({ ...SPOILER, bot: "ranger:style=nobody" })).toBeNull();
  // When a bot plays for a person, the seat is still the person's, so it has no character.
  expect(characterOf({ ...SPOILER, kind: "person", away: true })).toBeNull();
});

test("finds bots among the names of a record, with a character too", () => {
  expect(["ranger", "ranger:style=spoiler", "naturalist:style=collect"].map(isBot)).toEqual([true, true, true]);
  expect(["Ada", "ranger: the real one", "Ranger"].map(isBot)).toEqual([false, false, false]);
});
