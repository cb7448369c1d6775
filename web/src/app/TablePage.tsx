/** A table at its address: the waiting room before its first game, then the table screen. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { meetServer } from "../store/ask.ts";
import { secretIn } from "../store/hand-over.ts";
import { note } from "../store/seen.ts";
import { statistics, withGame } from "../store/statistics.ts";
import { openTable, type Table } from "../store/table.ts";
import { later, useLoaded } from "../ui/later.tsx";
import { Message, Waiting } from "../ui/Message.tsx";
import { wordsOf } from "../words/language.ts";
import { whyNoTable } from "../words/refusal.ts";
import { say } from "../words/say.ts";

const TableScreen = later(async () => {
  const [screen] = await Promise.all([import("../table/panels/TableScreen.tsx"), wordsOf("table")]);
  return screen.TableScreen;
});
const WaitingRoom = later(async () => {
  const [room] = await Promise.all([import("../room/WaitingRoom.tsx"), wordsOf("table")]);
  return room.WaitingRoom;
});

const PlanPlay = later(async () => {
  const [play] = await Promise.all([import("../study/PlanPlay.tsx"), wordsOf("line")]);
  return play.PlanPlay;
});

const loadRemoval = async () => {
  const [removal] = await Promise.all([import("../room/Removal.tsx"), wordsOf("table")]);
  return removal;
};
const RemovedMessage = later(async () => (await loadRemoval()).RemovedMessage);

/** Says what happened to the player's seat or to the table, as soon as the words have loaded. */
function RemovalSoon({ table }: { readonly table: Table }): JSX.Element | null {
  const removal = useLoaded(loadRemoval);
  if (removal === "loading" || removal === "failed") return null;
  const { Removal } = removal.part;
  return <Removal table={table} />;
}

const loadTakeOver = async () => (await import("../room/TakeOver.tsx")).TakeOver;

/** Loads the dialog for a hand-over link; most visitors come without one. */
function LoadedTakeOver({ table }: { readonly table: Table }): JSX.Element | null {
  const dialog = useLoaded(loadTakeOver);
  if (dialog === "loading" || dialog === "failed") return null;
  const TakeOver = dialog.part;
  return <TakeOver table={table} />;
}

/** Asks whether to take the seat, as long as the address has a secret. */
function TakeOverSoon({ table }: { readonly table: Table }): JSX.Element | null {
  const [wanted] = useState(() => secretIn(location.hash) !== null);
  return wanted ? <LoadedTakeOver table={table} /> : null;
}

function OpenedTable({ table }: { readonly table: Table }): JSX.Element {
  const [tries, setTries] = useState(false);
  const info = table.info.value;
  const refused = table.refused.value;
  if (refused) {
    return (
      <>
        {table.removed.value === null ? (
          <Message text={whyNoTable(refused)} />
        ) : (
          <RemovedMessage table={table} why={whyNoTable(refused)} />
        )}
        {/* A seat can be handed over even at a table that doesn't allow spectators. */}
        {refused.reason === "no spectators" && <TakeOverSoon table={table} />}
      </>
    );
  }
  // Without its box the table is shorter, and everything below it would jump when the box arrives.
  if (!info || (table.game.value !== null && table.box.value === null)) return <Waiting />;
  const closed = info.status === "closed";
  if (closed && !table.game.value) return <Message text={say("app-table-closed", { by: table.closer.value })} />;
  return (
    <>
      {info.status === "waiting" ? (
        <WaitingRoom table={table} info={info} />
      ) : tries && info.status === "playing" ? (
        <PlanPlay table={table} onBack={() => setTries(false)} />
      ) : (
        <TableScreen table={table} onTry={() => setTries(true)} />
      )}
      {info.status !== "waiting" && <TakeOverSoon table={table} />}
      {(closed || table.removed.value !== null) && <RemovalSoon table={table} />}
    </>
  );
}

/** Watches a table while this page is shown. */
export function TablePage({ id }: { readonly id: string }): JSX.Element {
  const [table, setTable] = useState<Table | null>(null);
  useEffect(() => {
    meetServer();
    const opened = openTable(id);
    // The first call may report a game that ended while the page was closed; withGame counts each game only once.
    opened.onEvents((_, __, after) => {
      const info = opened.info.peek();
      const seats = opened.yours.peek()?.seats ?? [];
      // Someone who waits for the first game will want to see how it began.
      if (info?.status === "waiting") note(id, 0, 0);
      if (info && after?.end) statistics.value = withGame(statistics.peek(), info, seats, after.end, Date.now());
    });
    setTable(opened);
    return () => opened.leave();
  }, [id]);
  return table && table.id === id ? <OpenedTable key={id} table={table} /> : <Waiting />;
}
