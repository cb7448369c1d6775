/** The menu of the table: what one can say, how one likes it, and how one leaves. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { REACTIONS } from "../../protocol.ts";
import { rulesOpen } from "../../rules/open.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { say } from "../../words/say.ts";
import { openLine } from "../input/keys.ts";
import type { Desk } from "../model/table-model.ts";
import { reactionText } from "../model/words.ts";
import { MenuSeats } from "./MenuSeats.tsx";

/** Shows the menu. */
export function Menu({ desk }: { desk: Desk }): JSX.Element {
  const close = (): void => {
    if (desk.sheet.value === "menu") desk.sheet.value = null;
  };
  const seats = desk.table.yours.value?.seats ?? [];
  const [seat] = seats;
  return (
    <Dialog title={say("menu")} onClose={close}>
      {seat !== undefined && (
        <section class="menu-part" aria-label={say("menu-say")}>
          <h3>{say("menu-say")}</h3>
          <div class="menu-row">
            {REACTIONS.map((reaction) => (
              <button
                key={reaction}
                type="button"
                class="button"
                onClick={() => {
                  void desk.send({ type: "react", seat: desk.seat.value ?? seat, reaction });
                  close();
                }}
              >
                {reactionText(reaction)}
              </button>
            ))}
          </div>
        </section>
      )}
      <div class="menu-row">
        <button
          type="button"
          class="button"
          onClick={() => {
            desk.sheet.value = "settings";
          }}
        >
          {say("settings-title")}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            close();
            rulesOpen.value = "aim";
          }}
        >
          {say("see-rules")}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            close();
            openLine();
          }}
        >
          {say("typed-open")}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            desk.sheet.value = "help";
          }}
        >
          {say("help-title")}
        </button>
        <a class="button" href="/">
          {say("to-home")}
        </a>
      </div>
      <MenuSeats desk={desk} onDone={close} />
      {seat !== undefined && desk.table.game.value?.end === null && (
        <Leaving desk={desk} seats={seats} onDone={close} />
      )}
    </Dialog>
  );
}

/** What ends the game for oneself or for all; it is asked twice. */
function Leaving({ desk, seats, onDone }: { desk: Desk; seats: readonly number[]; onDone: () => void }): JSX.Element {
  const [sure, setSure] = useState<"resign" | "end" | null>(null);
  const info = desk.table.info.value;
  const wanted = seats.every((seat) => info?.seats[seat]?.ends ?? false);
  const act = (what: "resign" | "end"): void => {
    if (sure !== what) {
      setSure(what);
      return;
    }
    for (const seat of seats) {
      void desk.send(what === "resign" ? { type: "resign", seat } : { type: "end", seat, wanted: !wanted });
    }
    onDone();
  };
  return (
    <section class="menu-part" aria-label={say("menu-leave")}>
      <h3>{say("menu-leave")}</h3>
      <div class="menu-row">
        <button type="button" class="button" onClick={() => act("end")}>
          {sure === "end" ? say("menu-sure") : wanted ? say("menu-play-on") : say("menu-end")}
        </button>
        <button type="button" class="button" onClick={() => act("resign")}>
          {sure === "resign" ? say("menu-sure") : say("menu-resign")}
        </button>
      </div>
    </section>
  );
}
