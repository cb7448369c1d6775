import { describe, expect, test } from "vitest";
import type { LineMove } from "./lines.ts";
import {
  cleaned,
  joined,
  keepMoves,
  type Line,
  MOST_LINES,
  originOf,
  renamed,
  shared,
  wholeOf,
  without,
} from "./named-lines.ts";

const moveAt = (ply: number, tile: number): LineMove => ({ seat: ply % 2, tile, face: ply, rotation: 0 });

const GAME = [0, 1, 2, 3, 4, 5].map((ply) => moveAt(ply, 0));

/** Moves from a ply on, with these tiles. */
const from = (ply: number, ...tiles: readonly number[]): Line["moves"] =>
  tiles.map((tile, at) => moveAt(ply + at, tile));

/** Tries lines one after the other. */
const tried = (...all: readonly (readonly [number, Line["moves"]])[]): readonly Line[] =>
  all.reduce<readonly Line[]>((lines, [ply, moves]) => keepMoves(lines, GAME, ply, moves).lines, []);

describe("moves that are tried", () => {
  test("are a line where they leave the game, also if they follow it at first", () => {
    expect(tried([1, from(1, 0, 0, 4)])).toEqual([{ id: 1, name: "", ply: 3, moves: from(3, 4) }]);
  });

  test("are no line while they are the game's", () => {
    expect(keepMoves([], GAME, 1, from(1, 0, 0))).toEqual({ lines: [], id: null });
  });

  test("lengthen the line that they continue", () => {
    expect(tried([2, from(2, 3)], [2, from(2, 3, 1)])).toEqual([{ id: 1, name: "", ply: 2, moves: from(2, 3, 1) }]);
  });

  test("are found again when they are made again", () => {
    const lines = tried([2, from(2, 3, 1)]);
    expect(keepMoves(lines, GAME, 2, from(2, 3))).toEqual({ lines, id: 1 });
  });

  test("are another line where they part from one, and say which", () => {
    const lines = tried([2, from(2, 3, 1, 1)], [2, from(2, 3, 1, 2)], [4, from(4, 4)]);
    const [first, second, third] = lines as readonly [Line, Line, Line];
    expect(originOf(lines, second)).toEqual({ line: first, ply: 4 });
    expect(originOf(lines, first)).toEqual({ line: null, ply: 2 });
    expect(originOf(lines, third)).toEqual({ line: null, ply: 4 });
    expect(wholeOf(GAME, second)).toEqual([...GAME.slice(0, 2), ...from(2, 3, 1, 2)]);
  });
});

describe("when there are as many lines as a record takes", () => {
  const full = tried(...[...Array(MOST_LINES).keys()].map((face) => [0, [{ ...moveAt(0, 1), face }]] as const));

  test("the oldest without a name makes room", () => {
    const { lines, id } = keepMoves(renamed(full, 1, "Best"), GAME, 3, from(3, 4));
    expect(lines.map((line) => line.id)).toEqual([1, ...full.slice(2).map((line) => line.id), MOST_LINES + 1]);
    expect(id).toBe(MOST_LINES + 1);
  });

  test("lines with names stay", () => {
    const named = full.reduce((lines, { id }) => renamed(lines, id, `${id}`), full);
    expect(keepMoves(named, GAME, 3, from(3, 4))).toEqual({ lines: named, id: null });
  });
});

test("a name is one line of at most forty characters, none of them cut in half", () => {
  expect(cleaned("  two\n\twords\u0007 ")).toBe("two words");
  expect([...cleaned("🦊".repeat(50))]).toHaveLength(40);
  expect(renamed(tried([2, from(2, 3)]), 1, " A  name ")[0]?.name).toBe("A name");
});

test("a line that is deleted doesn't give its number to another", () => {
  const lines = without(tried([2, from(2, 3)], [2, from(2, 4)]), 1);
  expect(keepMoves(lines, GAME, 2, from(2, 1)).id).toBe(3);
});

test("lines that came with a record join those on the device, each once", () => {
  const own = tried([2, from(2, 3)]);
  const came = [
    { name: "Known", ply: 2, moves: from(2, 3) },
    { name: "Longer", ply: 2, moves: from(2, 3, 1) },
  ];
  expect(joined(own, came).map(({ id, name }) => [id, name])).toEqual([
    [1, ""],
    [2, "Longer"],
  ]);
});

test("two lists share their first moves only", () => {
  expect(shared(from(0, 1, 2, 3), from(0, 1, 4, 3))).toBe(1);
  expect(shared([], from(0, 1))).toBe(0);
});
