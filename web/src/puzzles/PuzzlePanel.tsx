/** The panel beside a puzzle's planet: the task, the player's rating, and the way to the next puzzle. */
import type { JSX } from "preact";
import { dateOf } from "../store/daily.ts";
import { puzzleResults } from "../store/puzzle-results.ts";
import coach from "../table/panels/CoachPanel.module.css";
import { Button } from "../ui/Button.tsx";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/Icon.tsx";
import { say } from "../words/say.ts";
import { START } from "./glicko.ts";
import { THEMES } from "./list.ts";
import css from "./PuzzlePanel.module.css";
import type { Session } from "./session.ts";

interface PanelProps {
  readonly session: Session;
  readonly onNext: () => void;
}

/** Shows the panel. */
export function PuzzlePanel({ session, onNext }: PanelProps): JSX.Element {
  const stage = session.stage.value;
  const over = stage === "solved" || stage === "shown";
  const { day, puzzle } = session;
  return (
    <section class={coach.panel} aria-label={say("puzzle-title")} data-stage={stage}>
      <div class={css.head}>
        <Icon name={day === null ? "bulb" : "calendar"} />
        <b>{day === null ? say("puzzle-title") : `${say("puzzle-daily")} · ${dateOf(day, "short")}`}</b>
        <Rating session={session} />
      </div>
      {over ? (
        <p class="quiet">{say("puzzle-about", { name: puzzle.id, rating: String(puzzle.rating) })}</p>
      ) : (
        <p>{say("puzzle-task")}</p>
      )}
      <div class={cx(coach.buttons, css.buttons)}>
        {!over && <Button text={say("puzzle-show")} onClick={() => void session.show()} />}
        <Button class={over ? "primary" : undefined} text={say("puzzle-next")} onClick={onNext} />
      </div>
      <ThemePick />
    </section>
  );
}

/** The player's rating, and how the first attempt changed it. */
function Rating({ session }: { readonly session: Session }): JSX.Element {
  const rating = Math.round(puzzleResults.value.rating?.rating ?? START.rating);
  const change = session.change.value;
  const told = change === null ? String(rating) : `${rating} (${change < 0 ? "−" : "+"}${Math.abs(change)})`;
  return <span>{say("puzzle-rating", { rating: told })}</span>;
}

/** Which theme the next puzzles have. */
function ThemePick(): JSX.Element {
  const { theme } = puzzleResults.value;
  const choose = (value: string): void => {
    puzzleResults.value = { ...puzzleResults.peek(), theme: value === "" ? null : value };
  };
  return (
    <label class={css.theme}>
      <span>{say("puzzle-theme")}</span>
      <select value={theme ?? ""} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">{say("puzzle-theme-any")}</option>
        {THEMES.map((each) => (
          <option key={each} value={each}>
            {say(`puzzle-theme-${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
