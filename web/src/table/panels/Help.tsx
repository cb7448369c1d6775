/** What each key and gesture does. */
import type { JSX } from "preact";
import { openRules } from "../../rules/open.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { say } from "../../words/say.ts";
import type { TableModel } from "../model/table-model.ts";
import css from "./Help.module.css";

const KEYS: readonly (readonly [keys: string, words: string])[] = [
  ["1 – 5", "help-take"],
  ["← ↑ → ↓", "help-aim"],
  ["Q  E", "help-turn"],
  ["↵", "help-place"],
  ["U", "help-take-back"],
  ["Esc", "help-put-back"],
  ["Space", "help-next"],
  ["H", "help-hint"],
  ["R", "help-regions"],
  ["M", "help-map"],
  ["T  /", "help-type"],
  ["?", "help-help"],
];

/** The keys of a replay, where nothing is placed. */
const REPLAY_KEYS: readonly (readonly [keys: string, words: string])[] = [
  ["Space", "help-play"],
  ["←  →", "help-step"],
  ["↑  ↓", "help-round"],
  ["Home  End", "help-ends"],
  ["R", "help-regions"],
  ["M", "help-map"],
  ["?", "help-help"],
];

/** The keys of a review. */
const REVIEW_KEYS: readonly (readonly [keys: string, words: string])[] = [
  ...REPLAY_KEYS.filter(([, words]) => words !== "help-play" && words !== "help-help"),
  ["N  B", "help-mistake"],
  ["Space", "help-better"],
  ["0 – 3", "help-option"],
  ["?", "help-help"],
];

interface HelpProps {
  readonly model: TableModel;
  readonly review: boolean;
}

/** Shows the keys. */
export function Help({ model, review }: HelpProps): JSX.Element {
  const { live } = model.table;
  const keys = review ? REVIEW_KEYS : live ? KEYS : REPLAY_KEYS;
  return (
    <Dialog title={say("help-title")} onClose={() => model.closeSheet("help")}>
      {live && <p class={css.hands}>{say("help-hands")}</p>}
      <p>
        <Button
          text={say("see-rules")}
          onClick={() => {
            model.sheet.value = null;
            openRules("aim");
          }}
        />
      </p>
      <dl class={css.keys}>
        {keys.map(([keys, words]) => (
          <div key={words}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{say(words)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
