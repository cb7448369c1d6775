/** What reviews have found in the player's own games, kept on the device: figures, and mistakes to retry. */
import { type Signal, signal } from "@preact/signals";
import type { Choice, MistakeKind, MoveReason, MoveReview, SeatReview } from "../protocol.ts";
import { isObject, kept } from "./kept.ts";

/** A mistake or a blunder of the player's. */
export interface KeptMistake {
  readonly ply: number;
  readonly round: number;
  /** The move that was made, as in `3g1`. */
  readonly move: string;
  /** Null if it's of no known kind. */
  readonly kind: MistakeKind | null;
  /** The chance to win with the best move, and with the one that was made. */
  readonly before: number;
  readonly after: number;
  readonly best: readonly Choice[];
  readonly reasons: readonly MoveReason[];
  /** Whether the player has found a good move since. */
  readonly solved: boolean;
}

/** A game of the player's that has been reviewed. */
export interface ReviewedGame {
  /** As in the history: the table, and the number of the game there. */
  readonly id: string;
  /** When the game ended or, if that isn't known, when it was reviewed; in milliseconds since 1970. */
  readonly at: number;
  readonly players: number;
  readonly seat: number;
  readonly accuracy: number;
  /** What was given away per decision, in chance to win. */
  readonly error: number;
  readonly luck: number;
  /** How many mistakes there were of each kind; `other` counts those of none. */
  readonly kinds: Readonly<Record<string, number>>;
  /** The record, for retrying mistakes; null in older games, whose mistakes aren't kept either. */
  readonly record: string | null;
  /** In the order of the game. */
  readonly mistakes: readonly KeptMistake[];
}

/** Counts mistakes of no known kind. */
export const OTHER = "other";
/** How many games are kept; the oldest are forgotten. */
export const MOST_GAMES = 400;
/** How many of them, the latest, keep their record and their mistakes. */
export const MOST_RECORDS = 50;
/** The longest record that is kept, in characters; a usual one has about 5,000. */
export const LONGEST_RECORD = 24_000;
const MOST_MISTAKES = 48;
const MOST_KINDS = 40;
const LONGEST_TEXT = 100;

const short = (value: unknown): value is string => typeof value === "string" && value.length <= LONGEST_TEXT;
const number = (value: unknown): number => (typeof value === "number" && Number.isFinite(value) ? value : 0);
const whole = (value: unknown): number => Math.max(0, Math.floor(number(value)));
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOrNull = (value: unknown): string | null => (short(value) ? value : null);

/** A move as it's written: the tile's number, the face's letter, the rotation. */
const MOVE = /^[1-5][a-l][0-4]$/;

function readChoice(value: unknown): readonly Choice[] {
  if (!isObject(value) || !short(value["move"]) || !MOVE.test(value["move"])) return [];
  return [{ move: value["move"], chance: number(value["chance"]), points: number(value["points"]) }];
}

const WHYS: readonly string[] = ["apart", "touching", "most", "room", "denial", "objective"];

function readReason(value: unknown): readonly MoveReason[] {
  if (!isObject(value) || !short(value["why"]) || !WHYS.includes(value["why"])) return [];
  const [now, then] = listOf(value["bids"]);
  return [
    {
      why: value["why"] as MoveReason["why"],
      face: whole(value["face"]),
      animal: textOrNull(value["animal"]),
      habitat: textOrNull(value["habitat"]),
      other: textOrNull(value["other"]),
      seat: typeof value["seat"] === "number" ? whole(value["seat"]) : null,
      before: number(value["before"]),
      after: number(value["after"]),
      bids: [whole(now), whole(then)],
      points: number(value["points"]),
    },
  ];
}

function readMistake(value: unknown): readonly KeptMistake[] {
  if (!isObject(value) || !short(value["move"]) || !MOVE.test(value["move"])) return [];
  const best = listOf(value["best"]).slice(0, 3).flatMap(readChoice);
  if (best.length === 0) return [];
  return [
    {
      ply: whole(value["ply"]),
      round: whole(value["round"]),
      move: value["move"],
      // A kind of a later version has no name here, but is kept for when it has.
      kind: textOrNull(value["kind"]) as MistakeKind | null,
      before: number(value["before"]),
      after: number(value["after"]),
      best,
      reasons: listOf(value["reasons"]).slice(0, 3).flatMap(readReason),
      solved: value["solved"] === true,
    },
  ];
}

function readGame(value: unknown): readonly ReviewedGame[] {
  if (!isObject(value) || !short(value["id"]) || typeof value["at"] !== "number") return [];
  const { id, at, record } = value;
  const hasRecord = typeof record === "string" && record.length <= LONGEST_RECORD;
  const kinds = isObject(value["kinds"]) ? Object.entries(value["kinds"]) : [];
  return [
    {
      id,
      at: number(at),
      players: Math.min(4, Math.max(2, whole(value["players"]))),
      seat: Math.min(3, whole(value["seat"])),
      accuracy: number(value["accuracy"]),
      error: number(value["error"]),
      luck: number(value["luck"]),
      kinds: Object.fromEntries(
        kinds
          .slice(0, MOST_KINDS)
          .flatMap(([kind, count]): [string, number][] => (short(kind) ? [[kind, whole(count)]] : [])),
      ),
      record: hasRecord ? record : null,
      mistakes: hasRecord ? listOf(value["mistakes"]).slice(0, MOST_MISTAKES).flatMap(readMistake) : [],
    },
  ];
}

/** Keeps what there is room for: the records of the latest games, and the figures of some more. Oldest first. */
function bounded(games: readonly ReviewedGame[]): readonly ReviewedGame[] {
  const latest = [...games].sort((a, b) => a.at - b.at).slice(-MOST_GAMES);
  const first = latest.length - MOST_RECORDS;
  return latest.map((game, place) => (place < first ? { ...game, record: null, mistakes: [] } : game));
}

/** Reads what is stored, field by field; whatever isn't valid is dropped. */
export const readReviewed = (value: unknown): readonly ReviewedGame[] | null =>
  Array.isArray(value) ? mergedReviews([], value.slice(-MOST_GAMES).flatMap(readGame)) : null;

/** Which of two reviews of one game to keep: one whose mistakes can be retried, with all that were solved in either. */
function better(ours: ReviewedGame, theirs: ReviewedGame): ReviewedGame {
  const [one, other] = ours.record === null ? [theirs, ours] : [ours, theirs];
  const solved = new Set(other.mistakes.flatMap((each) => (each.solved ? [each.ply] : [])));
  return { ...one, mistakes: one.mistakes.map((each) => (solved.has(each.ply) ? { ...each, solved: true } : each)) };
}

/** Both lists together, each game once. */
export function mergedReviews(ours: readonly ReviewedGame[], theirs: readonly ReviewedGame[]): readonly ReviewedGame[] {
  const byId = new Map(theirs.map((game) => [game.id, game]));
  for (const game of ours) {
    const same = byId.get(game.id);
    byId.set(game.id, same === undefined ? game : better(game, same));
  }
  return bounded([...byId.values()]);
}

/** A seat's mistakes and blunders in a review. */
export const mistakesOf = (moves: readonly MoveReview[], seat: number): readonly KeptMistake[] =>
  moves.flatMap(({ ply, round, seat: mover, move, verdict, kind, before, after, best, reasons }) =>
    mover === seat && (verdict === "mistake" || verdict === "blunder")
      ? [{ ply, round, move, kind, before, after, best, reasons, solved: false }]
      : [],
  );

/** What is kept of a finished review: the part of one seat. */
export function reviewedGame(
  { id, at, record }: { readonly id: string; readonly at: number; readonly record: string },
  players: number,
  { seat, accuracy, error, luck }: SeatReview,
  moves: readonly MoveReview[],
): ReviewedGame {
  const mistakes = mistakesOf(moves, seat);
  const kinds: Record<string, number> = {};
  for (const { kind } of mistakes) kinds[kind ?? OTHER] = (kinds[kind ?? OTHER] ?? 0) + 1;
  const fits = record.length <= LONGEST_RECORD;
  return {
    ...{ id, at, players, seat, accuracy, error, luck, kinds },
    record: fits ? record : null,
    mistakes: fits ? mistakes : [],
  };
}

/** The player's reviewed games stored on this device, oldest first. */
export const reviewed: Signal<readonly ReviewedGame[]> = kept<readonly ReviewedGame[]>("reviews", readReviewed, []);

/** A game whose mistakes can be retried although it isn't the player's own as far as the device knows; not stored. */
export const passing: Signal<ReviewedGame | null> = signal(null);

/** Keeps a review; a game that was reviewed before keeps what was solved. */
export function keepReview(game: ReviewedGame): void {
  reviewed.value = mergedReviews([game], reviewed.peek());
}

/** Notes that a mistake of a kept game was put right. */
export function noteSolved(id: string, ply: number): void {
  const games = reviewed.peek();
  const known = games.some((game) => game.id === id && game.mistakes.some((each) => each.ply === ply && !each.solved));
  if (!known) return;
  reviewed.value = games.map((game) =>
    game.id === id
      ? { ...game, mistakes: game.mistakes.map((each) => (each.ply === ply ? { ...each, solved: true } : each)) }
      : game,
  );
}
