/** How far the review is, or why there is none. */
import type { JSX } from "preact";
import { Button } from "../ui/Button.tsx";
import type { Refusal } from "../wire/refusal.ts";
import { why } from "../words/refusal.ts";
import { say } from "../words/say.ts";
import type { ReviewModel } from "./model/review-model.ts";
import css from "./Status.module.css";

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

/** Why there is no review: the server is away or has too much to do, the game isn't over, or something went wrong. */
function whyNone(failed: Refusal): string {
  if (failed.where === "bots") return say("review-failed");
  if (failed.reason === "bad message" && failed.where !== null) return say("review-refused", { why: failed.where });
  return why(failed);
}
