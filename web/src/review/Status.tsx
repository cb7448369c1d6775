/** How far the review is, or why there is none. */
import type { JSX } from "preact";
import { Button } from "../ui/Button.tsx";
import { Refusal } from "../wire/refusal.ts";
import { why } from "../words/refusal.ts";
import { say } from "../words/say.ts";
import type { ReviewModel } from "./model/review-model.ts";
import css from "./Status.module.css";

/** Shows a bar while moves are being reviewed, and the way on if that failed. */
export function Status({ review }: { readonly review: ReviewModel }): JSX.Element | null {
  const state = review.state.value;
  if (state === "done") return null;
  if (typeof state === "object") {
    return (
      <div class={css.failed} role="alert">
        <p>{whyNone(state.failed)}</p>
        <Button text={say("review-again")} onClick={() => review.retry()} />
      </div>
    );
  }
  const [done, all] = [review.moves.value.length, review.player.last];
  const words = say("review-progress", { move: Math.min(all, done + 1), moves: all });
  return (
    <div class={css.running}>
      <p>{words}</p>
      <progress max={all} value={done} aria-label={words} />
    </div>
  );
}

/** Why there is no review: the server is away, has too much to do, or the game isn't over. */
const whyNone = (failed: unknown): string => (failed instanceof Refusal ? why(failed) : say("review-failed"));
