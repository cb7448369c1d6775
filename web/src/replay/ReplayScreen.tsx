/** The replay of a record: from a table on this server, an uploaded record, or a file. */
import { effect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { recordAt, replayOf } from "../store/frames.ts";
import { followModel, Player } from "../study/player.ts";
import type { TableModel } from "../table/model/table-model.ts";
import table from "../table/panels/TableLayout.module.css";
import { TableLayout } from "../table/panels/TableLayout.tsx";
import { useTableModel } from "../table/panels/use-table-model.ts";
import { eventLines } from "../table/speech/speech.ts";
import { cx } from "../ui/cx.ts";
import { Message, Waiting } from "../ui/Message.tsx";
import { announce } from "../ui/voice.ts";
import { Refusal } from "../wire/refusal.ts";
import { why } from "../words/refusal.ts";
import { say } from "../words/say.ts";
import { Controls, moveWords } from "./Controls.tsx";
import { listenToReplayKeys } from "./keys.ts";
import css from "./ReplayScreen.module.css";

interface ReplayProps {
  /** The table whose last game is replayed, from `/api/tables/<id>/record`. */
  readonly table: string | null;
  /** The number of an earlier game there. */
  readonly game: string | null;
  /** The uploaded record, from `/api/records/<digest>`. Without a table or a digest, the screen asks for a file. */
  readonly digest: string | null;
}

type State = { readonly player: Player } | { readonly wrong: unknown } | "loading" | "choose";

/** Shows a record. */
export function ReplayScreen({ table, game, digest }: ReplayProps): JSX.Element {
  const earlier = game === null ? "" : `?game=${encodeURIComponent(game)}`;
  const path = table ? `/api/tables/${table}/record${earlier}` : digest ? `/api/records/${digest}` : null;
  const [state, setState] = useState<State>(path === null ? "choose" : "loading");
  const open = async (record: Promise<string>): Promise<void> => {
    setState("loading");
    try {
      setState({ player: new Player(await replayOf(await record)) });
    } catch (refusal) {
      setState({ wrong: refusal });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another record opens another replay
  useEffect(() => {
    if (path !== null) void open(recordAt(path));
  }, [path]);
  if (state === "loading") return <Waiting />;
  if (state !== "choose" && "player" in state) return <Replayed player={state.player} />;
  return (
    <Message text={state === "choose" ? say("replay-choose") : wrongWith(state.wrong)}>
      <p>
        <label class={cx("button primary", css.file)}>
          {say("replay-file")}
          <input
            type="file"
            accept=".json,.jsonl,application/json"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file !== undefined) void open(file.text().then(firstLine));
            }}
          />
        </label>
      </p>
    </Message>
  );
}

/** Returns the first record of a file, which can hold many, one per line. */
const firstLine = (text: string): string => {
  const whole = text.trim();
  const [line = whole] = whole.split("\n");
  return line.endsWith("}") ? line : whole;
};

function wrongWith(refusal: unknown): string {
  if (refusal instanceof Refusal && refusal.reason === "bad message")
    // The tables in this browser have no words of their own, and can't say why.
    return refusal.where === null ? say("replay-not-record") : say("replay-bad", { why: refusal.where });
  if (refusal instanceof Refusal && refusal.reason === "no table") return say("replay-none");
  return why(refusal);
}

/** Announces each move the replay steps to, forward or back, with its events. Returns the cleanup function. */
function speakSteps(player: Player, model: TableModel): () => void {
  // Start from 0, because a quick user may already have stepped on. The start itself is not announced.
  let last = 0;
  return effect(() => {
    const ply = player.ply.value;
    if (ply === last) return;
    last = ply;
    const events = player.replay.frames[ply]?.events ?? [];
    announce(
      moveWords(player),
      ...events.flatMap((event) => eventLines(event, (seat) => model.name(seat), player.replay.box)),
    );
  });
}

/** Nothing in a replay can be missed, so each move that it makes is news. */
const followReplay = (model: TableModel): (() => void) =>
  model.table.onEvents((events, before, after) => model.stage(events, before, after));

/** The table of a replay, with its controls in place of the offer. */
function Replayed({ player }: { player: Player }): JSX.Element | null {
  const model = useTableModel(player, followReplay);
  useEffect(() => () => player.dispose(), [player]);
  useEffect(() => {
    if (model === null) return undefined;
    const end = followModel(player, model);
    const silence = speakSteps(player, model);
    const unlisten = listenToReplayKeys(player);
    return () => {
      end();
      silence();
      unlisten();
    };
  }, [model, player]);
  if (model === null) return null;
  return (
    <TableLayout model={model}>
      <div class={table.handRow}>
        <Controls player={player} />
      </div>
    </TableLayout>
  );
}
