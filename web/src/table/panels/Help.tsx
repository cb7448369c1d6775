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
  ["H", "help-hint"],
  ["R", "help-regions"],
  ["M", "help-map"],
  ["T  /", "help-type"],
  ["?", "help-help"],
];

/** Shows the keys. */
export function Help({ model }: { model: TableModel }): JSX.Element {
  return (
    <Dialog title={say("help-title")} onClose={() => model.closeSheet("help")}>
      <p class={css.hands}>{say("help-hands")}</p>
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
        {KEYS.map(([keys, words]) => (
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
