/** Keyboard control of a review. */
import { isBusy } from "../table/input/keys.ts";
import type { ReviewModel } from "./model/review-model.ts";

const KEYS: Readonly<Record<string, (review: ReviewModel) => void>> = {
  ArrowLeft: (review) => review.to(review.at.peek() - 1),
  ArrowRight: (review) => review.to(review.at.peek() + 1),
  ArrowUp: (review) => review.byRound(-1),
  ArrowDown: (review) => review.byRound(1),
  Home: (review) => review.to(0),
  End: (review) => review.to(review.player.last),
  n: (review) => review.toMistake(1),
  b: (review) => review.toMistake(-1),
  " ": (review) => review.toggle(),
  "0": (review) => review.show(null),
  "1": (review) => review.show(0),
  "2": (review) => review.show(1),
  "3": (review) => review.show(2),
};

/** Handles keys before the table does, which has other uses for some of them. Returns the cleanup function. */
export function listenToReviewKeys(review: ReviewModel): () => void {
  const press = (event: KeyboardEvent): void => {
    const does = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (does === undefined || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    does(review);
  };
  document.addEventListener("keydown", press, { capture: true });
  return () => document.removeEventListener("keydown", press, { capture: true });
}
