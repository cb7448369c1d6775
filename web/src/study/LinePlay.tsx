/** The table on which a line is tried, in place of a replay or a review. */
import { effect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { MOST_LINES } from "../store/named-lines.ts";
import { isBusy } from "../table/input/keys.ts";
import type { TableModel } from "../table/model/table-model.ts";
import { TableLayout } from "../table/panels/TableLayout.tsx";
import { useTableModel } from "../table/panels/use-table-model.ts";
import { followLive } from "../table/speech/announce.ts";
import { tell } from "../ui/notice.ts";
import { announce } from "../ui/voice.ts";
import { why } from "../words/refusal.ts";
import { say } from "../words/say.ts";
import { LineBar, lineWords } from "./LineBar.tsx";
import { LinePlayers } from "./LinePlayers.tsx";
import { LinesPanel } from "./LinesPanel.tsx";
import type { LineList } from "./line-list.ts";
import type { LineSource } from "./line-source.ts";
import type { Opened } from "./RecordScreen.tsx";
import { SharedReviewBar } from "./SharedReviewBar.tsx";
import type { SharedReviewModel } from "./shared-review.ts";
import { lineView } from "./shown.ts";

interface LinePlayProps {
  readonly opened: Opened;
  readonly source: LineSource;
  /** The shared review that this page is in; null for none. */
  readonly shared: SharedReviewModel | null;
}

/** The arrows go back and on, unless a tile is in hand, which they move. */
function listenToLineKeys(source: LineSource, model: TableModel): () => void {
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target, event.key)) return;
    if (model.hand.peek() !== null || model.sheet.peek() !== null) return;
    if (event.key === "ArrowLeft") source.undo();
    else if (event.key === "ArrowRight") source.redo();
    else return;
    event.preventDefault();
  };
  document.addEventListener("keydown", press);
  return () => document.removeEventListener("keydown", press);
}

/** Announces where a step back or on has led; moves are announced as they are made. */
function speakSteps(list: LineList, source: LineSource): () => void {
  let last = source.ply.peek();
  return effect(() => {
    const ply = source.ply.value;
    if (ply < last || ply > last + 1) announce(lineWords(list, source));
    last = ply;
  });
}

/** Says why a bot hasn't moved, and that there is no room for another line. */
function tellTroubles(list: LineList, source: LineSource): () => void {
  return effect(() => {
    if (source.failed.value !== null) tell(why(source.failed.value));
    if (list.full.value) tell(say("line-full", { most: MOST_LINES }));
  });
}

/** Shows the table, with the strip above its tiles. */
export function LinePlay({ opened, source, shared }: LinePlayProps): JSX.Element | null {
  const { lines: list, player, shown } = opened;
  const model = useTableModel(source, followLive);
  const [open, setOpen] = useState<"players" | "lines" | null>(null);
  useEffect(() => {
    if (model === null) return undefined;
    source.leaving = () => model.playback.skip();
    const ends = [
      listenToLineKeys(source, model),
      speakSteps(list, source),
      tellTroubles(list, source),
      shown.use(lineView(source)),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [model, source, list, shown]);
  if (model === null) return null;
  const close = (): void => setOpen(null);
  const bar = (
    <>
      {shared !== null && <SharedReviewBar review={shared} />}
      <LineBar
        list={list}
        source={source}
        onBack={() => player.to(list.close())}
        onPlayers={() => setOpen("players")}
        onLines={() => setOpen("lines")}
      />
    </>
  );
  return (
    <>
      <TableLayout model={model} bar={bar} />
      {open === "players" && <LinePlayers source={source} onClose={close} />}
      {open === "lines" && <LinesPanel list={list} onClose={close} />}
    </>
  );
}
