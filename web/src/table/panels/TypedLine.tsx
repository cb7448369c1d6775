/** The line for typed moves and questions, below everything that was announced. */
import type { JSX, TargetedKeyboardEvent } from "preact";
import { useRef } from "preact/hooks";
import { change } from "../../store/settings.ts";
import { Button } from "../../ui/Button.tsx";
import { cx } from "../../ui/cx.ts";
import { Voice } from "../../ui/Voice.tsx";
import { announce, showTyped } from "../../ui/voice.ts";
import { say } from "../../words/say.ts";
import type { TableModel } from "../model/table-model.ts";
import { answer } from "../speech/answer.ts";
import { LineHistory } from "../speech/line-history.ts";
import css from "./TypedLine.module.css";

/** Shows the line. Answers are announced in the order of the questions. */
export function TypedLine({ model }: { readonly model: TableModel }): JSX.Element {
  const past = useRef(new LineHistory());
  const last = useRef<Promise<void>>(Promise.resolve());
  const box = useRef<HTMLInputElement>(null);
  const ask = (): void => {
    const input = box.current;
    if (input === null) return;
    const line = input.value;
    input.value = "";
    past.current.add(line);
    if (line.trim() !== "") showTyped(line.trim());
    last.current = last.current.then(async () => announce(...(await answer(model, line))));
  };
  const press = (event: TargetedKeyboardEvent<HTMLInputElement>): void => {
    const input = event.currentTarget;
    if (event.key === "ArrowUp" || event.key === "ArrowDown") {
      input.value = event.key === "ArrowUp" ? past.current.back(input.value) : past.current.on();
    } else if (event.key === "Escape") {
      input.blur();
    } else return;
    event.preventDefault();
  };
  return (
    <section class={css.typed} aria-labelledby="typed-title">
      <header>
        <h2 id="typed-title">{say("typed-title")}</h2>
        <Button class="plain" text={say("dialog-close")} onClick={() => change({ typing: false })} />
      </header>
      <Voice seen />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <label for="typed-line">{say("typed-line")}</label>
        <input
          ref={box}
          id="typed-line"
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxlength={120}
          enterkeyhint="send"
          aria-describedby="typed-hint"
          aria-keyshortcuts="T /"
          onKeyDown={press}
        />
        <p id="typed-hint" class={cx("quiet", css.hint)}>
          {say("typed-hint")}
        </p>
      </form>
    </section>
  );
}
