import { expect, it } from "vitest";
import { FIRST_CHOICES, readChoices } from "./choices.ts";
import { againstBots, forFriends, NO_EXTRAS, withExtras } from "./create.ts";

it("asks for a clock and a first seat only where they were chosen", () => {
  const plain = againstBots(FIRST_CHOICES).options;
  expect("clock" in plain || "first_seat" in plain).toBe(false);
  const chosen = forFriends({ ...FIRST_CHOICES, clock: 60, hold: 10, first: 2, spectators: false }).options;
  expect(chosen).toMatchObject({ clock: 60, hold: 10, first_seat: 1, spectators: false });
});

it("draws lots where the seat that was chosen last is not at this table", () => {
  expect("first_seat" in againstBots({ ...FIRST_CHOICES, bots: 1, first: 4 }).options).toBe(false);
});

it("adds a seed and a box for one table only", () => {
  const wished = againstBots(FIRST_CHOICES);
  expect(withExtras(wished, NO_EXTRAS)).toEqual(wished);
  const options = withExtras(wished, { seed: " again ", box: { id: "ff", name: "own.json" } }).options;
  expect(options).toMatchObject({ seed: "again", box: "ff" });
});

it("reads kept choices that are older than an option, and refuses what cannot be chosen", () => {
  expect(readChoices({ name: "Ada" })).toMatchObject({ name: "Ada", clock: 0, hold: 3, first: 0, spectators: true });
  expect(readChoices({ clock: 7, hold: -1, first: 9 })).toMatchObject({ clock: 0, hold: 3, first: 0 });
});
