/** Unfinished tables: one click to continue. */
import type { JSX } from "preact";
import type { TableSummary } from "../protocol.ts";
import { kept } from "../store/kept.ts";
import { LinkButton } from "../ui/Button.tsx";
import { cx } from "../ui/cx.ts";
import { seatNames } from "../words/names.ts";
import { say } from "../words/say.ts";
import choice from "./Choice.module.css";
import { CardFace } from "./Choice.tsx";
import css from "./Continue.module.css";

/** A table in one line: who sits there and how far it is. */
export function lineOf(table: TableSummary): string {
  const who = seatNames(table.seats).join(", ");
  if (table.status === "waiting") return say("home-table-waiting", { who });
  return table.status === "playing"
    ? say("home-table-playing", { who, round: table.round })
    : say("home-players", { names: who });
}

/** Whether a table can be continued. */
export const isRunning = ({ status }: TableSummary): boolean => status === "playing" || status === "waiting";

/** Whether there was such a table at the last visit. If so, its place is reserved until the server has answered. */
export const leftOpen = kept("left open", (value) => (typeof value === "boolean" ? value : null), false);

/** Holds the place of the card until it arrives. */
export const ContinueSoon = (): JSX.Element => (
  <div class={cx(choice.choice, choice.continue)} data-card="continue" aria-hidden="true">
    <span class={choice.start} />
  </div>
);

interface ContinueProps {
  readonly table: TableSummary;
  /** How many other tables there are. */
  readonly more: number;
  readonly onMore: () => void;
}

/** The table with the most recent activity, and the way to the others. */
export function ContinueCard({ table, more, onMore }: ContinueProps): JSX.Element {
  return (
    <div class={cx(choice.choice, choice.continue)} data-card="continue">
      <a class={choice.start} href={`/table/${table.id}`}>
        <CardFace title={say("home-continue")} summary={lineOf(table)} icon="play" />
      </a>
      {more > 0 && (
        <button type="button" class={choice.change} onClick={onMore}>
          <span class="unseen">{say("home-more-tables", { count: more })}</span>
          <span aria-hidden="true">+{more}</span>
        </button>
      )}
    </div>
  );
}

interface TableListProps {
  readonly tables: readonly TableSummary[];
  readonly replay?: boolean;
}

/** A list of tables, each a link. */
export function TableList({ tables, replay = false }: TableListProps): JSX.Element {
  return (
    <ul class={cx("list", css.list)}>
      {tables.map((table) => (
        <li key={table.id}>
          <LinkButton text={lineOf(table)} href={replay ? `/replay?table=${table.id}` : `/table/${table.id}`} />
        </li>
      ))}
    </ul>
  );
}
