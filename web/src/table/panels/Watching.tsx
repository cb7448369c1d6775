/** Who is watching: a spectator is told that they are, and everybody how many there are, with names on a tap. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../../ui/Button.tsx";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/Icon.tsx";
import { say } from "../../words/say.ts";
import type { TableModel } from "../model/table-model.ts";
import css from "./Company.module.css";
import { useClosing } from "./Reactions.tsx";

/** Shows the spectators, if there are any. */
export function Watching({ model }: { model: TableModel }): JSX.Element | null {
  const [open, setOpen] = useState(false);
  const element = useClosing<HTMLDivElement>(open, () => setOpen(false));
  const { count, names } = model.table.audience.value;
  const watches = model.table.live && model.table.yours.value?.seats.length === 0;
  if (count === 0 && !watches) return null;
  const all = Math.max(count, Number(watches));
  const others = all - names.length;
  return (
    <div ref={element} class={css.one}>
      <Button
        class={css.audience}
        aria-expanded={open}
        title={say("watching", { count: all })}
        onClick={() => setOpen(!open)}
      >
        <Icon name="eye" />
        {watches && <span>{say("watching-you")}</span>}
        <b aria-hidden="true">{all}</b>
        <span class="unseen">{say("watching", { count: all })}</span>
      </Button>
      {open && (
        <section class={cx(css.names, "glass")} aria-label={say("watching", { count: all })}>
          <p>{say("watching", { count: all })}</p>
          {names.length > 0 && (
            <ul class="list">
              {names.map((name, place) => (
                <li key={place}>{name}</li>
              ))}
              {others > 0 && <li class="quiet">+{others}</li>}
            </ul>
          )}
          {watches && <p class="quiet">{say("watching-hint")}</p>}
        </section>
      )}
    </div>
  );
}
