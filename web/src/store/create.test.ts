import { expect, it } from "vitest";
import type { TableInfo } from "../protocol.ts";
import { FIRST_CHOICES, MIX, readChoices } from "./choices.ts";
import { againstBots, atLevel, forFriends, NO_EXTRAS, roundThisScreen, withExtras } from "./create.ts";

it("asks for a clock and a first seat only where they were chosen", () => {
  const plain = againstBots(FIRST_CHOICES).options;
  expect("clock" in plain || "first_seat" in plain).toBe(false);
  const chosen = forFriends({ ...FIRST_CHOICES, clock: 60, hold: 10, first: 2, spectators: false }).options;
  expect(chosen).toMatchObject({ clock: 60, hold: 10, first_seat: 1, spectators: false });
});

it("draws lots where the seat that was chosen last is not at this table", () => {
  expect("first_seat" in againstBots({ ...FIRST_CHOICES, bots: 1, first: 4 }).options).toBe(false);
});

it("gives the first player at this screen the name of the device, unless another was typed", () => {
  const names = (typed: readonly string[]) =>
    roundThisScreen({ ...FIRST_CHOICES, name: "Ada", names: typed }).seats.map(({ name }) => name);
  expect(names([])).toEqual(["Ada", "Player 2"]);
  expect(names(["", " Ben "])).toEqual(["Ada", "Ben"]);
  expect(names(["Cem"])).toEqual(["Cem", "Player 2"]);
});

it("adds a seed and a box for one table only", () => {
  const wished = againstBots(FIRST_CHOICES);
  expect(withExtras(wished, NO_EXTRAS)).toEqual(wished);
  const options = withExtras(wished, { seed: " again ", box: { id: "ff", name: "own.json" } }).options;
  expect(options).toMatchObject({ seed: "again", box: "ff" });
});

it("holds a placement for longer where nobody else waits", () => {
  expect(againstBots(FIRST_CHOICES).options.hold).toBeGreaterThan(forFriends(FIRST_CHOICES).options.hold ?? 0);
});

it("asks for the same mix of characters with the same seed", () => {
  const mixed = { ...FIRST_CHOICES, bots: 3, style: MIX };
  expect(againstBots(mixed, "again")).toEqual(againstBots(mixed, " again "));
  expect(new Set(againstBots(mixed).seats.map(({ bot }) => bot)).size).toBe(4);
});

it("asks for the same table at another level, with the characters that were there and a deal of its own", () => {
  const seat = { away: false, resigned: false, host: false, ends: false, again: false, changed_hands: false };
  const options = { beginner: true, mystery: false, first_seat: 0, aids: false, clock: 60, hold: 3 };
  const info: TableInfo = {
    id: "t",
    code: "c",
    status: "over",
    options: { ...options, spectators: false, listed: false, box: null, seed: "the last one" },
    seats: [
      { ...seat, kind: "person", name: "Ada", bot: null },
      { ...seat, kind: "bot", name: null, bot: "explorer:style=spoiler" },
      { ...seat, kind: "bot", name: null, bot: "explorer" },
    ],
    game: 1,
    ended: "played",
    seed: "the last one",
    daily: null,
  };
  const wished = atLevel(info, "naturalist");
  expect(wished.options).toMatchObject({ ...options, seed: null });
  expect(wished.seats).toEqual([
    { kind: "person", name: "Ada" },
    { kind: "bot", bot: "naturalist:style=spoiler" },
    { kind: "bot", bot: "naturalist" },
  ]);
});

it("reads kept choices that are older than an option, and refuses what cannot be chosen", () => {
  expect(readChoices({ name: "Ada" })).toMatchObject({ name: "Ada", clock: 0, hold: 3, first: 0, spectators: true });
  expect(readChoices({ name: "Ada" })?.style).toBe("none");
  expect(readChoices({ clock: 7, hold: -1, first: 9 })).toMatchObject({ clock: 0, hold: 3, first: 0 });
});
