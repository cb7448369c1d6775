/** The top of the table: the round, whose turn it is, the clock, and the buttons for everything else. */
import type { JSX } from "preact";
import { dateOf } from "../../store/daily.ts";
import { Button } from "../../ui/Button.tsx";
import { cx } from "../../ui/cx.ts";
import { Fitting } from "../../ui/Fitting.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useNarrow } from "../../ui/media.ts";
import { linkTo } from "../../ui/root.ts";
import { say } from "../../words/say.ts";
import { shortTime } from "../model/clock.ts";
import type { Sheet } from "../model/shown.ts";
import { isFate } from "../model/staging.ts";
import type { TableModel } from "../model/table-model.ts";
import { ROUNDS } from "../model/words.ts";
import { useLeft } from "./Actions.tsx";
import css from "./TopBar.module.css";

/** The bar at the top. */
export function TopBar({ model, hasSide }: { model: TableModel; hasSide: boolean }): JSX.Element {
  const game = model.shownGame.value;
  const open = (sheet: Sheet) => () => model.toggleSheet(sheet);
  return (
    <header class={css.bar}>
      <a class={css.home} href={linkTo("/")} title={say("to-home")}>
        <span class="unseen">{say("to-home")}</span>
        <Icon name="back" />
      </a>
      {game !== null && (
        <p class={css.turnLine}>
          <span class={css.turnRound}>
            <Daily model={model} />
            {say("round-of", { round: game.round, rounds: ROUNDS })}
          </span>
          <Turn model={model} />
          <Clock model={model} />
        </p>
      )}
      <nav class={css.buttons} aria-label={say("top-buttons")}>
        <Button aria-pressed={model.flat.value} onClick={() => model.toggleMap()}>
          <Icon class={css.icon} name={model.flat.value ? "globe" : "map"} />
          <span class={css.word}>{model.flat.value ? say("show-globe") : say("show-map")}</span>
        </Button>
        {hasSide ? (
          <Boards model={model} />
        ) : (
          <Button class={css.onlyNarrow} aria-expanded={model.sheet.value === "log"} onClick={open("log")}>
            <Icon class={css.icon} name="log" />
            <span class={css.word}>{say("log-title")}</span>
          </Button>
        )}
        <Button aria-expanded={model.sheet.value === "menu"} onClick={open("menu")}>
          <Icon class={css.icon} name="menu" />
          <span class={css.word}>{say("menu")}</span>
        </Button>
      </nav>
    </header>
  );
}

/** Shows the animals and the log in place of a review, or over it on a phone. */
function Boards({ model }: { model: TableModel }): JSX.Element {
  const narrow = useNarrow();
  const open = narrow ? model.sheet.value === "race" : model.aside.value === "boards";
  const toggle = (): void => {
    if (narrow) model.toggleSheet("race");
    else model.aside.value = open ? "side" : "boards";
  };
  return (
    <Button aria-pressed={open} onClick={toggle}>
      <Icon class={css.icon} name="paw" />
      <span class={css.word}>{say("race-title")}</span>
    </Button>
  );
}

/** Marks the daily game and practice for it. */
function Daily({ model }: { model: TableModel }): JSX.Element | null {
  const daily = model.table.info.value?.daily ?? null;
  if (daily === null) return null;
  return (
    <>
      {say(daily.practice ? "round-practice" : "home-daily")}
      <span class={css.word}> {dateOf(daily.day, "short")}</span>
      {" · "}
    </>
  );
}

function Turn({ model }: { model: TableModel }): JSX.Element {
  const { words, seat, yours } = turnWords(model);
  return (
    <b class={cx(css.turnWho, seat !== null && `seat-${seat}`, yours && css.isYours)}>
      <Fitting text={words} />
    </b>
  );
}

/** Says whose turn it is, and whether it's the player's own. */
function turnWords(model: TableModel): { words: string; seat: number | null; yours: boolean } {
  const seat = model.shownTurn.value;
  if (model.table.line?.isPlan) return { words: say("plan-title"), seat, yours: false };
  if (seat === null) {
    const [over, event] = [model.shownGame.value?.end != null, model.playback.now.value];
    const now = over ? "game-over" : event !== null && isFate(event) ? "life-title" : "table-not-yet";
    return { words: say(now), seat: null, yours: false };
  }
  const yours = seat === model.you;
  return { words: yours ? say("your-turn") : say("turn-of", { name: model.name(seat) }), seat, yours };
}

function Clock({ model }: { model: TableModel }): JSX.Element | null {
  const game = model.table.game.value;
  const clocked = model.table.info.value?.options.clock ?? null;
  const left = useLeft(model, clocked === null || game?.held !== null ? null : game.due_at);
  if (left === null) return null;
  const [minutes, seconds] = [Math.floor(left / 60), Math.floor(left % 60)];
  const short = clocked !== null && left <= shortTime(clocked);
  return (
    <span class={cx(css.clock, short && css.isShort)} role="timer" aria-label={say("clock-title")}>
      {short && <Icon name="hourglass" size={14} />}
      {say("clock", { minutes, seconds: String(seconds).padStart(2, "0") })}
    </span>
  );
}
