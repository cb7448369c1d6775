/** Luck and skill: what made up each seat's result, and how well it was played. */
import type { JSX } from "preact";
import type { TableModel } from "../table/model/table-model.ts";
import { SeatBadge } from "../table/panels/Signs.tsx";
import { cx } from "../ui/cx.ts";
import { botName } from "../words/names.ts";
import { change, percent } from "../words/percent.ts";
import { say } from "../words/say.ts";
import type { SeatReview } from "./model/parts.ts";
import type { ReviewModel } from "./model/review-model.ts";
import { type Shares, sharesOf, spanOf } from "./model/shares.ts";
import { SharesBar } from "./SharesBar.tsx";
import css from "./Skill.module.css";

interface SkillProps {
  readonly review: ReviewModel;
  readonly model: TableModel;
}

/** Shows a card for each seat, as soon as the whole game has been reviewed. */
export function Skill({ review, model }: SkillProps): JSX.Element | null {
  const [parts, seats] = [review.parts.value, review.seats.value];
  const all = seats.map((seat) => sharesOf(parts, seat));
  const span = spanOf(all);
  return (
    <section class={css.skill} aria-labelledby="review-skill">
      <h2 id="review-skill">{say("review-skill")}</h2>
      {seats.length === 0 && <p class="quiet">{say("review-skill-later")}</p>}
      <ul class={cx("list", css.seats)}>
        {seats.map((seat, place) => {
          const shares = all[place];
          return (
            shares && <Seat key={seat.seat} name={model.name(seat.seat)} seat={seat} shares={shares} span={span} />
          );
        })}
      </ul>
    </section>
  );
}

interface SeatProps {
  readonly name: string;
  readonly seat: SeatReview;
  readonly shares: Shares;
  readonly span: readonly [number, number];
}

function Seat({ name, seat, shares, span }: SeatProps): JSX.Element {
  const { even, luck, play, result } = shares;
  const figures: readonly (readonly [string, string])[] = [
    ["review-accuracy", percent(seat.accuracy)],
    ["review-error", percent(seat.error, 1)],
    ["review-level", botName(seat.level)],
  ];
  return (
    <li class={cx(css.seat, `seat-${seat.seat}`)}>
      <h3>
        <SeatBadge seat={seat.seat} />
        <span class={css.name}>{name}</span>
        <b class={css.result}>{say("review-result", { result: percent(result) })}</b>
      </h3>
      <SharesBar shares={shares} span={span} />
      <p class={css.sum}>
        {say("review-sum", { even: percent(even), luck: change(luck), play: change(play), result: percent(result) })}
      </p>
      <dl class={css.figures}>
        {figures.map(([id, value]) => (
          <div key={id}>
            <dt>{say(id)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
