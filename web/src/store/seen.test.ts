import { expect, it } from "vitest";
import type { Event } from "../protocol.ts";
import { MOST_SEEN, readSeen, unseen, withSeen } from "./seen.ts";

const log: readonly Event[] = [
  { type: "game started", game: 2, first_seat: 0, seed: null },
  { type: "placed", seat: 0, slot: 0, tile: 1, face: 0, rotation: 0, fault: null },
  { type: "settled", seat: 0 },
];

it("tells what came after what was seen, a whole game where another was seen, and nothing to a newcomer", () => {
  expect(unseen({ game: 2, events: 2 }, 2, log)).toEqual(log.slice(2));
  expect(unseen({ game: 2, events: 3 }, 2, log)).toEqual([]);
  expect(unseen({ game: 1, events: 90 }, 2, log)).toEqual(log);
  expect(unseen(undefined, 2, log)).toEqual([]);
});

it("forgets the tables that were looked at longest ago", () => {
  let all = withSeen({}, "first", { game: 1, events: 1 });
  all = withSeen(all, "again", { game: 1, events: 1 });
  for (let number = 0; number < MOST_SEEN - 2; number += 1) all = withSeen(all, `t${number}`, { game: 1, events: 1 });
  all = withSeen(all, "again", { game: 1, events: 5 });
  all = withSeen(all, "last", { game: 1, events: 1 });
  expect(Object.keys(all)).toHaveLength(MOST_SEEN);
  expect(all["first"]).toBeUndefined();
  expect(all["again"]).toEqual({ game: 1, events: 5 });
});

it("reads what was kept, and nothing else", () => {
  expect(readSeen({ a: { game: 1, events: 4 }, b: { game: "one", events: 4 }, c: 3 })).toEqual({
    a: { game: 1, events: 4 },
  });
  expect(readSeen([])).toBeNull();
});
