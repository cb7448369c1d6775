/** The player's tables: those to go on with, and those that are over. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { OwnTable } from "../protocol.ts";
import { rememberTable, removeTable } from "../store/ask.ts";
import { Button } from "../ui/Button.tsx";
import { useQuestion } from "../ui/Confirm.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { tell } from "../ui/notice.ts";
import { why } from "../words/refusal.ts";
import { say } from "../words/say.ts";
import { TableCard } from "./TableCard.tsx";
import css from "./TablesPanel.module.css";
import { isOver, isRunning, isYourTurn, playersText } from "./tables.ts";

interface TablesPanelProps {
  readonly tables: readonly OwnTable[];
  readonly onRefresh: () => void;
  readonly onClose: () => void;
}

/** Tables that wait for the player come first. */
const byTurn = (a: OwnTable, b: OwnTable): number => Number(isYourTurn(b)) - Number(isYourTurn(a));

/** What is left of a card after its table was removed: the way back. */
function Removed({ table, onUndo }: { readonly table: OwnTable; readonly onUndo: () => void }): JSX.Element {
  const button = useRef<HTMLSpanElement>(null);
  useEffect(() => button.current?.querySelector("button")?.focus(), []);
  return (
    <li class={css.removed}>
      <span>{say("tables-removed", { who: playersText(table) })}</span>
      <span ref={button}>
        <Button text={say("tables-undo")} onClick={onUndo} />
      </span>
    </li>
  );
}

/** The panel. */
export function TablesPanel({ tables, onRefresh, onClose }: TablesPanelProps): JSX.Element {
  const panel = useRef<HTMLDivElement>(null);
  const [question, ask] = useQuestion();
  /** Tables removed since the panel opened that can still be put back. */
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  /** Tables closed or left since then. */
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the panel opens
  useEffect(onRefresh, []);

  const change = async (work: Promise<unknown>, done: () => void): Promise<void> => {
    try {
      await work;
      done();
    } catch (refusal) {
      tell(why(refusal));
      onRefresh();
    }
  };
  const without = (id: string): void => {
    setGone(new Set([...gone, id]));
    // The button that had the focus goes with its card.
    panel.current?.closest("dialog")?.querySelector("h2")?.focus();
  };
  const remove = (table: OwnTable): void => {
    const { id, removal } = table;
    const go = (): void => void change(removeTable(id, removal), () => without(id));
    if (removal === "close") ask({ id: "tables-close", onYes: go });
    else if (removal === "leave") ask({ id: "tables-leave", onYes: go });
    else void change(removeTable(id, removal), () => setRemoved(new Set([...removed, id])));
  };
  const undo = (id: string): void =>
    void change(rememberTable(id), () => setRemoved(new Set([...removed].filter((each) => each !== id))));

  const now = Date.now();
  const left = tables.filter(({ id }) => !gone.has(id));
  const sections = [
    { id: "running", of: left.filter(isRunning).sort(byTurn) },
    { id: "over", of: left.filter(isOver) },
  ].filter(({ of }) => of.length > 0);
  return (
    <Dialog title={say("home-tables")} onClose={onClose} wide>
      <div ref={panel} class={css.tables}>
        {sections.length === 0 && <p class="quiet">{say("tables-none")}</p>}
        {sections.map(({ id, of }) => (
          <section key={id} aria-labelledby={`tables-${id}`}>
            <h3 id={`tables-${id}`}>{say(`tables-${id}`)}</h3>
            <ul class="list">
              {of.map((table) =>
                removed.has(table.id) ? (
                  <Removed key={table.id} table={table} onUndo={() => undo(table.id)} />
                ) : (
                  <TableCard key={table.id} table={table} now={now} onRemove={() => remove(table)} />
                ),
              )}
            </ul>
          </section>
        ))}
      </div>
      {question}
    </Dialog>
  );
}
