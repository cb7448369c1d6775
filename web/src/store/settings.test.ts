import { expect, it } from "vitest";
import { FIRST_CHOICES, readChoices } from "./choices.ts";
import { againstBots, forFriends, roundThisScreen } from "./create.ts";
import { DEFAULTS, readSettings } from "./settings.ts";

it("reads settings field by field, and takes the default for what it does not know", () => {
  expect(readSettings({ ...DEFAULTS, quality: "low", sound: "loud", volume: 7 })).toEqual({
    ...DEFAULTS,
    quality: "low",
  });
  expect(readSettings("nonsense")).toBeNull();
});

it("reads choices within their bounds", () => {
  expect(readChoices({ bots: 9, seats: 3, names: ["Ada", 4], name: "x".repeat(99) })).toEqual({
    ...FIRST_CHOICES,
    seats: 3,
    names: ["Ada", ""],
    name: "x".repeat(24),
  });
});

it("wishes for the seats that were chosen", () => {
  const chosen = {
    ...FIRST_CHOICES,
    name: " Ada ",
    bots: 2,
    level: "master",
    people: 3,
    names: ["Ada", "Ben"],
    seats: 4,
  };
  expect(againstBots(chosen).seats.map(({ kind }) => kind)).toEqual(["person", "bot", "bot"]);
  expect(againstBots(chosen).seats[0]?.name).toBe("Ada");
  expect(roundThisScreen(chosen).seats.map(({ name }) => name)).toEqual(["Ada", "Ben", "Player 3"]);
  expect(forFriends(chosen).seats.map(({ kind }) => kind)).toEqual(["person", "open", "open", "open"]);
});
