/** How far the review is, or why there is none. */
import type { JSX } from "preact";
import { Button } from "../ui/Button.tsx";
import { say } from "../words/say.ts";
import type { ReviewModel } from "./model/review-model.ts";
import css from "./Status.module.css";
import { whyNone } from "./words.ts";

/** Shows a bar while moves are being reviewed, and the way on if that failed. */
export function Status({ review }: { readonly review: ReviewModel }): JSX.Element | null {
  const { done: isDone, failed, retry } = review.stream.value;
  if (failed.value !== null) {
    return (
      <div class={css.failed} role="alert">
        <p>{whyNone(failed.value)}</p>
        {failed.value.reason !== "bad message" && <Button text={say("review-again")} onClick={retry} />}
      </div>
    );
  }
  if (isDone.value) return null;
  const [done, all] = [review.moves.value.length, review.player.last];
  const words = say("review-progress", { move: Math.min(all, done + 1), moves: all });
  return (
    <div class={css.running}>
      <p>{words}</p>
      <progress max={all} value={done} aria-label={words} />
    </div>
  );
}
