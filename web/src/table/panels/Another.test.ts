import { expect, it } from "vitest";
import type { SeatInfo, TableInfo } from "../../protocol.ts";
import { INFO } from "../../wire/fake.ts";
import { nextLevel } from "./Another.tsx";

const NOBODY = {
  name: null,
  away: false,
  resigned: false,
  host: false,
  ends: false,
  again: false,
  changed_hands: false,
};
const against = (...bots: readonly string[]): TableInfo => ({
  ...INFO,
  seats: [
    { ...NOBODY, kind: "person", name: "Ada", bot: null },
    ...bots.map((bot): SeatInfo => ({ ...NOBODY, kind: "bot", bot })),
  ],
});

it("goes a level higher after a win and a level lower after a loss, where there is one", () => {
  expect(nextLevel(against("ranger"), [0], true)).toBe("expert");
  expect(nextLevel(against("ranger:style=spoiler", "ranger:style=hunter"), [0], false)).toBe("naturalist");
  expect(nextLevel(against("master"), [0], true)).toBeNull();
  expect(nextLevel(against("seedling"), [0], false)).toBeNull();
});

it("offers nothing to who looked on, or played against several levels or other bots", () => {
  expect(nextLevel(against("ranger"), [], true)).toBeNull();
  expect(nextLevel(against("ranger", "master"), [0], true)).toBeNull();
  expect(nextLevel(against("naive"), [0], true)).toBeNull();
});
