/** A line that says who leads the shared review, with the way to its link and people. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Button } from "../ui/Button.tsx";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/Icon.tsx";
import type { Refusal } from "../wire/refusal.ts";
import { why } from "../words/refusal.ts";
import { say } from "../words/say.ts";
import css from "./SharedReviewBar.module.css";
import { SharedReviewDialog } from "./SharedReviewDialog.tsx";
import type { SharedReviewModel } from "./shared-review.ts";
import { isNew, leaveReview } from "./shared-review-link.ts";
import { leaderWords, speakReview } from "./shared-review-speech.ts";

interface BarProps {
  readonly review: SharedReviewModel;
  readonly class?: string | undefined;
}

/** Shows the shared review; whoever has just started it sees its link at once. */
export function SharedReviewBar({ review, class: look }: BarProps): JSX.Element {
  const [open, setOpen] = useState(() => isNew(review));
  useEffect(() => speakReview(review), [review]);
  const refused = review.refused.value;
  const count = review.people.value.length;
  const astray = !review.leads.value && !review.follows.value;
  return (
    <section class={cx(css.bar, look ?? "glass")} aria-label={say("shared-title")}>
      {refused === null ? (
        <>
          <p class={css.words}>{astray ? say("shared-looking") : leaderWords(review)}</p>
          {astray && <Button class="primary" text={say("shared-follow")} onClick={review.follow} />}
          <Button
            class={css.people}
            label={say("shared-door", { count })}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(true)}
          >
            <Icon name="friends" />
            {count}
          </Button>
        </>
      ) : (
        <>
          <p class={css.words} role="alert">
            {whyNot(refused)}
          </p>
          <Button text={say("shared-leave")} onClick={leaveReview} />
        </>
      )}
      {open && refused === null && <SharedReviewDialog review={review} onClose={() => setOpen(false)} />}
    </section>
  );
}

const whyNot = (refused: Refusal): string => (refused.where === "people" ? say("shared-full") : why(refused));
