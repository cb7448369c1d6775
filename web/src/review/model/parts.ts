/** The parts of a review, as they arrive: rounds and moves by turns, then the seats. */

/** What a position is worth to each seat. */
export interface Evaluation {
  /** For each seat, its share of the victory; they sum to 1. */
  readonly chances: readonly number[];
  readonly exact: boolean;
}

/** What chance decided: the deal, the tiles of a round, or the animals turned up. */
export type ChanceKind = "deal" | "animals" | "pile";

/** What one turn of chance was worth to each seat. */
export interface Luck {
  readonly of: ChanceKind;
  readonly round: number;
  readonly animals: readonly string[];
  /** For each seat, how much its chance to win rose. */
  readonly luck: readonly number[];
}

/** A round as it begins. */
export interface RoundReview {
  readonly type: "round";
  readonly round: number;
  readonly luck: readonly Luck[];
  /** Before anything was turned up. */
  readonly closed: Evaluation;
  readonly position: Evaluation;
}

export type Verdict = "best" | "good" | "inaccuracy" | "mistake" | "blunder" | "forced";

/** A move that a seat could have made. */
export interface Choice {
  /** As text, such as `3g1`. */
  readonly move: string;
  readonly chance: number;
  readonly points: number;
}

export type Why = "apart" | "touching" | "most" | "room" | "denial" | "objective";

/** One difference between two moves. */
export interface Reason {
  readonly why: Why;
  readonly face: number;
  readonly animal: string | null;
  readonly habitat: string | null;
  readonly other: string | null;
  readonly seat: number | null;
  readonly before: number;
  readonly after: number;
  readonly points: number;
}

/** What one move was worth to the seat that made it. */
export interface MoveReview {
  readonly type: "move";
  readonly ply: number;
  readonly round: number;
  readonly seat: number;
  readonly move: string;
  readonly before: number;
  readonly after: number;
  readonly loss: number;
  readonly points: number;
  readonly verdict: Verdict;
  readonly best: readonly Choice[];
  readonly reasons: readonly Reason[];
  readonly exact: boolean;
  readonly position: Evaluation;
}

/** One seat's game. */
export interface SeatReview {
  readonly type: "seat";
  readonly seat: number;
  readonly result: number;
  readonly luck: number;
  readonly adjusted: number;
  readonly decisions: number;
  readonly error: number;
  readonly points: number;
  readonly accuracy: number;
  readonly level: string;
  readonly verdicts: Readonly<Record<Verdict, number>>;
}

export type ReviewPart = RoundReview | MoveReview | SeatReview;
