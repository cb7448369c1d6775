/** The button that asks for a hint, and the line that says the tile in hand is a suggestion. */
import type { JSX } from "preact";
import { Button } from "../../ui/Button.tsx";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/Icon.tsx";
import { withKey } from "../../ui/media.ts";
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

/** Says that the tile in hand is a suggestion, or that a bot is thinking about one. */
export function SuggestionLine({ model }: { model: TableModel }): JSX.Element | null {
  const { thinking, shown } = model.hints;
  if (thinking.value) return <p class={cx(css.suggestion, css.isThinking)}>{say("hint-thinking")}</p>;
  return shown.value ? <p class={css.suggestion}>{say("hint-line")}</p> : null;
}
