/** Leads to the player's own mistakes in this game, as exercises. */
import type { JSX } from "preact";
import { passing } from "../store/mistakes.ts";
import { exercisesAt } from "../study/mistakes-address.ts";
import { Button } from "../ui/Button.tsx";
import { go } from "../ui/navigate.ts";
import { say } from "../words/say.ts";
import { type OwnGame, ownReview } from "./model/own-game.ts";
import type { ReviewModel } from "./model/review-model.ts";

interface RetryMistakesProps {
  readonly review: ReviewModel;
  readonly own: OwnGame | null;
}

/** Shows the button from the start, so that nothing moves; it can be used once there are mistakes to retry. */
export function RetryMistakes({ review, own }: RetryMistakesProps): JSX.Element | null {
  if (own === null) return null;
  const game = ownReview(review, own);
  const retry = (): void => {
    passing.value = own.inHistory ? null : game;
    go(exercisesAt({ game: own.id }));
  };
  return <Button text={say("review-retry")} disabled={(game?.mistakes.length ?? 0) === 0} onClick={retry} />;
}
