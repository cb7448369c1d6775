/** The lines that leave a game, each with a name: pure functions on a list, in the order in which they were tried. */
import type { Branch, LineMove } from "./lines.ts";

/** As many lines as a record takes. */
export const MOST_LINES = 32;
/** The characters of a line's name. */
export const LONGEST_LINE_NAME = 40;

/** A line that leaves the game after `ply` moves. Lines that leave other lines begin with the same moves. */
export interface Line {
  readonly id: number;
  /** Empty until somebody names it. */
  readonly name: string;
  readonly ply: number;
  readonly moves: readonly LineMove[];
}

/** A list of lines, and the one that the last change was about; null if there was no room for it. */
export interface Changed {
  readonly lines: readonly Line[];
  readonly id: number | null;
}

const same = (a: LineMove | undefined, b: LineMove | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.seat === b.seat &&
  a.tile === b.tile &&
  a.face === b.face &&
  a.rotation === b.rotation;

/** How many first moves two lists share. */
export function shared(a: readonly LineMove[], b: readonly LineMove[]): number {
  const parting = a.findIndex((move, at) => !same(move, b[at]));
  return parting < 0 ? a.length : parting;
}

/** The line with an id. */
export const lineWith = (lines: readonly Line[], id: number | null): Line | null =>
  lines.find((line) => line.id === id) ?? null;

/** All moves from the start of the game to the end of a line. */
export const wholeOf = (game: readonly LineMove[], line: Line): readonly LineMove[] => [
  ...game.slice(0, line.ply),
  ...line.moves,
];

/**
 * Keeps moves that were made after `ply` moves of the game. They lengthen a line whose moves they begin with, they may
 * be known already, or they are a new line.
 */
export function keepMoves(
  lines: readonly Line[],
  game: readonly LineMove[],
  ply: number,
  moves: readonly LineMove[],
): Changed {
  const as = ply + shared(moves, game.slice(ply));
  const own = moves.slice(as - ply);
  if (own.length === 0) return { lines, id: null };
  const beside = lines.filter((line) => line.ply === as);
  const known = beside.find((line) => shared(own, line.moves) === own.length);
  if (known !== undefined) return { lines, id: known.id };
  const shorter = beside.findLast((line) => shared(line.moves, own) === line.moves.length);
  if (shorter !== undefined) {
    const longer = { ...shorter, moves: own };
    return { lines: lines.map((line) => (line === shorter ? longer : line)), id: longer.id };
  }
  const room = lines.length < MOST_LINES ? lines : withoutOldest(lines);
  if (room === null) return { lines, id: null };
  const id = 1 + Math.max(0, ...lines.map((line) => line.id));
  return { lines: [...room, { id, name: "", ply: as, moves: own }], id };
}

/** Makes room by dropping the oldest line that has no name; null if all have one. */
function withoutOldest(lines: readonly Line[]): readonly Line[] | null {
  const oldest = lines.find(({ name }) => name === "");
  return oldest === undefined ? null : lines.filter((line) => line !== oldest);
}

/** A name as a record takes it. */
export function cleaned(name: string): string {
  const plain = name.replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, " ").replaceAll(/\s+/g, " ");
  return [...plain.trim()].slice(0, LONGEST_LINE_NAME).join("").trim();
}

/** Gives a line a name; an empty one takes its name away. */
export const renamed = (lines: readonly Line[], id: number, name: string): readonly Line[] =>
  lines.map((line) => (line.id === id ? { ...line, name: cleaned(name) } : line));

/** Drops a line. */
export const without = (lines: readonly Line[], id: number): readonly Line[] => lines.filter((line) => line.id !== id);

/** Where a line leaves the others: after so many moves, of an earlier line or, with null, of the game. */
export interface Origin {
  readonly line: Line | null;
  readonly ply: number;
}

/** Finds where a line leaves the game or the earlier line with which it shares most. */
export function originOf(lines: readonly Line[], line: Line): Origin {
  const earlier = lines.slice(0, lines.indexOf(line)).filter(({ ply }) => ply === line.ply);
  const counts = earlier.map(({ moves }) => shared(line.moves, moves));
  const most = Math.max(0, ...counts);
  const from = most === 0 ? null : (earlier[counts.indexOf(most)] ?? null);
  return { line: from, ply: line.ply + most };
}

/** The lines as branches of a record, which all have names. */
export const branchesOf = (lines: readonly Line[], nameOf: (line: Line) => string): readonly Branch[] =>
  lines.map((line) => ({ ply: line.ply, name: cleaned(nameOf(line)), moves: line.moves }));

/** Adds the branches of a record to the lines that are known already. */
export function joined(lines: readonly Line[], branches: readonly Branch[]): readonly Line[] {
  const all = [...lines];
  for (const { ply, name, moves } of branches) {
    const known = all.some(
      (line) => line.ply === ply && line.moves.length === moves.length && shared(line.moves, moves) === moves.length,
    );
    const id = 1 + Math.max(0, ...all.map((line) => line.id));
    if (!known && all.length < MOST_LINES) all.push({ id, name, ply, moves });
  }
  return all;
}
