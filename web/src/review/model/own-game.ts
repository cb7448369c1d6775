/** The player's own part of a game under review: kept on the device once the review is done, so it can be retried. */
import { effect, untracked } from "@preact/signals";
import { keepReview, type ReviewedGame, reviewedGame } from "../../store/mistakes.ts";
import type { PlayedGame } from "../../store/statistics.ts";
import { onlyPerson, ownSeat } from "../../study/own-seat.ts";
import type { ReviewModel } from "./review-model.ts";

/** A game in which the player had one seat. */
export interface OwnGame {
  readonly id: string;
  readonly at: number;
  readonly record: string;
  readonly seat: number;
  /** Whether it's in the history; a record from a file may be anybody's. */
  readonly inHistory: boolean;
}

/** Finds it by the address of its replay; null if it's somebody else's, or if the player had several seats. */
export function ownGame(replay: string, record: string, games: readonly PlayedGame[]): OwnGame | null {
  const { searchParams } = new URL(replay, "http://here/");
  const [table, game] = [searchParams.get("table"), searchParams.get("game")];
  if (table === null) {
    const seat = onlyPerson(record);
    return seat === null ? null : { id: `file ${record.length}`, at: 0, record, seat, inHistory: false };
  }
  const played = games.findLast(({ id }) => (game === null ? id.startsWith(`${table} `) : id === `${table} ${game}`));
  const seat = played === undefined ? null : ownSeat(record, played);
  return played === undefined || seat === null ? null : { id: played.id, at: played.at, record, seat, inHistory: true };
}

/** What is kept of it; null until the whole review is known, and while it's judged as if everything had been known. */
export function ownReview(review: ReviewModel, own: OwnGame): ReviewedGame | null {
  const stream = review.stream.value;
  const seat = review.seats.value.find((each) => each.seat === own.seat);
  if (review.revealed.value || !stream.done.value || seat === undefined) return null;
  return reviewedGame(own, stream.players, seat, review.moves.value);
}

/** Keeps it as soon as it's complete. Returns the cleanup function. */
export const keepOwn = (review: ReviewModel, own: OwnGame | null): (() => void) =>
  effect(() => {
    const game = own === null || !own.inHistory ? null : ownReview(review, own);
    if (game !== null) untracked(() => keepReview(game));
  });
