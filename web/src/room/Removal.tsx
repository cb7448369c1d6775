/** What happened to the player's seat or to the whole table, and what they can do now. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Table } from "../store/table.ts";
import { Confirm } from "../ui/Confirm.tsx";
import { Message } from "../ui/Message.tsx";
import { go } from "../ui/navigate.ts";
import { say } from "../words/say.ts";

interface RemovalProps {
  readonly table: Table;
}

/** A dialog that says once that the table was closed or the player removed. */
export function Removal({ table }: RemovalProps): JSX.Element | null {
  const [read, setRead] = useState(false);
  const by = table.removed.value;
  const info = table.info.value;
  if (info?.status === "closed") {
    if (read) return null;
    return (
      <Confirm
        title={say("app-table-closed", { by: table.closer.value })}
        text={say("removed-closed")}
        yes={say("home-back")}
        no={say("removed-stay")}
        onYes={() => go("/")}
        onNo={() => setRead(true)}
      />
    );
  }
  if (by === null) return null;
  const free = info?.seats.some(({ kind }) => kind === "open") ?? false;
  return (
    <Confirm
      title={say("removed-by", { by })}
      text={say("removed-hint", { seat: free ? "open" : "taken" })}
      yes={say("home-back")}
      no={say("removed-stay")}
      onYes={() => go("/")}
      onNo={() => {
        table.removed.value = null;
      }}
    />
  );
}

/** The page of a table that a removed player may no longer watch. */
export function RemovedMessage({ table, why }: RemovalProps & { readonly why: string }): JSX.Element {
  return <Message text={`${say("removed-by", { by: table.removed.value ?? "host" })} ${why}`} />;
}
