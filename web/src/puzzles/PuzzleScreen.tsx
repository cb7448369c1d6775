/** The screen with puzzles: one after the other, a certain one, or the one of the day. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { dayHere } from "../store/daily.ts";
import table from "../table/panels/TableLayout.module.css";
import { TableLayout } from "../table/panels/TableLayout.tsx";
import { useTableModel } from "../table/panels/use-table-model.ts";
import { followLive } from "../table/speech/announce.ts";
import { Message, Waiting } from "../ui/Message.tsx";
import { go } from "../ui/navigate.ts";
import { why } from "../words/refusal.ts";
import { say } from "../words/say.ts";
import { AllTried } from "./AllTried.tsx";
import { dailyOf, type Entry, entryWith, load } from "./list.ts";
import { suitable } from "./next.ts";
import { PuzzlePanel } from "./PuzzlePanel.tsx";
import { PuzzleResult } from "./PuzzleResult.tsx";
import { tableOf } from "./puzzle.ts";
import { type Session, sessionOf } from "./session.ts";

/** Stands for the puzzle of the day in an address. */
const DAILY = "daily";
const PUZZLES = "/puzzles";

interface PuzzleProps {
  /** The id of a puzzle, or `daily`; null for one that suits the player. */
  readonly name: string | null;
}

/** Opens a puzzle or, without one, the screen that says so. */
const open = (entry: Entry | null, replace: boolean): void =>
  go(entry === null ? PUZZLES : `${PUZZLES}/${entry.id}`, replace);

/** Shows a puzzle. */
export function PuzzleScreen({ name }: PuzzleProps): JSX.Element {
  const [session, setSession] = useState<Session | null>(null);
  const [refused, setRefused] = useState<unknown>(null);
  const day = name === DAILY ? dayHere() : null;
  const entry = name === null ? null : day === null ? entryWith(name) : dailyOf(day);
  const none = name === null && suitable() === null;
  useEffect(() => {
    if (name === null && !none) open(suitable(), true);
  }, [name, none]);
  const id = entry?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another puzzle is opened, or another day's
  useEffect(() => {
    if (entry === null) return undefined;
    let opened: Session | null = null;
    let wanted = true;
    setSession(null);
    setRefused(null);
    const begin = async (): Promise<void> => {
      const puzzle = await load(entry);
      const opening = await tableOf(puzzle);
      if (!wanted) return;
      opened = sessionOf(puzzle, opening, day);
      setSession(opened);
    };
    begin().catch((refusal: unknown) => wanted && setRefused(refusal));
    return () => {
      wanted = false;
      opened?.dispose();
    };
  }, [id, day]);
  if (none) return <AllTried onNext={() => open(suitable(), true)} />;
  if (name !== null && entry === null) return <Message text={say("puzzle-unknown")} />;
  if (refused !== null) return <Message text={why(refused)} />;
  return session === null ? <Waiting /> : <Opened key={session.puzzle.id} session={session} />;
}

/** The end of a game opens nothing: the panel says what a placement comes to. */
const quietly = (): (() => void) => () => undefined;

function Opened({ session }: { readonly session: Session }): JSX.Element | null {
  const model = useTableModel(session.source, followLive, quietly);
  if (model === null) return null;
  const panel = <PuzzlePanel session={session} onNext={() => open(suitable(session.puzzle.id), false)} />;
  if (session.stage.value === "solving") return <TableLayout model={model} coach={panel} />;
  return (
    <TableLayout model={model} coach={panel}>
      <div class={table.handRow}>
        <PuzzleResult session={session} model={model} />
      </div>
    </TableLayout>
  );
}
