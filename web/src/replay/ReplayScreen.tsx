/** The replay of a record: the table, with controls in place of the tiles to take. */
import { effect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { moveWords } from "../study/move-words.ts";
import { followModel, type Player } from "../study/player.ts";
import type { OpenRecord } from "../study/RecordScreen.tsx";
import { SharedReviewBar } from "../study/SharedReviewBar.tsx";
import { ShareReviewItem } from "../study/ShareReviewItem.tsx";
import { replayView } from "../study/shown.ts";
import type { TableModel } from "../table/model/table-model.ts";
import table from "../table/panels/TableLayout.module.css";
import { TableLayout } from "../table/panels/TableLayout.tsx";
import { useTableModel } from "../table/panels/use-table-model.ts";
import { eventLines } from "../table/speech/speech.ts";
import { announce } from "../ui/voice.ts";
import { Controls } from "./Controls.tsx";
import { listenToReplayKeys } from "./keys.ts";

/** Announces each move the replay steps to from where it was opened, with its events. Returns the cleanup function. */
function speakSteps(player: Player, model: TableModel, from: number): () => void {
  let last = from;
  return effect(() => {
    const ply = player.ply.value;
    if (ply === last) return;
    last = ply;
    const events = player.replay.frames[ply]?.events ?? [];
    announce(
      moveWords(ply, player.last),
      ...events.flatMap((event) => eventLines(event, (seat) => model.name(seat), player.replay.box)),
    );
  });
}

/** Nothing in a replay can be missed, so each move that it makes is news. */
const followReplay = (model: TableModel): (() => void) =>
  model.table.onEvents((events, before, after) => model.stage(events, before, after));

interface ReplayProps extends OpenRecord {
  /** The address of the record's review. */
  readonly review: string;
}

/** Shows a record's game. */
export function ReplayScreen({ player, shown, shared, share, review, lines }: ReplayProps): JSX.Element | null {
  const model = useTableModel(player, followReplay);
  // A quick user may step on before the first effect runs.
  const [from] = useState(() => player.ply.peek());
  useEffect(() => {
    if (model === null) return undefined;
    const end = followModel(player, model);
    const silence = speakSteps(player, model, from);
    const unlisten = listenToReplayKeys(player);
    const unused = shown.use(replayView(player));
    return () => {
      player.running.value = false;
      end();
      silence();
      unlisten();
      unused();
    };
  }, [model, player, shown, from]);
  if (model === null) return null;
  return (
    <TableLayout model={model} menu={shared === null ? <ShareReviewItem model={model} onStart={share} /> : null}>
      <div class={table.handRow}>
        {shared !== null && <SharedReviewBar review={shared} />}
        <Controls player={player} model={model} review={review} lines={lines} />
      </div>
    </TableLayout>
  );
}
