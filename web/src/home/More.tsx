/** The rest of the home screen: today's deal, codes, tables, replays, settings. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { TableSummary } from "../protocol.ts";
import { SettingsDialog } from "../settings/SettingsDialog.tsx";
import { openTables, tableOfCode } from "../store/ask.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { go } from "../ui/navigate.ts";
import { whyNoTable } from "../words/refusal.ts";
import { say } from "../words/say.ts";
import { isRunning, TableList } from "./Continue.tsx";
import css from "./More.module.css";

/** Which panel is open. */
export type Opened = "join" | "tables" | "replays" | "settings";

interface MoreProps {
  readonly tables: readonly TableSummary[];
  readonly opened: Opened | null;
  /** Whether the lesson is offered here rather than in a card of its own. */
  readonly learn: boolean;
  readonly onOpen: (opened: Opened | null) => void;
  readonly today: string;
  readonly onToday: () => void;
}

function Join({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const [code, setCode] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const [open, setOpen] = useState<readonly TableSummary[] | null>(null);
  useEffect(() => {
    openTables().then(setOpen, () => undefined);
  }, []);
  const join = async (wanted: string): Promise<void> => {
    if (wanted === "") return;
    setWrong(null);
    try {
      go(`/table/${await tableOfCode(wanted)}`);
    } catch (refusal) {
      setWrong(whyNoTable(refusal, wanted));
    }
  };
  return (
    <Dialog title={say("home-join")} onClose={onClose} typed>
      <form
        class="panel"
        onSubmit={(event) => {
          event.preventDefault();
          void join(code.trim().toUpperCase());
        }}
      >
        <p class="quiet">{say("home-join-hint")}</p>
        <div class={css.join}>
          <label class="field">
            <span class="unseen">{say("home-code")}</span>
            <input
              class={css.code}
              autofocus
              maxLength={12}
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              aria-invalid={wrong !== null}
              aria-describedby="wrong-code"
              value={code}
              onInput={(event) => setCode(event.currentTarget.value)}
            />
          </label>
          <Button type="submit" class="primary large" text={say("home-join-go")} />
        </div>
        <p id="wrong-code" class={css.wrong} role="alert">
          {wrong}
        </p>
        <h3>{say("home-open-tables")}</h3>
        {open?.length ? <TableList tables={open} /> : <p class="quiet">{say("home-no-open-tables")}</p>}
      </form>
    </Dialog>
  );
}

function Replays({
  tables,
  onClose,
}: {
  readonly tables: readonly TableSummary[];
  readonly onClose: () => void;
}): JSX.Element {
  const over = tables.filter(({ status }) => status === "over");
  return (
    <Dialog title={say("home-replays")} onClose={onClose}>
      <div class="panel">
        <p class="quiet">{say(over.length ? "home-replays-hint" : "home-replays-none")}</p>
        <TableList tables={over} replay />
        <p>
          <LinkButton text={say("home-replays-file")} href="/replay" />
        </p>
      </div>
    </Dialog>
  );
}

/** The row below the ways to play, and its panels. */
export function More({ tables, opened, learn, onOpen, today, onToday }: MoreProps): JSX.Element {
  const close = (): void => onOpen(null);
  const running = tables.filter(isRunning);
  return (
    <nav class={css.more} aria-label={say("home-more")}>
      <Button
        class="plain"
        text={say("home-today")}
        title={say("home-today-hint", { date: today })}
        onClick={onToday}
      />
      {learn && <LinkButton class="plain" text={say("home-learn")} href="/learn" />}
      <Button class="plain" text={say("home-join")} onClick={() => onOpen("join")} />
      <Button class="plain" text={say("home-replays")} onClick={() => onOpen("replays")} />
      <LinkButton class="plain" text={say("see-rules")} href="/rules" />
      <Button class="plain" text={say("home-settings")} onClick={() => onOpen("settings")} />
      {opened === "join" && <Join onClose={close} />}
      {opened === "replays" && <Replays tables={tables} onClose={close} />}
      {opened === "settings" && <SettingsDialog onClose={close} />}
      {opened === "tables" && (
        <Dialog title={say("home-tables")} onClose={close}>
          <div class="panel">
            <TableList tables={running} />
          </div>
        </Dialog>
      )}
    </nav>
  );
}
