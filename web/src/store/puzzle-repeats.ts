/** Puzzles to be tried again once all have been tried, stored on the device. */
import type { Signal } from "@preact/signals";
import { isObject, kept } from "./kept.ts";
import type { Tried } from "./puzzle-results.ts";

/** What is stored. */
export interface PuzzleRepeats {
  /** Puzzles that were missed at first and solved later. */
  readonly solved: readonly string[];
  /** Puzzles still to be tried again. */
  readonly left: readonly string[];
}

const NO_REPEATS: PuzzleRepeats = { solved: [], left: [] };

const readIds = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === "string") : [];

/** Reads what is stored, field by field. */
export const readRepeats = (value: unknown): PuzzleRepeats | null =>
  isObject(value) ? { solved: readIds(value["solved"]), left: readIds(value["left"]) } : null;

/** The repeats stored on this device. */
export const puzzleRepeats: Signal<PuzzleRepeats> = kept("puzzle repeats", readRepeats, NO_REPEATS);

/** The puzzles that haven't been solved in any attempt. */
export function missedOf(tried: readonly Tried[]): readonly string[] {
  const solved = new Set(puzzleRepeats.value.solved);
  return tried.flatMap(([id, first]) => (first || solved.has(id) ? [] : [id]));
}

/** Has these puzzles come up again. */
export function repeat(ids: readonly string[]): void {
  puzzleRepeats.value = { ...puzzleRepeats.peek(), left: ids };
}

/** Counts a further attempt at a puzzle. */
export function countRepeat(id: string, solved: boolean): void {
  const before = puzzleRepeats.peek();
  const isNew = solved && !before.solved.includes(id);
  if (!isNew && !before.left.includes(id)) return;
  puzzleRepeats.value = {
    solved: isNew ? [...before.solved, id] : before.solved,
    left: before.left.filter((each) => each !== id),
  };
}
