/** A table of this server, to play at or to look at. */
import type { JSX } from "preact";
import type { Table } from "../../store/table.ts";
import { followLive } from "../speech/announce.ts";
import { TableLayout } from "./TableLayout.tsx";
import { useTableModel } from "./use-table-model.ts";

/** The table that one plays or looks at. */
export function TableScreen({ table }: { readonly table: Table }): JSX.Element | null {
  const model = useTableModel(table, followLive);
  return model === null ? null : <TableLayout model={model} />;
}
