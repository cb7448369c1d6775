/** The model of a table while its screen is shown, with everything that listens to it. */
import { effect } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import type { TableSource } from "../../store/source.ts";
import { listenToKeys } from "../input/keys.ts";
import { TableModel } from "../model/table-model.ts";
import { announceTable } from "../speech/announce.ts";
import { pageVisible } from "../speech/catch-up.ts";

/** Creates a player's model of a table. `follow` handles its events, and must be the same function on every render. */
export function useTableModel(table: TableSource, follow: (model: TableModel) => () => void): TableModel | null {
  const [model, setModel] = useState<TableModel | null>(null);
  useEffect(() => {
    const made = new TableModel(table);
    setModel(made);
    const ends = [listenToKeys(made), announceTable(made), follow(made), endWhenOver(made)];
    return () => {
      for (const end of ends) end();
      made.dispose();
    };
  }, [table, follow]);
  return model;
}

/** Opens the result once the game is over and the playback has finished. A new game closes it. */
function endWhenOver(model: TableModel): () => void {
  let shown = 0;
  return effect(() => {
    const game = model.table.game.value;
    const over = game !== null && (game.end !== null || model.table.info.value?.status === "over");
    if (!over) {
      if (model.sheet.peek() === "end") model.sheet.value = null;
    } else if (pageVisible.value && !model.playback.busy.value && shown !== game.game) {
      shown = game.game;
      model.sheet.value = "end";
    }
  });
}
