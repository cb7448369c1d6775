/** The table before its first game: the seats, the invitation, and bots for open seats. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { TableInfo } from "../protocol.ts";
import { CustomBots } from "../settings/CustomBots.tsx";
import { SitDown } from "../settings/SitDown.tsx";
import { meetServer, server } from "../store/ask.ts";
import { botFor } from "../store/characters.ts";
import { choices, choose, MIX, NO_STYLE } from "../store/choices.ts";
import { levelNow } from "../store/custom-bots.ts";
import type { Table } from "../store/table.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { useQuestion } from "../ui/Confirm.tsx";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/Icon.tsx";
import { go } from "../ui/navigate.ts";
import { tell } from "../ui/notice.ts";
import { useTitle } from "../ui/page.ts";
import { linkTo } from "../ui/root.ts";
import type { Wanted } from "../wire/wire.ts";
import { botName, isCustom, STYLES, seatName, styleName } from "../words/names.ts";
import { why } from "../words/refusal.ts";
import { say } from "../words/say.ts";
import { Invite } from "./Invite.tsx";
import { Newcomer } from "./Newcomer.tsx";
import { SeatLine } from "./SeatLine.tsx";
import css from "./WaitingRoom.module.css";

const title = (): string => say("room-page", { game: say("game") });

interface RoomProps {
  readonly table: Table;
  readonly info: TableInfo;
}

interface HostProps {
  readonly open: readonly number[];
  readonly onFill: () => void;
  readonly onClose: () => void;
}

function HostTools({ open, onFill, onClose }: HostProps): JSX.Element {
  const { style } = choices.value;
  const level = levelNow(choices.value);
  useEffect(meetServer, []);
  return (
    <div class={css.hostTools}>
      {open.length > 0 && (
        <>
          <label class="field">
            <span class="unseen">{say("new-level")}</span>
            <select value={level} onChange={(event) => choose({ level: event.currentTarget.value })}>
              {(server.value?.bots ?? [level]).map((bot) => (
                <option key={bot} value={bot}>
                  {botName(bot)}
                </option>
              ))}
              <CustomBots />
            </select>
          </label>
          <label class="field">
            <span class="unseen">{say("new-style")}</span>
            <select
              disabled={isCustom(level)}
              value={isCustom(level) ? NO_STYLE : style}
              onChange={(event) => choose({ style: event.currentTarget.value })}
            >
              {[NO_STYLE, ...(server.value?.styles ?? STYLES), MIX].map((one) => (
                <option key={one} value={one}>
                  {styleName(one)}
                </option>
              ))}
            </select>
          </label>
          <Button text={say("room-fill-rest")} onClick={onFill} />
        </>
      )}
      <Button class="plain" text={say("room-close")} onClick={onClose} />
    </div>
  );
}

/** How many people are reading the invitation, and who. */
function Guests({ table }: { readonly table: Table }): JSX.Element | null {
  const { count, names } = table.audience.value;
  if (count === 0) return null;
  const words = say("watching", { count });
  return (
    <p class={css.guests} title={[words, ...names].join("\n")}>
      <Icon name="eye" size={18} />
      <span aria-hidden="true">{count}</span>
      <span class="unseen">{[words, ...names].join(", ")}</span>
    </p>
  );
}

/** The waiting room. */
export function WaitingRoom({ table, info }: RoomProps): JSX.Element {
  const yours = table.yours.value;
  const mine = yours?.seats ?? [];
  const open = info.seats.flatMap((seat, number) => (seat.kind === "open" ? [number] : []));
  const send = async (command: Wanted): Promise<void> => {
    await table.send(command).catch((refusal: unknown) => tell(why(refusal)));
  };
  // One at a time: each command refers to the table as the previous one left it.
  const fill = async (...seats: readonly number[]): Promise<void> => {
    for (const seat of seats) await send({ type: "fill", seat, bot: botFor(choices.value, seat, table.id) });
  };
  const leave = async (): Promise<void> => {
    for (const seat of mine) await send({ type: "leave", seat });
  };
  const [question, ask] = useQuestion();
  const kick = (seat: number): void => {
    const args = { name: seatName(info.seats, seat), status: "waiting" };
    ask({ id: "confirm-remove", args, onYes: () => void send({ type: "kick", seat }) });
  };
  const close = async (): Promise<void> => {
    await send({ type: "close" });
    go("/");
  };

  useTitle(title);

  return (
    <main class={css.room}>
      <img class={css.planet} src={linkTo("/planet.webp")} alt="" width="900" height="900" />
      <header>
        <LinkButton class="plain" text={say("home-back")} href="/" />
      </header>
      <div class={css.inside}>
        <section class={cx(css.seats, "glass")} aria-label={say("room-seats")}>
          <h1>{say("room-title")}</h1>
          {mine.length > 0 && <Guests table={table} />}
          <p class="quiet">{say("room-hint")}</p>
          <ol>
            {info.seats.map((seat, number) => (
              <SeatLine
                key={number}
                seat={seat}
                name={seatName(info.seats, number)}
                number={number}
                mine={mine.includes(number)}
                online={table.online.value[number] ?? true}
                host={yours?.host ?? false}
                onFill={() => void fill(number)}
                onKick={() => kick(number)}
              />
            ))}
          </ol>
          {mine.length === 0 && open.length > 0 && (
            <SitDown class={css.sit} label={say("room-sit")} onSit={(name) => void send({ type: "sit", name })} />
          )}
          {mine.length === 0 && open.length === 0 && <p class="quiet">{say("room-looking-on")}</p>}
          {yours?.host && (
            <HostTools
              open={open}
              onFill={() => void fill(...open)}
              onClose={() => ask({ id: "confirm-close", onYes: () => void close() })}
            />
          )}
          {mine.length > 0 && !yours?.host && (
            <Button class="plain" text={say("room-leave")} onClick={() => void leave()} />
          )}
        </section>
        {mine.length > 0 && open.length > 0 && <Invite info={info} />}
        {mine.length === 0 && <Newcomer table={table.id} />}
      </div>
      {question}
    </main>
  );
}
