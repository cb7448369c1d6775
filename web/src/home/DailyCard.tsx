/** The daily game on the home screen: its date, how far the player is, and one click to play or to see the result. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { choices } from "../store/choices.ts";
import { askToday, dateOf, dayHere, playDaily, resultText, type Today, today } from "../store/daily.ts";
import { Icon } from "../ui/Icon.tsx";
import { laterOver } from "../ui/later.tsx";
import { linkTo } from "../ui/root.ts";
import { theWire } from "../wire/backends.ts";
import { wordsOf } from "../words/language.ts";
import { say } from "../words/say.ts";
import choice from "./Choice.module.css";
import css from "./DailyCard.module.css";
import { PreparingSoon } from "./PreparingSoon.tsx";
import { useStart } from "./use-start.ts";

const DailyPanel = laterOver(async () => {
  const [panel] = await Promise.all([import("./DailyPanel.tsx"), wordsOf("daily")]);
  return panel.DailyPanel;
});

/** The state of today's game in one line. */
export function stateOf(known: Today | null): string {
  const own = known?.own ?? null;
  if (known === null || own === null) return say("home-daily-new");
  if (!own.over) return say("home-daily-playing", { round: own.round ?? 1 });
  return resultText(known) ?? say("home-daily-left");
}

/** Shows the card. */
export function DailyCard(): JSX.Element {
  const [opened, setOpened] = useState(false);
  const { busy, preparing, start, cancel } = useStart();
  const open = theWire().connection.value === "open";
  useEffect(() => {
    if (!open) return;
    const look = (): void => {
      if (document.visibilityState === "visible") askToday().catch(() => undefined);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [open]);
  const known = today.value;
  const own = known?.own ?? null;

  const play = async (day: string, practice: boolean): Promise<void> => {
    const name = choices.peek().name.trim() || say("seat-nameless", { seat: 1 });
    const started = await start((patience) => playDaily(day, name, practice, patience));
    if (!started) await askToday().catch(() => undefined); // A new day may have begun.
  };
  const face = (
    <>
      <Icon name="calendar" size={40} class={choice.icon} />
      <span class={choice.words}>
        <b class={css.title}>
          {say("home-daily")} <small>{dateOf(known?.day ?? dayHere(), "short")}</small>
        </b>
        <small>{stateOf(known)}</small>
      </span>
    </>
  );
  return (
    <div class={choice.choice} data-card="daily">
      {own !== null && !own.over ? (
        <a class={choice.start} href={linkTo(`/table/${own.table}`)}>
          {face}
        </a>
      ) : (
        <button
          type="button"
          class={choice.start}
          disabled={busy}
          onClick={() => (own === null ? void play(known?.day ?? dayHere(), false) : setOpened(true))}
        >
          {face}
        </button>
      )}
      <button
        type="button"
        class={choice.change}
        title={say("home-daily-earlier")}
        disabled={known === null}
        onClick={() => setOpened(true)}
      >
        <span class="unseen">{say("home-daily-earlier")}</span>
        <Icon name="menu" />
      </button>
      {preparing && <PreparingSoon onClose={cancel} />}
      {opened && known !== null && (
        <DailyPanel known={known} busy={busy} onPlay={play} onClose={() => setOpened(false)} />
      )}
    </div>
  );
}
