/** The table on which a player tries tiles in a running game, unseen by the others. */
import { effect, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Event } from "../protocol.ts";
import { sound } from "../sound/play.ts";
import type { TableSource } from "../store/source.ts";
import type { TableModel } from "../table/model/table-model.ts";
import { TableLayout } from "../table/panels/TableLayout.tsx";
import { useTableModel } from "../table/panels/use-table-model.ts";
import { eventLines } from "../table/speech/speech.ts";
import { announce } from "../ui/voice.ts";
import { say } from "../words/say.ts";
import { PlanBar } from "./PlanBar.tsx";
import { PlansPanel } from "./PlansPanel.tsx";
import { PlanList } from "./plan-list.ts";

/** Each tile that is tried is news, for the ear as well. */
function followTries(model: TableModel): () => void {
  const lines = (events: readonly Event[]): readonly string[] =>
    events.flatMap((event) => eventLines(event, (seat) => model.name(seat), model.table.box.value));
  const ends = [
    model.table.onEvents((events, before, after) => model.stage(events, before, after)),
    model.playback.onShown((events) => announce(...lines(events))),
  ];
  return () => {
    for (const end of ends) end();
  };
}

const openNothing = (): (() => void) => () => {};

/** Another planet that the player looks at is the one to try tiles on. */
const followPlanet = (list: PlanList, model: TableModel): (() => void) =>
  effect(() => {
    const seat = model.shownSeat.value;
    if (seat !== null && seat !== list.source.seat.peek() && model.hand.peek() === null) list.begin(seat);
  });

/** The seat whose turn it is in the game, if the player plays it. */
const ownTurn = ({ game, yours, info }: TableSource): boolean => {
  const seat = game.value?.seat_to_move ?? null;
  return seat !== null && yours.value?.seats.includes(seat) === true && info.value?.seats[seat]?.bot === null;
};

interface PlanPlayProps {
  readonly table: TableSource;
  readonly onBack: () => void;
}

/** Shows the table with the strip above its tiles. */
export function PlanPlay({ table, onBack }: PlanPlayProps): JSX.Element | null {
  const [list, setList] = useState<PlanList | null>(null);
  useEffect(() => {
    const made = new PlanList(table, table.yours.peek()?.seats[0] ?? 0);
    setList(made);
    return () => made.dispose();
  }, [table]);
  useSignalEffect(() => {
    if (table.game.value?.end != null) onBack();
  });
  return list === null ? null : <Planned list={list} onBack={onBack} />;
}

function Planned({ list, onBack }: { readonly list: PlanList; readonly onBack: () => void }): JSX.Element | null {
  const model = useTableModel(list.source, followTries, openNothing);
  const [listed, setListed] = useState(false);
  const yourTurn = ownTurn(list.table);
  useEffect(() => (model === null ? undefined : followPlanet(list, model)), [list, model]);
  useEffect(() => announce(say("plan-spoken")), []);
  useEffect(() => {
    if (!yourTurn) return;
    sound("turn-of");
    announce(say("your-turn"));
  }, [yourTurn]);
  if (model === null) return null;
  const bar = <PlanBar list={list} yourTurn={yourTurn} onBack={onBack} onPlans={() => setListed(true)} />;
  return (
    <>
      <TableLayout model={model} bar={bar} />
      {listed && <PlansPanel list={list} onClose={() => setListed(false)} />}
    </>
  );
}
