/** The player's own tables, as the home screen needs them. */
import { useCallback, useEffect, useState } from "preact/hooks";
import type { OwnTable } from "../protocol.ts";
import { meetServer, ownTables } from "../store/ask.ts";
import { kept } from "../store/kept.ts";
import { type Statistics, statistics, withGame } from "../store/statistics.ts";
import { theWire } from "../wire/backends.ts";
import { offline } from "../wire/offline.ts";
import { kindOf, toContinue } from "./tables.ts";

/** Whether there was a table to continue at the last visit. If so, its place is reserved until the server answers. */
export const leftOpen = kept("left open", (value) => (typeof value === "boolean" ? value : null), false);

/** Adds the games that ended while this device didn't watch. The lesson's game counts for nothing. */
export const withTables = (before: Statistics, tables: readonly OwnTable[]): Statistics =>
  tables.reduce((all, table) => {
    const counts = table.end !== null && kindOf(table) !== "lesson";
    return counts ? withGame(all, table, table.your_seats, table.end, table.touched_at * 1000) : all;
  }, before);

/** The player's tables, latest first; null until the server has answered. */
export interface OwnTables {
  readonly tables: readonly OwnTable[] | null;
  /** Asks again. */
  readonly refresh: () => void;
}

/** Asks for them when the connection opens, when the tables of this browser are there, and when the page comes into view. */
export function useTables(): OwnTables {
  const [tables, setTables] = useState<readonly OwnTable[] | null>(null);
  const open = theWire().connection.value === "open";
  const here = offline.value.at === "ready";
  const refresh = useCallback((): void => {
    ownTables().then(
      (own) => {
        setTables(own);
        leftOpen.value = toContinue(own).length > 0;
        statistics.value = withTables(statistics.peek(), own);
      },
      () => undefined, // Without the server, the screen works as far as it can.
    );
  }, []);
  useEffect(() => {
    if (!open && !here) return;
    meetServer();
    refresh();
    const look = (): void => {
      if (document.visibilityState === "visible") refresh();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [open, here, refresh]);
  return { tables, refresh };
}
