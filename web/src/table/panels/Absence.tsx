/** On a seat's card: that its player isn't connected, since when, and what to do about it. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { choices } from "../../store/choices.ts";
import { levelNow } from "../../store/custom-bots.ts";
import { Button } from "../../ui/Button.tsx";
import { useQuestion } from "../../ui/Confirm.tsx";
import { cx } from "../../ui/cx.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { announce } from "../../ui/voice.ts";
import { botName } from "../../words/names.ts";
import { say } from "../../words/say.ts";
import { giveToBot, isGone } from "../model/absence.ts";
import type { TableModel } from "../model/table-model.ts";
import css from "./Absence.module.css";

/** Milliseconds between two looks at the clock. */
const LOOK = 10_000;

interface AbsenceProps {
  readonly model: TableModel;
  readonly seat: number;
}

/** Returns for how many whole minutes a seat's player has been gone. */
function useMinutes({ model, seat }: AbsenceProps): number {
  const since = model.table.goneAt.value[seat] ?? null;
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    const look = (): void => setMinutes(since === null ? 0 : Math.max(0, Math.floor((model.table.now() - since) / 60)));
    look();
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [model, since]);
  return minutes;
}

/** Shows the sign if the seat's player is another person who isn't connected. A tap opens what can be done. */
export function Absence({ model, seat }: AbsenceProps): JSX.Element | null {
  const [open, setOpen] = useState(false);
  const minutes = useMinutes({ model, seat });
  const gone = isGone(model, seat);
  const name = model.name(seat);
  useEffect(() => {
    if (gone) announce(say("absence-title", { name }));
  }, [gone, name]);
  if (!gone) return null;
  const words = minutes === 0 ? say("seat-offline") : say("seat-gone", { minutes });
  return (
    <div class={css.place}>
      <Button class={css.absence} title={words} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="offline" size={18} />
        <span>{words}</span>
        <span class="unseen">{name}</span>
      </Button>
      {open && <Remedies model={model} seat={seat} words={words} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface RemediesProps extends AbsenceProps {
  readonly words: string;
  readonly onClose: () => void;
}

/** What can be done: wait or, for the host, give the seat to a bot or remove the player. */
function Remedies({ model, seat, words, onClose }: RemediesProps): JSX.Element {
  const [question, ask] = useQuestion();
  const name = model.name(seat);
  const bot = levelNow(choices.value);
  const turn = model.table.game.value?.seat_to_move === seat ? "yes" : "no";
  const give = (): void => {
    onClose();
    void giveToBot(model, seat, bot);
  };
  const remove = (): void => {
    onClose();
    void model.send({ type: "kick", seat });
  };
  return (
    <Dialog title={say("absence-title", { name })} onClose={onClose}>
      <p class={cx("quiet", css.since)}>{words}</p>
      <p>{say("absence-text", { name, turn })}</p>
      <div class={css.remedies}>
        <Button class="primary" text={say("absence-wait")} onClick={onClose} />
        {model.table.yours.value?.host ? (
          <>
            <Button
              text={say("absence-bot")}
              onClick={() => ask({ id: "confirm-give", args: { name, bot: botName(bot) }, onYes: give })}
            />
            <Button
              text={say("room-kick", { name })}
              onClick={() => ask({ id: "confirm-remove", args: { name, status: "playing" }, onYes: remove })}
            />
          </>
        ) : (
          <p class="quiet">{say("absence-host")}</p>
        )}
      </div>
      {question}
    </Dialog>
  );
}
