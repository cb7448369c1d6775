/** A table on this server, to play at or to watch. */
import type { JSX } from "preact";
import type { Table } from "../../store/table.ts";
import { followLive } from "../speech/announce.ts";
import { DailyNote } from "./DailyNote.tsx";
import { TableLayout } from "./TableLayout.tsx";
import { useTableModel } from "./use-table-model.ts";

interface TableScreenProps {
  readonly table: Table;
  /** Lets the player try tiles that nobody else sees. */
  readonly onTry: () => void;
}

/** Shows the table that this client plays at or watches. */
export function TableScreen({ table, onTry }: TableScreenProps): JSX.Element | null {
  const model = useTableModel(table, followLive);
  if (model === null) return null;
  model.tryTiles = onTry;
  return <TableLayout model={model} note={table.info.value?.daily ? <DailyNote model={model} /> : null} />;
}
