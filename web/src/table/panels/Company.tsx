/** The others at the table, in a corner of the planet: who watches, and what to say to everybody. */
import type { JSX } from "preact";
import type { TableModel } from "../model/table-model.ts";
import css from "./Company.module.css";
import { Reactions } from "./Reactions.tsx";
import { Watching } from "./Watching.tsx";

/** Shows both. Replays and lines have neither. */
export const Company = ({ model }: { model: TableModel }): JSX.Element | null =>
  model.table.live && model.table.line === undefined ? (
    <div class={css.company}>
      <Reactions model={model} />
      <Watching model={model} />
    </div>
  ) : null;
