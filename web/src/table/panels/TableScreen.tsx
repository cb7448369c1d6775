/** A table on this server, to play at or to watch. */
import type { JSX } from "preact";
import type { Table } from "../../store/table.ts";
import { followLive } from "../speech/announce.ts";
import { TableLayout } from "./TableLayout.tsx";
import { useTableModel } from "./use-table-model.ts";

/** Shows the table that this client plays at or watches. */
export function TableScreen({ table }: { readonly table: Table }): JSX.Element | null {
  const model = useTableModel(table, followLive);
  return model === null ? null : <TableLayout model={model} />;
}
