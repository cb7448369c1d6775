import { expect, test } from "vitest";
import type { Awarded, Bid, Ended, Event } from "../../protocol.ts";
import { EMPTY_PLANET, lay, tile } from "../../world/planet.ts";
import { face, rotation } from "../../world/units.ts";
import { BOX } from "./fake-source.ts";
import { eventText, faceWords, laidText, placing, reason, requirement, verdict } from "./words.ts";

const bids = (...values: readonly number[]): readonly Bid[] => values.map((value) => ({ value, regions: [] }));
const name = (seat: number): string => ["Ada", "Ben", "Cem", "Dea"][seat] ?? "";

test("the reason of an award is one line", () => {
  expect(reason(BOX, "fox", bids(9, 7), name)).toBe("Forest touching glacier: Ada 9, Ben 7");
  expect(reason(BOX, "panda", bids(2, 1), name)).toBe("Most forest regions: Ada 2, Ben 1");
});

test("an animal that must not touch a habitat says which", () => {
  expect(requirement({ id: "x", requirement: "apart", habitat: "ocean", other: "desert" })).toBe(
    "Ocean not touching desert",
  );
});

test("an award tells who got it, and by which region a tie was broken", () => {
  const award: Awarded = { type: "awarded", round: 12, animal: "fox", seat: 1, by: "second", bids: bids(4, 4) };
  expect(eventText(award, name, BOX)).toBe(
    "Fox goes to Ben. Forest touching glacier: Ada 4, Ben 4, tie broken by the second-biggest region.",
  );
  expect(eventText({ ...award, by: "best" }, name, BOX)).toBe(
    "Fox goes to Ben. Forest touching glacier: Ada 4, Ben 4.",
  );
});

test("a bot that lost its move is told of in a sentence before the move that was made instead", () => {
  const placed = { type: "placed", seat: 1, slot: 1, tile: 7, face: 6, rotation: 0 } as const;
  const faults = ["crash", "illegal move", "endless thought", "given up", "busy", "missing"] as const;
  const texts = faults.map((fault) => eventText({ ...placed, fault }, name, BOX));
  const rest = "Naive placed a tile on face G.";
  expect(texts).toEqual([
    `Ben crashed. ${rest}`,
    `Ben chose an illegal move. ${rest}`,
    `Ben thought for too long. ${rest}`,
    `Ben failed too often in this game. ${rest}`,
    `Ben had to wait too long. ${rest}`,
    `Ben isn’t on this server. ${rest}`,
  ]);
  expect(laidText({ ...placed, fault: "crash" }, name, null)).toBe("Ben crashed. Naive placed a tile.");
});

test("players are told what they did themselves as “you”, if they play one seat", () => {
  const placed: Event = { type: "placed", seat: 0, slot: 1, tile: 7, face: 6, rotation: 0, fault: null };
  const award: Awarded = { type: "awarded", round: 12, animal: "fox", seat: 0, by: "best", bids: bids(4, 2) };
  const opened: Event = { type: "round opened", round: 4, first_seat: 0, offer: [] };
  const texts = (you: number | null): unknown =>
    [placed, award, opened, { type: "taken back", seat: 0 } as const].map((each) => eventText(each, name, BOX, you));
  expect(texts(0)).toEqual([
    "You placed a tile on face G.",
    "Fox is yours. Forest touching glacier: Ada 4, Ben 2.",
    "Round 4: you go first.",
    "You undid your move.",
  ]);
  for (const you of [null, 1])
    expect(texts(you)).toEqual([
      "Ada placed a tile on face G.",
      "Fox goes to Ada. Forest touching glacier: Ada 4, Ben 2.",
      "Round 4: Ada goes first.",
      "Ada undid their move.",
    ]);
});

test("a tie says that the animal waits", () => {
  const carried = { type: "carried", round: 3, animal: "fox", why: "draw", bids: bids(1, 1) } as const;
  expect(eventText(carried, name, BOX)).toBe("Fox waits: it’s a tie. Forest touching glacier: Ada 1, Ben 1.");
});

test("the end names the winner, oneself, or those who share", () => {
  const end: Ended = { type: "ended", objectives: [], scores: [], winners: [0], by: "points" };
  expect(verdict(end, name, [0])).toBe("You won!");
  expect(verdict(end, name, [1])).toBe("Ada won");
  expect(verdict({ ...end, winners: [0, 2], by: "shared" }, name, [0])).toBe("Shared victory: Ada and Cem");
});

test("a face says what lies on it", () => {
  const laid = { tile: tile(["ocean", "ocean", "forest", "desert", "glacier"]), face: face(2), rotation: rotation(0) };
  const planet = lay(EMPTY_PLANET, laid);
  expect(faceWords(face(2), planet)).toBe("Face C: ocean, ocean, forest, desert, glacier");
  expect(faceWords(face(3), planet)).toBe("Face D: free");
});

test("whoever did not win hears their place and how far they are behind", () => {
  const totals: readonly (readonly [total: number, cards: number])[] = [
    [18, 5],
    [21, 6],
    [18, 4],
    [21, 7],
  ];
  const scores = totals.map(([total, cards], seat) => ({ seat, objective: 0, animals: total, cards, total }));
  const end: Ended = { type: "ended", objectives: [], scores, winners: [3], by: "cards" };
  expect(placing(end, [0])).toBe("3rd place, 3 points behind.");
  expect(placing(end, [1])).toBe("2nd place, tied on points but with fewer animals.");
  expect(placing(end, [2])).toBe("4th place, 3 points behind.");
  expect(placing(end, [3])).toBeNull();
  expect(placing(end, [])).toBeNull();
  expect(placing(end, [0, 1])).toBeNull();
});
