/** The button that asks for a hint, and the panel that says why a move is suggested. */
import type { JSX } from "preact";
import { Button } from "../../ui/Button.tsx";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/Icon.tsx";
import { withKey } from "../../ui/media.ts";
import { percent } from "../../words/percent.ts";
import { say } from "../../words/say.ts";
import type { TableModel } from "../model/table-model.ts";
import css from "./Actions.module.css";

/** Asks for a hint. Hidden where hints aren't allowed. Without `named` it's only an icon. */
export function HintButton({ model, named = false }: { model: TableModel; named?: boolean }): JSX.Element | null {
  const { may, thinking } = model.hints;
  if (!may.value) return null;
  return (
    <Button
      class={cx(css.askHint, !named && css.round)}
      title={withKey(say("hint-ask"), "H")}
      aria-label={named ? undefined : say("hint")}
      aria-keyshortcuts="H"
      aria-busy={thinking.value}
      onClick={() => void model.hints.ask()}
    >
      <Icon name="bulb" />
      {named && say("hint")}
    </Button>
  );
}

/** Says why the tile in hand is suggested, with a way to the alternatives, or that somebody is thinking about a hint. */
export function SuggestionPanel({ model }: { model: TableModel }): JSX.Element | null {
  const { thinking, shown } = model.hints;
  if (thinking.value) return <p class={cx(css.suggestion, css.isThinking)}>{say("hint-thinking")}</p>;
  if (shown.value === null) return null;
  const { move, at, count } = shown.value;
  const title = at === 0 ? say("hint-line") : say("hint-other", { number: at, count: count - 1 });
  return (
    <section class={css.suggestion} aria-label={say("hint")}>
      <header>
        {count > 1 && <StepButton model={model} by={-1} />}
        <p>
          <strong>{title}</strong>
          <span>{say("hint-chance", { chance: percent(move.chance) })}</span>
        </p>
        {count > 1 && <StepButton model={model} by={1} />}
      </header>
      {model.hints.reasons(move).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </section>
  );
}

function StepButton({ model, by }: { model: TableModel; by: 1 | -1 }): JSX.Element {
  const label = by === 1 ? withKey(say("hint-next"), "H") : say("hint-previous");
  return (
    <Button
      class={css.round}
      label={label}
      // A click leaves the focus on Place, so that Enter still places the tile.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => model.hints.step(by)}
    >
      <Icon name={by === 1 ? "on" : "back"} />
    </Button>
  );
}
