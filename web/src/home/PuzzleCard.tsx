/** The puzzle of the day on the home screen, beside the daily game. It is loaded after everything else there. */
import type { JSX } from "preact";
import { dateOf, dayHere } from "../store/daily.ts";
import { puzzleResults } from "../store/puzzle-results.ts";
import { streakOf } from "../store/streak.ts";
import { Icon } from "../ui/Icon.tsx";
import { linkTo } from "../ui/root.ts";
import { say } from "../words/say.ts";
import choice from "./Choice.module.css";
import css from "./DailyCard.module.css";

/** How the player has done today, in one line. */
function stateOf(day: string): string {
  const { days } = puzzleResults.value;
  if (!days.includes(day)) return say("puzzle-card-new");
  return `${say("puzzle-card-solved")} · ${say("daily-streak", { days: streakOf(days, day).current })}`;
}

/** Shows the card. */
export function PuzzleCard(): JSX.Element {
  const day = dayHere();
  return (
    <div class={choice.choice} data-card="puzzle">
      <a class={choice.start} href={linkTo("/puzzles/daily")}>
        <Icon name="bulb" size={40} class={choice.icon} />
        <span class={choice.words}>
          <b class={css.title}>
            {say("puzzle-daily")} <small>{dateOf(day, "short")}</small>
          </b>
          <small>{stateOf(day)}</small>
        </span>
      </a>
      <a class={choice.change} href={linkTo("/puzzles")} title={say("puzzle-card-more")}>
        <span class="unseen">{say("puzzle-card-more")}</span>
        <Icon name="on" />
      </a>
    </div>
  );
}
