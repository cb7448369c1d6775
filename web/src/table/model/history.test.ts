import { expect, test } from "vitest";
import type { Bid, Event } from "../../protocol.ts";
import { pastRounds } from "./history.ts";

const bids: readonly Bid[] = [];
const awarded = (round: number, animal: string, seat: number): Event => ({
  type: "awarded",
  round,
  animal,
  seat,
  by: "best",
  bids,
});
const left = (type: "carried" | "discarded", round: number, animal: string): Event => ({
  type,
  round,
  animal,
  why: "draw",
  bids,
});

test("a carried animal belongs to the round that decides it, and its first round says that it moved on", () => {
  const log = [left("carried", 3, "panda"), awarded(4, "fox", 1), awarded(4, "panda", 0), left("discarded", 12, "owl")];
  const rounds = pastRounds(log).map(({ round, animals, carried }) => [
    round,
    animals.map((each) => each.animal),
    carried,
  ]);
  expect(rounds).toEqual([
    [3, [], 1],
    [4, ["fox", "panda"], 0],
    [12, ["owl"], 0],
  ]);
});
