/** A record, opened: from a table on this server, an uploaded record, or a file. A replay or a review shows it. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { recordAt, replayOf } from "../store/frames.ts";
import { cx } from "../ui/cx.ts";
import { Message, Waiting } from "../ui/Message.tsx";
import { go } from "../ui/navigate.ts";
import { Refusal } from "../wire/refusal.ts";
import { why } from "../words/refusal.ts";
import { say } from "../words/say.ts";
import { LinePlay } from "./LinePlay.tsx";
import { LineList } from "./line-list.ts";
import { Player } from "./player.ts";
import css from "./RecordScreen.module.css";
import type { SharedReviewModel } from "./shared-review.ts";
import { startReview, useSharedReview } from "./shared-review-link.ts";
import { ShownRecord } from "./shown.ts";

/** A record that can be replayed, and its text. */
export interface Opened {
  readonly player: Player;
  readonly record: string;
  /** What is shown of it; a screen tells it what it shows. */
  readonly shown: ShownRecord;
  /** The lines that leave its game. */
  readonly lines: LineList;
}

/** An open record as its screens know it. */
export interface OpenRecord extends Opened {
  /** The shared review that this page is in; null for none. */
  readonly shared: SharedReviewModel | null;
  /** Starts one; throws a `Refusal`. */
  readonly share: () => Promise<void>;
}

/** Where a record comes from. */
export interface RecordSource {
  /** The table whose last game it is, from `/api/tables/<id>/record`. */
  readonly table: string | null;
  /** The number of an earlier game there. */
  readonly game: string | null;
  /** The uploaded record, from `/api/records/<digest>`. Without a table or a digest, the screen asks for a file. */
  readonly digest: string | null;
}

interface RecordProps extends RecordSource {
  /** The address of the record's other screen: the review if this is the replay. */
  readonly other: string;
  /** Whether this is the review. */
  readonly reviewed: boolean;
  readonly children: (opened: OpenRecord) => JSX.Element;
}

type State = Opened | { readonly wrong: unknown } | "loading" | "choose";

/** Opens a record and shows it. */
export function RecordScreen({ table, game, digest, other, reviewed, children }: RecordProps): JSX.Element {
  const earlier = game === null ? "" : `?game=${encodeURIComponent(game)}`;
  const path = table ? `/api/tables/${table}/record${earlier}` : digest ? `/api/records/${digest}` : null;
  const [state, setState] = useState<State>(path === null ? "choose" : "loading");
  const open = async (coming: Promise<string>): Promise<void> => {
    setState("loading");
    try {
      const record = await coming;
      const replay = await replayOf(record);
      const lines = new LineList(record, replay);
      setState({ player: new Player(replay), record, shown: new ShownRecord(), lines });
    } catch (refusal) {
      setState({ wrong: refusal });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another record opens another replay
  useEffect(() => {
    if (path !== null) void open(recordAt(path));
  }, [path]);
  const opened = typeof state === "object" && "player" in state ? state : null;
  useEffect(
    () => () => {
      opened?.player.dispose();
      opened?.lines.dispose();
    },
    [opened],
  );
  if (state === "loading") return <Waiting />;
  if (opened !== null) return <Shared {...{ table, game, digest, other, reviewed, children, opened }} />;
  return (
    <Message text={typeof state === "object" && "wrong" in state ? wrongWith(state.wrong) : say("replay-choose")}>
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

/** The open record, in the shared review that the address names, or the line that is tried from a position of it. */
function Shared({
  opened,
  other,
  reviewed,
  children,
  ...source
}: RecordProps & { readonly opened: Opened }): JSX.Element {
  const { record, shown, lines, player } = opened;
  useEffect(() => {
    shown.lead({
      reviewed,
      change: () => go(other, true),
      openLine: ({ ply, line: moves }) =>
        lines.follow(
          ply,
          moves.map(([seat, tile, face, rotation]) => ({ seat, tile, face, rotation })),
        ),
      closeLine: () => player.to(lines.close()),
    });
  }, [shown, lines, player, reviewed, other]);
  const shared = useSharedReview(source, shown);
  const line = lines.source.value;
  if (line !== null) return <LinePlay key={line} opened={opened} shared={shared} source={line} />;
  return children({ ...opened, shared, share: () => startReview(source, record, shown.position.peek()) });
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
