import { expect, it } from "vitest";
import { STYLES, styleIn } from "../words/names.ts";
import { botFor } from "./characters.ts";
import { FIRST_CHOICES, MIX } from "./choices.ts";

const seats = [0, 1, 2];

it("gives every bot the character that was chosen, or none", () => {
  expect(botFor({ ...FIRST_CHOICES, level: "ranger" }, 0, "a")).toBe("ranger");
  const chosen = { ...FIRST_CHOICES, level: "ranger", style: "spoiler" };
  expect(seats.map((seat) => botFor(chosen, seat, "a"))).toEqual(Array(3).fill("ranger:style=spoiler"));
});

it("gives each bot of a mix another character, the same for the same seed", () => {
  const mixed = { ...FIRST_CHOICES, style: MIX };
  for (const seed of ["a", "b", "0.123"]) {
    const bots = seats.map((seat) => botFor(mixed, seat, seed));
    expect(new Set(bots).size).toBe(3);
    expect(seats.map((seat) => botFor(mixed, seat, seed))).toEqual(bots);
  }
});

it("draws all characters about equally often", () => {
  const mixed = { ...FIRST_CHOICES, style: MIX };
  const drawn = Array.from({ length: 1000 }, (_, seed) => styleIn(botFor(mixed, 0, `0.${seed}`)));
  for (const style of STYLES) expect(drawn.filter((each) => each === style).length).toBeGreaterThan(120);
});

it("draws none that shows nothing without objectives", () => {
  const mixed = { ...FIRST_CHOICES, style: MIX, variant: "mystery beginner" } as const;
  const drawn = Array.from({ length: 100 }, (_, seed) => styleIn(botFor(mixed, seed % 3, String(seed))));
  expect(new Set(drawn)).toEqual(new Set(["spoiler", "friendly", "sprinter"]));
});
