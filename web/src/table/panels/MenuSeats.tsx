/** The seats in the table's menu: handing over a seat by link, sitting down, and the host's actions. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { SitDown } from "../../settings/SitDown.tsx";
import { choices } from "../../store/choices.ts";
import { levelNow } from "../../store/custom-bots.ts";
import { isAttempt } from "../../store/daily.ts";
import { handOverLink } from "../../store/hand-over.ts";
import { useQuestion } from "../../ui/Confirm.tsx";
import { copy } from "../../ui/copy.ts";
import { cx } from "../../ui/cx.ts";
import { tell } from "../../ui/notice.ts";
import { botName } from "../../words/names.ts";
import { say } from "../../words/say.ts";
import type { TableModel } from "../model/table-model.ts";
import css from "./Menu.module.css";
import { MenuItem } from "./MenuItem.tsx";

/** Shows what can be done about seats, if anything. */
export function MenuSeats({ model, onDone }: { model: TableModel; onDone: () => void }): JSX.Element | null {
  const [info, yours] = [model.table.info.value, model.table.yours.value];
  if (
    !model.table.live ||
    model.table.line !== undefined ||
    info === null ||
    yours === null ||
    info.status === "closed"
  )
    return null;
  if (isAttempt(info)) return null;
  const mine = yours.seats.filter((seat) => !info.seats[seat]?.resigned);
  const open = info.seats.some(({ kind }) => kind === "open");
  if (!yours.host && mine.length === 0 && !open) return null;
  if (!model.table.shareable) {
    return (
      <section class={css.part} aria-label={say("menu-seats")}>
        <h3>{say("menu-seats")}</h3>
        <p class="quiet">{say("menu-only-here")}</p>
      </section>
    );
  }
  return (
    <section class={css.part} aria-label={say("menu-seats")}>
      <h3>{say("menu-seats")}</h3>
      {yours.seats.length === 0 && open && (
        <SitDown
          small
          class={css.row}
          label={say("room-sit")}
          onSit={(name) => {
            void model.send({ type: "sit", name });
            onDone();
          }}
        />
      )}
      {mine.map((seat) => (
        <HandOver key={seat} model={model} seat={seat} />
      ))}
      {yours.host &&
        info.seats.map((_, seat) => (model.mine(seat) ? null : <Other key={seat} model={model} seat={seat} />))}
    </section>
  );
}

/** Makes a link with which someone else can take over the player's seat, once. */
function HandOver({ model, seat }: { model: TableModel; seat: number }): JSX.Element {
  const [link, setLink] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    const secret = (await model.ask({ type: "hand over", seat }))?.secret ?? null;
    if (secret === null) return;
    const made = handOverLink(model.table.id, secret);
    setLink(made);
    tell(say((await copy(made)) ? "room-copied" : "room-not-copied"));
  };
  return (
    <div class={css.list}>
      <MenuItem
        icon="key"
        text={say("menu-hand-over", { name: model.name(seat) })}
        disabled={model.sending.value}
        onClick={() => void make()}
      />
      {link !== null && (
        <label class={cx("field", css.link)}>
          <span>{say("menu-hand-over-hint")}</span>
          <input type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </div>
  );
}

/** Someone else's seat, with the host's actions. */
function Other({ model, seat }: { model: TableModel; seat: number }): JSX.Element | null {
  const [question, ask] = useQuestion();
  const info = model.table.info.value?.seats[seat];
  if (info === undefined) return null;
  const level = levelNow(choices.value);
  const name = model.name(seat);
  const kick = (): void => void model.send({ type: "kick", seat });
  const status = model.table.info.value?.status === "playing" ? "playing" : "waiting";
  return (
    <div class={css.list}>
      {info.kind === "person" && (
        <MenuItem
          icon="close"
          text={say("room-kick", { name })}
          onClick={() => ask({ id: "confirm-remove", args: { name, status }, onYes: kick })}
        />
      )}
      {info.kind !== "bot" && (
        <MenuItem
          icon="bot"
          text={say("menu-fill", { name, bot: botName(level) })}
          onClick={() => void model.send({ type: "fill", seat, bot: level })}
        />
      )}
      {info.kind === "bot" && (
        <MenuItem
          icon="friends"
          text={say("menu-open", { name })}
          onClick={() => void model.send({ type: "fill", seat, bot: null })}
        />
      )}
      {question}
    </div>
  );
}
