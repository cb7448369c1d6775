import { signal } from "@preact/signals";
import { beforeEach, expect, test, vi } from "vitest";
import type { About } from "../protocol.ts";
import { botFor } from "./characters.ts";
import { FIRST_CHOICES, MIX } from "./choices.ts";
import { againstBots, create } from "./create.ts";
import { customBots, levelNow } from "./custom-bots.ts";

const known = vi.hoisted(() => ({ server: null as unknown as { value: Partial<About> | null } }));
vi.mock("./ask.ts", () => known);
const wireForNew = vi.hoisted(() => vi.fn());
vi.mock("../wire/backends.ts", () => ({ wireForNew, isHere: () => false }));

beforeEach(() => {
  known.server = signal({ bots: [], own_bots: ["PPO", "My bot"] });
});
const chosen = { ...FIRST_CHOICES, level: "PPO", bots: 2, style: MIX };

test("a custom bot plays without a character, by the name that its host has given it", () => {
  expect([0, 1].map((seat) => botFor(chosen, seat, "a"))).toEqual(["PPO", "PPO"]);
  expect(againstBots(chosen).seats.slice(1)).toEqual(Array(2).fill({ kind: "bot", bot: "PPO" }));
});

test("a table with a custom bot is the server's, even where this browser could have it", async () => {
  wireForNew.mockResolvedValue({ ask: async () => ({ table: "t" }) });
  for (const choices of [chosen, { ...chosen, level: "ranger" }]) await create(againstBots(choices));
  expect(wireForNew.mock.calls.map(([purpose]) => purpose)).toEqual(["others", "here"]);
});

test("where a custom bot isn't registered, the choice is the first one again, and is kept for later", () => {
  known.server.value = { own_bots: ["Other"] };
  expect(levelNow(chosen)).toBe(FIRST_CHOICES.level);
  known.server.value = { own_bots: ["PPO"] };
  expect(levelNow(chosen)).toBe("PPO");
  expect(levelNow({ level: "ranger" })).toBe("ranger");
});

test("until the server has answered, the choice stands; an older server has no custom bots", () => {
  known.server.value = null;
  expect([customBots(), levelNow(chosen)]).toEqual([[], "PPO"]);
  known.server.value = {};
  expect([customBots(), levelNow(chosen)]).toEqual([[], FIRST_CHOICES.level]);
});
