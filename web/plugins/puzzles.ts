/** A Vite plugin: the puzzles of the package, as a list of all of them and parts that are loaded one at a time. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** The file of the package. */
export const FILE = resolve("../src/twelvefold/analysis/puzzles/puzzles.jsonl.gz");

/** How many puzzles are loaded together. */
const PART = 64;

const MODULE = "virtual:puzzles";
const NUMBERED = /^\0virtual:puzzles\/(\d+)$/;

/** What the list needs of a stored puzzle. */
interface Stored {
  readonly id: string;
  readonly rating: number;
  readonly source: {
    readonly players: number;
    readonly moves: string;
    readonly beginner?: boolean;
    readonly mystery?: boolean;
  };
  readonly reasons: readonly { readonly why: string }[];
}

/** The puzzles of a compressed file, in its order. */
export const puzzlesIn = (file: Buffer): readonly Stored[] =>
  gunzipSync(file)
    .toString("utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

/** A puzzle's line in the list: id, rating, seats, round, themes, and its variant as two bits. */
function rowOf({ id, rating, source, reasons }: Stored): readonly (string | number)[] {
  const round = 1 + Math.floor(source.moves.split(" ").length / source.players);
  const themes = [...new Set(reasons.map(({ why }) => why))].join(" ");
  const variant = (source.beginner === true ? 1 : 0) + (source.mystery === true ? 2 : 0);
  return [id, rating, source.players, round, themes, variant];
}

/** Text is quicker to read as JSON than as a script. */
const asModule = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/** The source of the module with the list. */
export function list(puzzles: readonly Stored[]): string {
  const parts = Array.from(
    { length: Math.ceil(puzzles.length / PART) },
    (_, part) => `() => import("${MODULE}/${part}")`,
  );
  return `export const rows = ${asModule(puzzles.map(rowOf))};
export const size = ${PART};
export const parts = [${parts.join(", ")}];`;
}

/** The plugin. */
export default function puzzles(): Plugin {
  return {
    name: "twelvefold-puzzles",
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : undefined),
    load(id) {
      const [, number] = NUMBERED.exec(id) ?? [];
      if (id !== `\0${MODULE}` && number === undefined) return undefined;
      this.addWatchFile(FILE);
      const all = puzzlesIn(readFileSync(FILE));
      if (number === undefined) return list(all);
      return `export default ${asModule(all.slice(PART * Number(number), PART * (Number(number) + 1)))};`;
    },
  };
}
