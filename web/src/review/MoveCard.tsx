/** The move under review: who made it, the verdict, and what could have been played instead. */
import type { JSX } from "preact";
import type { MoveReview } from "../protocol.ts";
import { OfferedTiles } from "../study/OfferedTiles.tsx";
import type { TableModel } from "../table/model/table-model.ts";
import { SeatBadge } from "../table/panels/Signs.tsx";
import { cx } from "../ui/cx.ts";
import { useNarrow } from "../ui/media.ts";
import { kindName } from "../words/kinds.ts";
import { change, percent } from "../words/percent.ts";
import { say } from "../words/say.ts";
import css from "./MoveCard.module.css";
import { MoveOptions, Reasons } from "./MoveOptions.tsx";
import { readMove } from "./model/options.ts";
import type { ReviewModel } from "./model/review-model.ts";
import { VerdictWord } from "./Verdict.tsx";
import { luckText, whyNone } from "./words.ts";

interface MoveCardProps {
  readonly review: ReviewModel;
  readonly model: TableModel;
}

/** Shows it; at the start, how to go through the game. */
export function MoveCard({ review, model }: MoveCardProps): JSX.Element {
  const narrow = useNarrow();
  const [at, move] = [review.at.value, review.move.value];
  if (at === 0) return <p class={cx(css.card, css.start)}>{say("review-start")}</p>;
  if (move === null) {
    const failed = review.stream.value.failed.value;
    return (
      <div class={cx(css.card, css.start, css.waiting)}>
        <p>{failed === null ? say("review-waiting") : whyNone(failed)}</p>
        <div class={css.offer}>
          <OfferedTiles model={model} offered={review.offered.value} />
        </div>
      </div>
    );
  }
  const drawn = review.options.value.find(({ choice }) => choice !== null && choice === review.choice.value);
  return (
    <section class={cx(css.card, `seat-${move.seat}`)} aria-labelledby="review-move">
      <h2 id="review-move" class={css.who}>
        <SeatBadge seat={move.seat} />
        <span class={css.name}>{model.name(move.seat)}</span>
        <small>{say("review-where", { round: move.round, move: at })}</small>
      </h2>
      <p class={css.verdict}>
        <VerdictWord verdict={move.verdict} />
        <Loss move={move} />
      </p>
      <div class={css.offer}>
        <OfferedTiles
          model={model}
          offered={review.offered.value}
          better={drawn === undefined ? null : readMove(drawn.move).slot}
        />
      </div>
      <MoveOptions review={review} model={model} />
      {/* On a phone it scrolls, so that the planet keeps its size. */}
      <section class={css.texts} aria-label={say("review-why")} {...(narrow && { tabindex: 0, "data-scrolls": true })}>
        {move.kind !== null && <p class={css.kind}>{kindName(move.kind)}</p>}
        <Reasons model={model} move={move} />
        {review.luck.value.map((luck) => (
          <p key={luck.of} class={css.luck}>
            {luckText(luck, (seat) => model.name(seat))}
          </p>
        ))}
      </section>
    </section>
  );
}

/** What the move did to the chance to win. */
function Loss({ move: { before, after, verdict } }: { readonly move: MoveReview }): JSX.Element | null {
  if (verdict === "forced") return null;
  if (verdict === "best") return <span class={css.loss}>{percent(after)}</span>;
  return (
    <span class={css.loss}>
      {percent(before)} → {percent(after)} <b>{change(after - before)}</b>
    </span>
  );
}
