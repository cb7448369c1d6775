/** The lines of each game, kept on this device. */

import { isObject, kept } from "./kept.ts";
import type { LineMove } from "./lines.ts";
import { cleaned, joined, type Line, MOST_LINES } from "./named-lines.ts";

/** How many games' lines a device keeps; the one that was changed longest ago goes first. */
export const MOST_GAMES = 60;
const [TILES, FACES, ROTATIONS, SEATS, LONGEST_GAME] = [50, 12, 5, 4, 48];

/** The start of the keys of plans, which are about a running game and end with it. */
export const PLAN = "plan ";

/** A game's lines. */
export interface KeptGame {
  readonly key: string;
  readonly lines: readonly Line[];
}

const pack = ({ seat, tile, face, rotation }: LineMove): number =>
  ((seat * TILES + tile) * FACES + face) * ROTATIONS + rotation;

const unpack = (packed: number): LineMove => ({
  rotation: packed % ROTATIONS,
  face: Math.floor(packed / ROTATIONS) % FACES,
  tile: Math.floor(packed / (ROTATIONS * FACES)) % TILES,
  seat: Math.floor(packed / (ROTATIONS * FACES * TILES)),
});

const isPacked = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < SEATS * TILES * FACES * ROTATIONS;

function readLine(value: unknown): readonly Line[] {
  if (!isObject(value)) return [];
  const { id, name, ply, moves } = value;
  if (!(Number.isInteger(id) && Number.isInteger(ply) && typeof name === "string" && Array.isArray(moves))) return [];
  if (moves.length === 0 || moves.length > LONGEST_GAME || !moves.every(isPacked)) return [];
  return [{ id: Number(id), ply: Number(ply), name: cleaned(name), moves: moves.map(unpack) }];
}

function readGames(value: unknown): readonly KeptGame[] | null {
  if (!Array.isArray(value)) return null;
  return value.slice(0, MOST_GAMES).flatMap((game: unknown) => {
    if (!isObject(game) || typeof game["key"] !== "string" || !Array.isArray(game["lines"])) return [];
    return [{ key: game["key"], lines: game["lines"].slice(0, MOST_LINES).flatMap(readLine) }];
  });
}

/** What is stored: moves as numbers, so that many games fit. The game that was changed last comes first. */
const games = kept<readonly unknown[]>("lines", (value) => (Array.isArray(value) ? value : null), []);

/** The lines kept under a game's key. */
export const keptLines = (key: string): readonly Line[] =>
  readGames(games.peek())?.find((game) => game.key === key)?.lines ?? [];

/** Keeps a game's lines in place of those that were kept before. */
export function keepLines(key: string, lines: readonly Line[]): void {
  const others = games.peek().filter((game) => !isObject(game) || game["key"] !== key);
  games.value = [...(lines.length === 0 ? [] : packed([{ key, lines }])), ...others].slice(0, MOST_GAMES);
}

const packed = (unpacked: readonly KeptGame[]): readonly unknown[] =>
  unpacked.map(({ key, lines }) => ({ key, lines: lines.map((line) => ({ ...line, moves: line.moves.map(pack) })) }));

/** The lines of all finished games, as a file has them. */
export const exportedLines = (): readonly unknown[] =>
  packed((readGames(games.peek()) ?? []).filter(({ key }) => !key.startsWith(PLAN)));

/** Adds the lines of such a file to those that are kept; what isn't valid is left out. */
export function importLines(file: unknown): void {
  const ours = readGames(games.peek()) ?? [];
  const theirs = (readGames(file) ?? []).filter(({ key, lines }) => lines.length > 0 && !key.startsWith(PLAN));
  const added = theirs.filter(({ key }) => !ours.some((game) => game.key === key));
  const all = ours.map(({ key, lines }) => {
    const more = theirs.find((game) => game.key === key)?.lines ?? [];
    return { key, lines: joined(lines, more) };
  });
  games.value = packed([...all, ...added].slice(0, MOST_GAMES));
}

/** A key for the game in a record: the same for all records of it, whatever names, seeds or branches they have. */
export function keyOf(record: string): string {
  const { setup, moves } = JSON.parse(record) as { readonly setup: unknown; readonly moves: unknown };
  const text = JSON.stringify([setup, moves]);
  // FNV-1a twice, from different starts: the browser's own digests need a secure context.
  const hash = (start: number): string => {
    let value = start;
    for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
    return (value >>> 0).toString(36);
  };
  return `${hash(0x811c9dc5)}-${hash(0x1000193)}`;
}
