/** The menu of the table: what one can say, how one likes it, and how one leaves. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { REACTIONS } from "../../protocol.ts";
import { openRules } from "../../rules/open.ts";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { say } from "../../words/say.ts";
import { openLine } from "../input/keys.ts";
import type { TableModel } from "../model/table-model.ts";
import { reactionText } from "../model/words.ts";
import css from "./Menu.module.css";
import { MenuSeats } from "./MenuSeats.tsx";

/** Shows the menu. */
export function Menu({ model }: { model: TableModel }): JSX.Element {
  const close = (): void => model.closeSheet("menu");
  const leadTo = (open: () => void) => (): void => {
    close();
    open();
  };
  const seats = model.table.yours.value?.seats ?? [];
  const [seat] = seats;
  return (
    <Dialog title={say("menu")} onClose={close}>
      {seat !== undefined && (
        <section class={css.part} aria-label={say("menu-say")}>
          <h3>{say("menu-say")}</h3>
          <div class={css.row}>
            {REACTIONS.map((reaction) => (
              <Button
                key={reaction}
                text={reactionText(reaction)}
                onClick={() => {
                  void model.send({ type: "react", seat: model.seat.value ?? seat, reaction });
                  close();
                }}
              />
            ))}
          </div>
        </section>
      )}
      <div class={css.row}>
        <Button text={say("settings-title")} onClick={() => model.openSheet("settings")} />
        <Button text={say("see-rules")} onClick={leadTo(() => openRules("aim"))} />
        <Button text={say("typed-open")} onClick={leadTo(openLine)} />
        <Button text={say("help-title")} onClick={() => model.openSheet("help")} />
        <LinkButton text={say("to-home")} href="/" />
      </div>
      <MenuSeats model={model} onDone={close} />
      {seat !== undefined && model.table.game.value?.end === null && (
        <Leaving model={model} seats={seats} onDone={close} />
      )}
    </Dialog>
  );
}

interface LeavingProps {
  model: TableModel;
  seats: readonly number[];
  onDone: () => void;
}

/** What ends the game for oneself or for all; it is asked twice. */
function Leaving({ model, seats, onDone }: LeavingProps): JSX.Element {
  const [sure, setSure] = useState<"resign" | "end" | null>(null);
  const info = model.table.info.value;
  const wanted = seats.every((seat) => info?.seats[seat]?.ends ?? false);
  const act = (what: "resign" | "end"): void => {
    if (sure !== what) {
      setSure(what);
      return;
    }
    for (const seat of seats) {
      void model.send(what === "resign" ? { type: "resign", seat } : { type: "end", seat, wanted: !wanted });
    }
    onDone();
  };
  return (
    <section class={css.part} aria-label={say("menu-leave")}>
      <h3>{say("menu-leave")}</h3>
      <div class={css.row}>
        <Button
          text={sure === "end" ? say("menu-sure") : wanted ? say("menu-play-on") : say("menu-end")}
          onClick={() => act("end")}
        />
        <Button text={sure === "resign" ? say("menu-sure") : say("menu-resign")} onClick={() => act("resign")} />
      </div>
    </section>
  );
}
