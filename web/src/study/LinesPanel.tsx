/** All lines of a game: open, name, delete, compare and share them. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { uploadRecord } from "../store/lines.ts";
import { Button } from "../ui/Button.tsx";
import { useQuestion } from "../ui/Confirm.tsx";
import { copy } from "../ui/copy.ts";
import { cx } from "../ui/cx.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Icon } from "../ui/Icon.tsx";
import { tell } from "../ui/notice.ts";
import { HERE } from "../ui/root.ts";
import { download } from "../ui/share-file.ts";
import { hasServer } from "../wire/offline.ts";
import { why } from "../words/refusal.ts";
import { say } from "../words/say.ts";
import { LineCompare } from "./LineCompare.tsx";
import css from "./LinesPanel.module.css";
import { type LineList, lineName } from "./line-list.ts";
import { type Line, LONGEST_LINE_NAME, originOf } from "./lines.ts";

interface PanelProps {
  readonly list: LineList;
  readonly onClose: () => void;
}

/** Does something with a record, and says why it didn't work. */
const attempt = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    (refusal) => tell(why(refusal)),
  );

/** Shows the panel. */
export function LinesPanel({ list, onClose }: PanelProps): JSX.Element {
  const [comparing, setComparing] = useState(false);
  const lines = list.lines.value;
  if (comparing) return <LineCompare list={list} onClose={() => setComparing(false)} />;
  return (
    <Dialog title={say("line-list")} onClose={onClose}>
      {lines.length === 0 ? (
        <p class="quiet">{say("line-none")}</p>
      ) : (
        <>
          <ul class={cx("list", css.lines)}>
            {lines.map((line) => (
              <Row key={line.id} list={list} line={line} onOpened={onClose} />
            ))}
          </ul>
          <div class={css.foot}>
            <Button onClick={() => setComparing(true)}>
              <Icon name="pass" />
              {say("line-compare")}
            </Button>
            <Share list={list} />
          </div>
        </>
      )}
    </Dialog>
  );
}

/** Shares the record with its lines: by link, if there is a server to keep it, and as a file. */
function Share({ list }: { readonly list: LineList }): JSX.Element {
  const [copied, setCopied] = useState(false);
  const link = async (): Promise<void> => {
    const digest = await uploadRecord(await list.withLines());
    setCopied(await copy(`${HERE}/record/${digest}`));
  };
  const save = async (): Promise<void> =>
    download(new File([await list.withLines()], "twelvefold-lines.json", { type: "application/json" }));
  return (
    <>
      {hasServer && (
        <Button onClick={() => void attempt(link())}>
          <Icon name={copied ? "check" : "copy"} />
          {copied ? say("end-copied") : say("line-share")}
        </Button>
      )}
      <Button onClick={() => void attempt(save())}>
        <Icon name="download" />
        {say("line-file")}
      </Button>
    </>
  );
}

/** Where a line leaves the game or another line, and how long it is. */
function about(lines: readonly Line[], line: Line): string {
  const { line: from, ply } = originOf(lines, line);
  const count = line.ply + line.moves.length - ply;
  return from === null
    ? say("line-from-game", { move: ply, count })
    : say("line-from-line", { name: lineName(from), move: ply, count });
}

interface RowProps {
  readonly list: LineList;
  readonly line: Line;
  readonly onOpened: () => void;
}

function Row({ list, line, onOpened }: RowProps): JSX.Element {
  const [naming, setNaming] = useState(false);
  const [question, ask] = useQuestion();
  const name = lineName(line);
  if (naming) return <Naming list={list} line={line} onDone={() => setNaming(false)} />;
  return (
    <li class={css.row}>
      <Button
        class={cx("plain", css.open)}
        aria-current={list.current.value === line.id ? "true" : undefined}
        onClick={() => void attempt(list.open(line.id).then(onOpened))}
      >
        <b>{name}</b>
        <small>{about(list.lines.value, line)}</small>
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

function Naming({ list, line, onDone }: { list: LineList; line: Line; onDone: () => void }): JSX.Element {
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
            placeholder={lineName({ ...line, name: "" })}
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
