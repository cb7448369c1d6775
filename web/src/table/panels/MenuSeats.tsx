/** The seats in the table's menu: handing one's own over by a link, sitting down, and what the host does about the others. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { NameField } from "../../settings/NameField.tsx";
import { choices, choose } from "../../store/choices.ts";
import { handOverLink } from "../../store/hand-over.ts";
import { copy } from "../../ui/copy.ts";
import { tell } from "../../ui/notice.ts";
import { botName } from "../../words/names.ts";
import { say } from "../../words/say.ts";
import type { Desk } from "../model/table-model.ts";

/** What can be done about seats, as far as there is anything. */
export function MenuSeats({ desk, onDone }: { desk: Desk; onDone: () => void }): JSX.Element | null {
  const [info, yours] = [desk.table.info.value, desk.table.yours.value];
  if (desk.isReplay || info === null || yours === null || info.status === "closed") return null;
  const mine = yours.seats.filter((seat) => !info.seats[seat]?.resigned);
  const open = info.seats.some(({ kind }) => kind === "open");
  if (!yours.host && mine.length === 0 && !open) return null;
  return (
    <section class="menu-part" aria-label={say("menu-seats")}>
      <h3>{say("menu-seats")}</h3>
      {yours.seats.length === 0 && open && <SitDown desk={desk} onDone={onDone} />}
      {mine.map((seat) => (
        <HandOver key={seat} desk={desk} seat={seat} />
      ))}
      {yours.host &&
        info.seats.map((_, seat) => (desk.mine(seat) ? null : <Other key={seat} desk={desk} seat={seat} />))}
    </section>
  );
}

function SitDown({ desk, onDone }: { desk: Desk; onDone: () => void }): JSX.Element {
  return (
    <form
      class="menu-row"
      onSubmit={(event) => {
        event.preventDefault();
        void desk.send({ type: "sit", name: choices.value.name.trim() || say("room-name-empty") });
        onDone();
      }}
    >
      <NameField
        bare
        label={say("new-name")}
        value={choices.value.name}
        placeholder={say("room-name-empty")}
        onText={(name) => choose({ name })}
      />
      <button type="submit" class="button primary">
        {say("room-sit")}
      </button>
    </form>
  );
}

/** A link with which somebody else takes one's seat, once. */
function HandOver({ desk, seat }: { desk: Desk; seat: number }): JSX.Element {
  const [link, setLink] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    const secret = (await desk.ask({ type: "hand over", seat }))?.secret ?? null;
    if (secret === null) return;
    const made = handOverLink(desk.table.id, secret);
    setLink(made);
    tell(say((await copy(made)) ? "room-copied" : "room-not-copied"));
  };
  return (
    <div class="menu-row">
      <button type="button" class="button" disabled={desk.sending.value} onClick={() => void make()}>
        {say("menu-hand-over", { name: desk.name(seat) })}
      </button>
      {link !== null && (
        <label class="field menu-link">
          <span>{say("menu-hand-over-hint")}</span>
          <input type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </div>
  );
}

/** Somebody else's seat, as the host sees it. */
function Other({ desk, seat }: { desk: Desk; seat: number }): JSX.Element | null {
  const info = desk.table.info.value?.seats[seat];
  if (info === undefined) return null;
  const { level } = choices.value;
  const name = desk.name(seat);
  return (
    <div class="menu-row">
      {info.kind === "person" && (
        <button type="button" class="button" onClick={() => void desk.send({ type: "kick", seat })}>
          {say("room-kick", { name })}
        </button>
      )}
      {info.kind !== "bot" && (
        <button type="button" class="button" onClick={() => void desk.send({ type: "fill", seat, bot: level })}>
          {say("menu-fill", { name, bot: botName(level) })}
        </button>
      )}
      {info.kind === "bot" && (
        <button type="button" class="button" onClick={() => void desk.send({ type: "fill", seat, bot: null })}>
          {say("menu-open", { name })}
        </button>
      )}
    </div>
  );
}
