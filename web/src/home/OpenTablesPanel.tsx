/** The public list: tables that wait for players, and games to watch. It follows the server while it is open. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { SeatInfo, TableSummary } from "../protocol.ts";
import { openTables } from "../store/ask.ts";
import { LinkButton } from "../ui/Button.tsx";
import { cx } from "../ui/cx.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { seatName } from "../words/names.ts";
import { why } from "../words/refusal.ts";
import { say } from "../words/say.ts";
import css from "./OpenTablesPanel.module.css";
import { freeSeats, touchedText, variantText } from "./tables.ts";

/** Milliseconds between two requests. */
const EVERY = 5_000;

type Listed = readonly TableSummary[] | { readonly wrong: unknown } | "loading";

/** The list, asked for again and again while the page is in view. */
function useOpenTables(): Listed {
  const [listed, setListed] = useState<Listed>("loading");
  useEffect(() => {
    let wanted = true;
    const look = (): void => {
      if (document.visibilityState === "hidden") return;
      openTables().then(
        (tables) => wanted && setListed(tables),
        // An older list is better than none.
        (wrong) => wanted && setListed((before) => (Array.isArray(before) ? before : { wrong })),
      );
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, []);
  return listed;
}

function Seat({ seats, number }: { readonly seats: readonly SeatInfo[]; readonly number: number }): JSX.Element {
  const isFree = seats[number]?.kind === "open";
  return (
    <li class={cx(`seat-${number}`, isFree && css.isFree)}>{isFree ? say("seat-open") : seatName(seats, number)}</li>
  );
}

/** The options a visitor should know before they sit down. */
function rulesText(table: TableSummary): string {
  const { aids, clock } = table.options;
  const rules = [
    variantText(table),
    ...(aids ? [] : [say("open-no-aids")]),
    ...(clock === null ? [] : [say("open-clock")]),
  ];
  return rules.join(" · ");
}

function Line({ table, now }: { readonly table: TableSummary; readonly now: number }): JSX.Element {
  const free = freeSeats(table);
  const seated = table.seats.flatMap((seat, number) => (seat.kind === "open" ? [] : [seatName(table.seats, number)]));
  const state = free > 0 ? say("open-free", { count: free }) : say("home-round", { round: table.round });
  return (
    <li class={css.table}>
      <div class={css.words}>
        <ul class={cx("list", css.seats)}>
          {table.seats.map((_, number) => (
            <Seat key={number} seats={table.seats} number={number} />
          ))}
        </ul>
        <small>
          <b>{state}</b> · {rulesText(table)} · {touchedText(table, now)}
        </small>
      </div>
      <LinkButton
        class={css.go}
        text={say(free > 0 ? "home-join-go" : "open-watch")}
        label={say(free > 0 ? "open-join-table" : "open-watch-table", { who: seated.join(", ") })}
        href={`/table/${table.id}`}
      />
    </li>
  );
}

/** The panel. */
export function OpenTablesPanel({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const listed = useOpenTables();
  const now = Date.now();
  const tables = listed === "loading" || "wrong" in listed ? [] : listed;
  const sections = [
    { id: "waiting", of: tables.filter((table) => freeSeats(table) > 0) },
    { id: "playing", of: tables.filter((table) => freeSeats(table) === 0) },
  ].filter(({ of }) => of.length > 0);
  return (
    <Dialog title={say("home-open-tables")} onClose={onClose}>
      <div class={css.list} aria-busy={listed === "loading"}>
        {listed !== "loading" && "wrong" in listed && <p role="alert">{why(listed.wrong)}</p>}
        {Array.isArray(listed) && tables.length === 0 && (
          <>
            <p>{say("open-none")}</p>
            <p class="quiet">{say("open-none-hint", { way: say("home-friends"), option: say("new-listed") })}</p>
          </>
        )}
        {sections.map(({ id, of }) => (
          <section key={id} aria-labelledby={`open-${id}`}>
            <h3 id={`open-${id}`}>{say(`open-${id}`)}</h3>
            <ul class="list">
              {of.map((table) => (
                <Line key={table.id} table={table} now={now} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
