/** Made by plugins/puzzles.ts: the list of puzzles, and functions that import some of them. */
declare module "virtual:puzzles" {
  /** Id, rating, seats, round, themes, variant. */
  export const rows: readonly (readonly [string, number, number, number, string, number])[];
  /** How many puzzles a part has. */
  export const size: number;
  export const parts: readonly (() => Promise<{ readonly default: readonly import("./puzzle.ts").Puzzle[] }>)[];
}
