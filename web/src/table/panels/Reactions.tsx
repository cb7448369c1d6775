/** One tap to say something to the others: a row of reactions beside the planet. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { REACTIONS } from "../../protocol.ts";
import { Button } from "../../ui/Button.tsx";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/Icon.tsx";
import { say } from "../../words/say.ts";
import type { TableModel } from "../model/table-model.ts";
import { reactionText } from "../model/words.ts";
import css from "./Company.module.css";
import { reactionIcon } from "./reaction-icon.ts";

/** Whether anybody is there to see a reaction: another person at the table, or a spectator. */
function hasCompany(model: TableModel): boolean {
  const seats = model.table.info.value?.seats ?? [];
  const others = seats.some(({ kind }, seat) => kind === "person" && !model.mine(seat));
  return others || model.table.audience.value.count > 0;
}

/** Closes what is open on Escape, or when the focus or a tap goes elsewhere. Returns the element to watch. */
export function useClosing<Watched extends HTMLElement>(open: boolean, close: () => void) {
  const element = useRef<Watched>(null);
  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: Event): void => {
      if (event.target instanceof Node && element.current?.contains(event.target) === false) close();
    };
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      close();
      element.current?.querySelector("button")?.focus();
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    document.addEventListener("keydown", leave, true);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
      document.removeEventListener("keydown", leave, true);
    };
  }, [open, close]);
  return element;
}

/** The button that opens the row, and the row. Only for players who aren't alone. */
export function Reactions({ model }: { model: TableModel }): JSX.Element | null {
  const [open, setOpen] = useState(false);
  const element = useClosing<HTMLDivElement>(open, () => setOpen(false));
  const [seat] = model.seats;
  if (seat === undefined || !hasCompany(model)) return null;
  const send = (reaction: (typeof REACTIONS)[number]): void => {
    setOpen(false);
    element.current?.querySelector("button")?.focus();
    void model.send({ type: "react", seat: model.seat.value ?? seat, reaction });
  };
  return (
    <div ref={element} class={css.one}>
      <Button class={css.round} label={say("menu-say")} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="smile" />
      </Button>
      {open && (
        <section class={cx(css.row, "glass")} aria-label={say("menu-say")}>
          {REACTIONS.map((reaction) => (
            <Button key={reaction} class={css.reaction} label={reactionText(reaction)} onClick={() => send(reaction)}>
              <Icon name={reactionIcon(reaction)} size={26} />
            </Button>
          ))}
        </section>
      )}
    </div>
  );
}
