import { describe, expect, test } from "vitest";
import { face } from "../../world/units.ts";
import { aim, follow, type Hand, moveOf, planned, rotationOf, stillAllowed, take, tap, turn } from "./hand.ts";

const ALLOWED = { slots: [0, 2, 4], faces: [1, 3, 7] };

const held = (changes: Partial<Hand> = {}): Hand => ({ slot: 2, turns: 0, face: null, pinned: false, ...changes });

describe("taking a tile", () => {
  test("a tile of the offer is taken", () => {
    expect(take(null, 2, ALLOWED)).toEqual(held());
  });

  test("a slot that is empty, or another seat's turn, leaves the hand as it was", () => {
    expect(take(null, 1, ALLOWED)).toBeNull();
    expect(take(held(), 1, ALLOWED)).toEqual(held());
    expect(take(null, 2, null)).toBeNull();
  });

  test("the same tile again is put back", () => {
    expect(take(held(), 2, ALLOWED)).toBeNull();
  });

  test("another tile is aimed where the last one was, and not turned", () => {
    const last = held({ face: face(3), pinned: true, turns: 4 });
    expect(take(last, 4, ALLOWED)).toEqual({ slot: 4, turns: 0, face: 3, pinned: true });
  });
});

describe("turning", () => {
  test("goes on beyond a whole turn, and lies as the rest of it says", () => {
    expect(turn(held({ turns: 4 }), 1).turns).toBe(5);
    expect(rotationOf(held({ turns: 5 }))).toBe(0);
    expect(rotationOf(held({ turns: -1 }))).toBe(4);
  });
});

describe("aiming", () => {
  test("the tile follows the pointer over free faces and over no others", () => {
    expect(follow(held(), face(3), ALLOWED).face).toBe(3);
    expect(follow(held({ face: face(3) }), face(4), ALLOWED).face).toBeNull();
    expect(follow(held({ face: face(3) }), null, ALLOWED).face).toBeNull();
  });

  test("a chosen face no longer follows the pointer", () => {
    const chosen = held({ face: face(3), pinned: true });
    expect(follow(chosen, face(7), ALLOWED)).toBe(chosen);
  });

  test("a taken face cannot be chosen", () => {
    expect(aim(held(), face(2), ALLOWED)).toBeNull();
  });
});

describe("tapping", () => {
  test("the first tap aims, the second places", () => {
    const first = tap(held({ turns: 6 }), face(7), ALLOWED, true);
    expect(first).toEqual({ does: "aim", hand: held({ turns: 6, face: face(7), pinned: true }) });
    if (first.does !== "aim") throw new Error("it should aim");
    expect(tap(first.hand, face(7), ALLOWED, true)).toMatchObject({
      does: "place",
      hand: { slot: 2, face: 7, turns: 6 },
    });
  });

  test("a face that was only hovered over still needs two taps", () => {
    expect(tap(held({ face: face(7) }), face(7), ALLOWED, true).does).toBe("aim");
  });

  test("a tap elsewhere aims there", () => {
    expect(tap(held({ face: face(7), pinned: true }), face(1), ALLOWED, true).does).toBe("aim");
  });

  test("who needs no second tap places with the first", () => {
    expect(tap(held(), face(1), ALLOWED, false)).toMatchObject({ does: "place", hand: { slot: 2, face: 1 } });
  });

  test("a taken face is refused", () => {
    expect(tap(held(), face(0), ALLOWED, false)).toEqual({ does: "refuse" });
  });
});

describe("when the table changes", () => {
  test("a tile that somebody took leaves the hand", () => {
    expect(stillAllowed(held(), { slots: [0], faces: [1] })).toBeNull();
    expect(stillAllowed(held(), null)).toBeNull();
  });

  test("a face that was covered is no longer aimed at", () => {
    const hand = held({ face: face(3), pinned: true });
    expect(stillAllowed(hand, { slots: [2], faces: [1] })).toEqual(held());
    expect(stillAllowed(hand, ALLOWED)).toBe(hand);
  });

  test("a hand over no face makes no move", () => {
    expect(moveOf(held())).toBeNull();
    expect(moveOf(held({ turns: 6, face: face(7) }))).toEqual({ slot: 2, face: 7, rotation: 1 });
  });
});

test("off turn, what is on show can be tried wherever there is room", () => {
  expect(planned([7, null, 9], [null, [3, 0], null])).toEqual({ slots: [0, 2], faces: [0, 2] });
});
