/** The table on one screen: the planet in the midst, everything else round it. */
import { effect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import "../table.css";
import "../race.css";
import "../over.css";
import "../narrow.css";
import "../bots.css";
import { RuleButton } from "../../rules/RuleButton.tsx";
import { SettingsDialog } from "../../settings/SettingsDialog.tsx";
import { settings } from "../../store/settings.ts";
import type { TableSource } from "../../store/source.ts";
import type { Table } from "../../store/table.ts";
import { useMedia } from "../../ui/media.ts";
import { say } from "../../words/say.ts";
import { listenToKeys, openLine } from "../input/keys.ts";
import { Desk } from "../model/table-model.ts";
import { reason } from "../model/words.ts";
import { PlanetView } from "../scene/PlanetView.tsx";
import type { Sky } from "../scene/table-scene.ts";
import { listenToTable } from "../speech/announce.ts";
import { here, listenForReturn } from "../speech/catch-up.ts";
import { Actions } from "./Actions.tsx";
import { Curtain } from "./Curtain.tsx";
import { EndPanel } from "./EndPanel.tsx";
import { Faces } from "./Faces.tsx";
import { Help } from "./Help.tsx";
import { LogPanel } from "./LogPanel.tsx";
import { Menu } from "./Menu.tsx";
import { Objective } from "./Objective.tsx";
import { Offer } from "./Offer.tsx";
import { LifePanel } from "./PlaybackPanel.tsx";
import { RaceBoard } from "./RaceBoard.tsx";
import { Rounds } from "./Rounds.tsx";
import { Seats } from "./Seats.tsx";
import { TopBar } from "./TopBar.tsx";
import { TypedLine } from "./TypedLine.tsx";

/** The table that one plays or looks at. */
export function TableScreen({ table }: { readonly table: Table }): JSX.Element | null {
  const desk = useDesk(table);
  return desk === null ? null : <Laid desk={desk} />;
}

/** A player's side of a table, for as long as it is shown. */
export function useDesk(table: TableSource): Desk | null {
  const [desk, setDesk] = useState<Desk | null>(null);
  useEffect(() => {
    const made = new Desk(table);
    setDesk(made);
    const ends = [
      listenToKeys(made),
      listenToTable(made),
      made.isReplay ? listenToReplay(made) : listenForReturn(made),
      endWhenOver(made),
    ];
    return () => {
      for (const end of ends) end();
      made.dispose();
    };
  }, [table]);
  return desk;
}

/** A replay has no past that one could miss: each move that it makes is news. */
const listenToReplay = (desk: Desk): (() => void) => desk.table.onEvents((events) => desk.life.add(events));

/** Opens the end once the game is over and life has been seen; a new game closes it. */
function endWhenOver(desk: Desk): () => void {
  let shown = 0;
  return effect(() => {
    const game = desk.table.game.value;
    const over = game !== null && (game.end !== null || desk.table.info.value?.status === "over");
    if (!over) {
      if (desk.sheet.peek() === "end") desk.sheet.value = null;
    } else if (here.value && !desk.life.busy.value && shown !== game.game) {
      // The table changes first, and then life is told of it.
      queueMicrotask(() => {
        if (desk.life.busy.peek() || shown === game.game) return;
        shown = game.game;
        desk.sheet.value = "end";
      });
    }
  });
}

/** What a lesson adds to the table. */
export interface Taught {
  /** Whoever says what it is about; null once it is over. */
  readonly coach: JSX.Element | null;
  /** What is said at the end. */
  readonly note: JSX.Element | null;
  /** What the lesson speaks of now. */
  readonly mark: string | null;
}

interface LaidProps {
  readonly desk: Desk;
  readonly children?: JSX.Element;
  readonly lesson?: Taught | undefined;
}

/** Whether a sheet lies over the table, as it does where there is room for one of them: then it has the keyboard. */
function useCovered(open: boolean): boolean {
  const narrow = useMedia("(max-width: 760px), (max-height: 520px)");
  // The line for typed moves is never silent.
  const covered = narrow && open && !settings.value.typing;
  useLayoutEffect(() => {
    if (!covered) return undefined;
    const before = document.activeElement;
    document.querySelector<HTMLElement>(".sheet-close")?.focus();
    return () => {
      // What lay below can be reached again once it is drawn.
      requestAnimationFrame(() => {
        const at = document.activeElement;
        const lost = at === document.body || at?.closest(".side-race") != null;
        if (lost && before instanceof HTMLElement) before.focus();
      });
    };
  }, [covered]);
  return covered;
}

/** Everything in its place. */
export function Laid({ desk, children, lesson }: LaidProps): JSX.Element {
  const [sky, setSky] = useState<Sky | null>(null);
  const sheet = desk.sheet.value;
  const hand = settings.value.leftHanded ? " is-left-handed" : "";
  const open = sheet === "race" || sheet === "log" ? ` shows-${sheet}` : "";
  const below = useCovered(open !== "");
  const taught = (lesson?.coach ?? null) === null ? "" : ` has-coach marks-${lesson?.mark ?? "nothing"}`;
  return (
    <main class={`table-screen${hand}${open}${children === undefined ? "" : " is-replay"}${taught}`}>
      <h1 class="unseen">{say("table-title")}</h1>
      <button type="button" class="button typed-way" onClick={openLine}>
        {say("typed-open")}
      </button>
      <TopBar desk={desk} />
      <div class="side-seats" inert={below}>
        <Seats desk={desk} sky={sky} />
        <Objective desk={desk} />
        {settings.value.typing && <TypedLine desk={desk} />}
      </div>
      <div class="middle" inert={below}>
        <Rounds desk={desk} />
        <PlanetView desk={desk} onSky={setSky} />
        <Faces desk={desk} />
        <PlanetName desk={desk} />
        <LifePanel desk={desk} />
        {children ?? (
          <div class="hand-row">
            <Actions desk={desk} />
            <Offer desk={desk} />
            <RuleButton part="placing" label={say("why-placing")} class="offer-why" />
          </div>
        )}
      </div>
      <div class="side-race">
        <button
          type="button"
          class="button sheet-close"
          onClick={() => {
            desk.sheet.value = null;
          }}
        >
          {say("dialog-close")}
        </button>
        <RaceBoard desk={desk} />
        <LogPanel desk={desk} />
      </div>
      {lesson?.coach}
      {sheet === "menu" && <Menu desk={desk} />}
      {sheet === "help" && <Help desk={desk} />}
      {sheet === "settings" && (
        <SettingsDialog
          onClose={() => {
            if (desk.sheet.value === "settings") desk.sheet.value = null;
          }}
        />
      )}
      {sheet === "end" && <EndPanel desk={desk} note={lesson?.note} />}
      <Curtain desk={desk} />
    </main>
  );
}

/** Whose planet is large, when it is not one's own; a tap leads back. */
function PlanetName({ desk }: { desk: Desk }): JSX.Element | null {
  const seat = desk.big.value;
  const looked = desk.looked.value;
  const standing = looked === null ? null : desk.standing(looked.animal);
  if (desk.looking.value === null && looked === null) return null;
  return (
    <button
      type="button"
      class={`planet-name seat-${seat}`}
      onClick={() => {
        desk.looking.value = null;
        desk.looked.value = null;
      }}
    >
      {say("planet-of", { name: desk.name(seat) })} <span class="planet-back">{say("planet-back")}</span>
      {standing !== null && (
        <span class="planet-reason">{reason(desk.table.box.value, standing.animal, standing.bids)}</span>
      )}
    </button>
  );
}
