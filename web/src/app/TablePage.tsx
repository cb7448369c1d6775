/** A table at its address: the waiting room before its first game, the table screen from then on. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { TakeOver } from "../room/TakeOver.tsx";
import { meetServer } from "../store/ask.ts";
import { note } from "../store/seen.ts";
import { statistics, withGame } from "../store/statistics.ts";
import { openTable, type Table } from "../store/table.ts";
import { later } from "../ui/later.tsx";
import { Message, Waiting } from "../ui/Message.tsx";
import { wordsOf } from "../words/language.ts";
import { why } from "../words/refusal.ts";
import { say } from "../words/say.ts";

const TableScreen = later(async () => {
  const [screen] = await Promise.all([import("../table/panels/TableScreen.tsx"), wordsOf("table")]);
  return screen.TableScreen;
});
const WaitingRoom = later(async () => {
  const [room] = await Promise.all([import("../room/WaitingRoom.tsx"), wordsOf("table")]);
  return room.WaitingRoom;
});

function OpenedTable({ table }: { readonly table: Table }): JSX.Element {
  const info = table.info.value;
  const refused = table.refused.value;
  if (refused) {
    return (
      <>
        <Message text={why(refused)} />
        {/* A seat may be handed over at a table where nobody else may look on. */}
        {refused.reason === "no spectators" && <TakeOver table={table} />}
      </>
    );
  }
  // Without its box a table is lower, and would move what stands below.
  if (!info || (table.game.value !== null && table.box.value === null)) return <Waiting />;
  if (info.status === "waiting") return <WaitingRoom table={table} info={info} />;
  if (info.status === "closed" && !table.game.value) return <Message text={say("app-table-closed")} />;
  return (
    <>
      <TableScreen table={table} />
      <TakeOver table={table} />
    </>
  );
}

/** Looks at a table for as long as it is shown. */
export function TablePage({ id }: { readonly id: string }): JSX.Element {
  const [table, setTable] = useState<Table | null>(null);
  useEffect(() => {
    meetServer();
    const opened = openTable(id);
    // The first call may come with a game that ended while nobody looked; each counts once.
    opened.onEvents((_, __, after) => {
      const info = opened.info.peek();
      const seats = opened.yours.peek()?.seats ?? [];
      // Who waits for the first game will want to know how it began.
      if (info?.status === "waiting") note(id, 0, 0);
      if (info && after?.end) statistics.value = withGame(statistics.peek(), info, seats, after.end);
    });
    setTable(opened);
    return () => opened.leave();
  }, [id]);
  return table && table.id === id ? <OpenedTable key={id} table={table} /> : <Waiting />;
}
