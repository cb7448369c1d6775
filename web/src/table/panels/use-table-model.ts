/** The model of a table while its screen is shown, with everything that listens to it. */
import { useEffect, useState } from "preact/hooks";
import type { TableSource } from "../../store/source.ts";
import { listenToKeys } from "../input/keys.ts";
import { TableModel } from "../model/table-model.ts";
import { announceTable } from "../speech/announce.ts";
import { showResult } from "./show-result.ts";

/** How a screen follows its table; must be the same function on every render. Returns the cleanup function. */
export type Follow = (model: TableModel) => () => void;

/** Creates a player's model of a table. `end` opens the result; a review has no use for it. */
export function useTableModel(table: TableSource, follow: Follow, end: Follow = showResult): TableModel | null {
  const [model, setModel] = useState<TableModel | null>(null);
  useEffect(() => {
    const made = new TableModel(table);
    setModel(made);
    const ends = [listenToKeys(made), announceTable(made), follow(made), end(made)];
    return () => {
      for (const end of ends) end();
      made.dispose();
    };
  }, [table, follow, end]);
  return model;
}
