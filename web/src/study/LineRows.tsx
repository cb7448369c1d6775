/** The rows of a list of lines or plans: open, name and delete them. */
import type { ReadonlySignal } from "@preact/signals";
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Line, LONGEST_LINE_NAME } from "../store/named-lines.ts";
import { Button } from "../ui/Button.tsx";
import { useQuestion } from "../ui/Confirm.tsx";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/Icon.tsx";
import { say } from "../words/say.ts";
import { attempt } from "./attempt.ts";
import css from "./LineRows.module.css";

/** A list of lines or plans, as its panel knows it. */
export interface NamedLines {
  readonly lines: ReadonlySignal<readonly Line[]>;
  /** The one on the screen. */
  readonly current: ReadonlySignal<number | null>;
  readonly nameOf: (line: Line) => string;
  /** Where it begins, and how long it is. */
  readonly aboutOf: (line: Line) => string;
  /** Throws a `Refusal`. */
  readonly open: (id: number) => Promise<void>;
  readonly rename: (id: number, name: string) => void;
  readonly remove: (id: number) => void;
}

/** Shows the rows. */
export const LineRows = ({ list, onOpened }: { list: NamedLines; onOpened: () => void }): JSX.Element => (
  <ul class={cx("list", css.lines)}>
    {list.lines.value.map((line) => (
      <Row key={line.id} list={list} line={line} onOpened={onOpened} />
    ))}
  </ul>
);

interface RowProps {
  readonly list: NamedLines;
  readonly line: Line;
  readonly onOpened: () => void;
}

function Row({ list, line, onOpened }: RowProps): JSX.Element {
  const [naming, setNaming] = useState(false);
  const [question, ask] = useQuestion();
  const name = list.nameOf(line);
  if (naming) return <Naming list={list} line={line} onDone={() => setNaming(false)} />;
  return (
    <li class={css.row}>
      <Button
        class={cx("plain", css.open)}
        aria-current={list.current.value === line.id ? "true" : undefined}
        onClick={() => void attempt(list.open(line.id).then(onOpened))}
      >
        <b>{name}</b>
        <small>{list.aboutOf(line)}</small>
      </Button>
      <Button class={cx("plain", css.icon)} label={say("line-rename", { name })} onClick={() => setNaming(true)}>
        <Icon name="edit" size={18} />
      </Button>
      <Button
        class={cx("plain", css.icon)}
        label={say("line-delete", { name })}
        onClick={() => ask({ id: "line-sure", args: { name }, onYes: () => list.remove(line.id) })}
      >
        <Icon name="trash" size={18} />
      </Button>
      {question}
    </li>
  );
}

function Naming({ list, line, onDone }: { list: NamedLines; line: Line; onDone: () => void }): JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  return (
    <li>
      <form
        class={css.row}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get("name");
          list.rename(line.id, typeof typed === "string" ? typed : "");
          onDone();
        }}
      >
        <label class={cx("field", css.name)}>
          <span class="unseen">{say("line-name")}</span>
          <input
            name="name"
            placeholder={list.nameOf({ ...line, name: "" })}
            defaultValue={line.name}
            maxLength={LONGEST_LINE_NAME}
            autocomplete="off"
            ref={field}
            onKeyDown={(event) => {
              if (event.key !== "Escape") return;
              event.preventDefault();
              event.stopPropagation();
              onDone();
            }}
          />
        </label>
        <Button class="primary" type="submit" text={say("line-save")} />
      </form>
    </li>
  );
}
