/** A table on this server, to play at or to watch. */
import type { JSX } from "preact";
import type { Table } from "../../store/table.ts";
import { followLive } from "../speech/announce.ts";
import { DailyNote } from "./DailyNote.tsx";
import { TableLayout } from "./TableLayout.tsx";
import { useTableModel } from "./use-table-model.ts";

/** Shows the table that this client plays at or watches. */
export function TableScreen({ table }: { readonly table: Table }): JSX.Element | null {
  const model = useTableModel(table, followLive);
  if (model === null) return null;
  return <TableLayout model={model} note={table.info.value?.daily ? <DailyNote model={model} /> : null} />;
}
