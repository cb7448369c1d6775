/** The moments that mattered most: a tap goes there. */
import type { JSX } from "preact";
import type { TableModel } from "../table/model/table-model.ts";
import { SeatBadge } from "../table/panels/Signs.tsx";
import { cx } from "../ui/cx.ts";
import { say } from "../words/say.ts";
import css from "./Moments.module.css";
import type { Moment } from "./model/moments.ts";
import type { ReviewModel } from "./model/review-model.ts";
import { LuckSign, VerdictSign } from "./Verdict.tsx";
import { momentChange, momentText } from "./words.ts";

interface MomentsProps {
  readonly review: ReviewModel;
  readonly model: TableModel;
}

/** Shows them in the order of the game. */
export function Moments({ review, model }: MomentsProps): JSX.Element {
  const moments = review.moments.value;
  return (
    <section class={css.moments} aria-labelledby="review-moments">
      <h2 id="review-moments">{say("review-moments")}</h2>
      <ol class={cx("list", css.list)}>
        {moments.length === 0 && review.stream.value.done.value && <li class="quiet">{say("review-moments-none")}</li>}
        {moments.map((moment, place) => (
          // A greater moment takes the place of another one: the cards stay where they are.
          <li key={place}>
            <Card review={review} model={model} moment={moment} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Card({ review, model, moment }: MomentsProps & { readonly moment: Moment }): JSX.Element {
  const { at } = moment;
  return (
    <button
      type="button"
      class={cx(css.card, `seat-${moment.seat}`)}
      aria-current={review.at.value === at ? "step" : undefined}
      onClick={() => {
        model.closeSheet("side");
        review.to(at);
      }}
    >
      {moment.kind === "move" ? <VerdictSign verdict={moment.verdict} /> : <LuckSign />}
      <span class={css.words}>
        <b>{momentText(moment, (seat) => model.name(seat))}</b>
        <small>{say("review-round", { round: moment.round })}</small>
      </span>
      <SeatBadge seat={moment.seat} />
      <span class={css.change}>{momentChange(moment)}</span>
    </button>
  );
}
