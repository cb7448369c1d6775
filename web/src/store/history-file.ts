/** The player's games as a file, to keep them safe or move them to another device. */
import { isObject } from "./kept.ts";
import { type ReviewedGame, readReviewed } from "./mistakes.ts";
import { hasPlayed, merged, readStatistics, type Statistics } from "./statistics.ts";

const FORMAT = "twelvefold history";
const VERSION = 1;

/** The largest file that is read, in bytes; the most games that are kept need less. */
export const LARGEST_FILE = 4_000_000;

/** Why a file can't be imported. */
export type ImportTrouble = "not ours" | "newer";

/** What a file holds. */
export interface History extends Statistics {
  /** The games that were reviewed, with their mistakes. */
  readonly reviews: readonly ReviewedGame[];
  /** The lines tried in games, as `exportedLines` has them. */
  readonly lines: readonly unknown[];
}

/** A file that holds all games. */
export function historyFile(history: History, now: Date): File {
  const content = { format: FORMAT, version: VERSION, ...history };
  const name = `twelvefold-history-${now.toISOString().slice(0, 10)}.json`;
  return new File([JSON.stringify(content)], name, { type: "application/json" });
}

/** Reads such a file. */
export function readHistory(text: string): History | ImportTrouble {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return "not ours";
  }
  if (!isObject(content) || content["format"] !== FORMAT || typeof content["version"] !== "number") return "not ours";
  if (content["version"] > VERSION) return "newer";
  const statistics = readStatistics({ games: content["games"], older: content["older"] });
  if (statistics === null) return "not ours";
  // Files of earlier versions have no reviews and no lines.
  const { reviews, lines } = content;
  return { ...statistics, reviews: readReviewed(reviews) ?? [], lines: Array.isArray(lines) ? lines : [] };
}

/** What importing games changes: all games together, and how many of them are new. */
export function imported(ours: Statistics, theirs: Statistics): { readonly all: Statistics; readonly added: number } {
  const all = merged(ours, theirs);
  const olderGames = ({ older }: Statistics): number =>
    older.reduce((sum, { levels }) => sum + Object.values(levels).reduce((of, { played }) => of + played, 0), 0);
  const count = (each: Statistics): number => each.games.length + olderGames(each);
  return { all: hasPlayed(theirs) ? all : ours, added: Math.max(0, count(all) - count(ours)) };
}
