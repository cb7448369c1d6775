import { expect, it } from "vitest";
import type { MoveReason } from "../protocol.ts";
import { reasonText, signedText } from "./reasons.ts";

const REASON: MoveReason = {
  why: "apart",
  face: 2,
  animal: "fox",
  habitat: "forest",
  other: "glacier",
  seat: 0,
  before: 0.312,
  after: 0.74,
  bids: [3, 5],
  points: 1.4,
};
const NAMES = (seat: number): string => ["Ada", "Ranger"][seat] ?? "";

it("says what the better move does, where, and for which animal", () => {
  expect(reasonText(REASON, NAMES)).toBe("Face C keeps the forest off the glacier: Fox 31% → 74%");
  expect(reasonText({ ...REASON, why: "touching" }, NAMES)).toBe(
    "Face C grows the forest beside the glacier: Fox 31% → 74%",
  );
  expect(reasonText({ ...REASON, why: "most", other: null }, NAMES)).toBe(
    "Face C adds a region of forest: Fox 31% → 74%",
  );
  expect(reasonText({ ...REASON, why: "room" }, NAMES)).toBe("Face C leaves a better chance: Fox 31% → 74%");
});

it("names the rival who gets less, and counts the points of the objective", () => {
  expect(reasonText({ ...REASON, why: "denial", seat: 1, before: 0.6, after: 0.2 }, NAMES)).toBe(
    "Less for Ranger: Fox 60% → 20%",
  );
  expect(reasonText({ ...REASON, why: "objective", animal: null, points: 2 }, NAMES)).toBe("Objective +2.0");
});

it("keeps the names of a box of one's own", () => {
  const own = { ...REASON, animal: "blue-yak", habitat: "moor", other: "fen" };
  expect(reasonText(own, NAMES)).toBe("Face C keeps the moor off the fen: Blue yak 31% → 74%");
});

it("writes numbers as the language does", () => {
  expect([signedText(-0.25), signedText(3)]).toEqual(["−0.3", "+3.0"]);
});
