/** Luck and skill: what made up each seat's result, and how well it was played. */
import type { JSX } from "preact";
import type { SeatReview } from "../protocol.ts";
import type { TableModel } from "../table/model/table-model.ts";
import { SeatBadge } from "../table/panels/Signs.tsx";
import { cx } from "../ui/cx.ts";
import { botName } from "../words/names.ts";
import { change, percent } from "../words/percent.ts";
import { say } from "../words/say.ts";
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
  const { players, rounds, seats } = review.found.value;
  const all = seats.map((seat) => sharesOf(rounds, seat));
  const span = spanOf(all);
  return (
    <section class={css.skill} aria-labelledby="review-skill">
      <header class={css.head}>
        <h2 id="review-skill">{say("review-skill")}</h2>
        <span class={css.luck} aria-hidden="true">
          {say("review-luck")}
        </span>
        <span class={css.play} aria-hidden="true">
          {say("review-play")}
        </span>
      </header>
      <ul class={cx("list", css.seats)} aria-busy={seats.length === 0}>
        {Array.from({ length: players }, (_, seat) => (
          <Seat key={seat} seat={seat} name={model.name(seat)} found={seats[seat]} shares={all[seat]} span={span} />
        ))}
      </ul>
    </section>
  );
}

interface SeatProps {
  readonly seat: number;
  readonly name: string;
  /** Not known until all moves have been reviewed; the card has the same size before. */
  readonly found: SeatReview | undefined;
  readonly shares: Shares | undefined;
  readonly span: readonly [number, number];
}

function Seat({ seat, name, found, shares, span }: SeatProps): JSX.Element {
  const figures: readonly (readonly [string, string | undefined])[] = [
    ["review-accuracy", found && percent(found.accuracy)],
    ["review-error", found && percent(found.error, 1)],
    ["review-level", found && botName(found.level)],
  ];
  return (
    <li class={cx(css.seat, `seat-${seat}`)}>
      <h3>
        <SeatBadge seat={seat} />
        <span class={css.name}>{name}</span>
        {shares && <b class={css.result}>{say(resultOf(shares))}</b>}
      </h3>
      <SharesBar shares={shares ?? null} span={span} />
      <p class={css.sum}>{shares ? sumText(shares) : say("review-skill-later")}</p>
      <dl class={css.figures}>
        {figures.map(([id, value = "…"]) => (
          <div key={id}>
            <dt>{say(id)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** Says how the game ended for a seat. */
const resultOf = ({ result }: Shares): "review-won" | "review-lost" | "review-shared" =>
  result === 1 ? "review-won" : result === 0 ? "review-lost" : "review-shared";

/** How an even share, luck and play add up to the result. */
const sumText = ({ even, luck, play, result }: Shares): string =>
  say("review-sum", { even: percent(even), luck: change(luck), play: change(play), result: percent(result) });
