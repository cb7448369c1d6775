/** The table on one screen: the planet in the middle, everything else around it. */
import type { JSX, RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { RuleButton } from "../../rules/RuleButton.tsx";
import { SettingsOver } from "../../settings/SettingsOver.tsx";
import { settings } from "../../store/settings.ts";
import { Button } from "../../ui/Button.tsx";
import { cx } from "../../ui/cx.ts";
import { useNarrow } from "../../ui/media.ts";
import { say } from "../../words/say.ts";
import { openLine } from "../input/keys.ts";
import type { TableModel } from "../model/table-model.ts";
import { PlanetView } from "../scene/PlanetView.tsx";
import type { TableScene } from "../scene/table-scene.ts";
import { Actions } from "./Actions.tsx";
import { Company } from "./Company.tsx";
import { Curtain } from "./Curtain.tsx";
import { EndPanel } from "./EndPanel.tsx";
import { Faces } from "./Faces.tsx";
import { Gains } from "./Gains.tsx";
import grid from "./grid.module.css";
import { Help } from "./Help.tsx";
import { LogPanel } from "./LogPanel.tsx";
import { Menu } from "./Menu.tsx";
import { Objective } from "./Objective.tsx";
import { Offer } from "./Offer.tsx";
import { PhotoMode } from "./PhotoMode.tsx";
import { PlanetName } from "./PlanetName.tsx";
import { PlaybackPanel } from "./PlaybackPanel.tsx";
import { RaceBoard } from "./RaceBoard.tsx";
import { RoundStrip } from "./RoundStrip.tsx";
import { Rounds } from "./Rounds.tsx";
import { Seats } from "./Seats.tsx";
import css from "./TableLayout.module.css";
import { TopBar } from "./TopBar.tsx";
import { TypedLine } from "./TypedLine.tsx";

interface TableLayoutProps {
  readonly model: TableModel;
  /** What replaces the offer in a replay. */
  readonly children?: JSX.Element;
  /** The lesson's coach; null if there is no lesson, or it's over. */
  readonly coach?: JSX.Element | null;
  /** More menu items, for the lesson's table. */
  readonly menu?: JSX.Element | null;
  /** A note for the result, from the lesson. */
  readonly note?: JSX.Element | null;
}

type Ref = RefObject<HTMLElement | null>;

/** Whether a sheet covers the table, as on small screens. While it does, it has the keyboard focus. */
function useCovered(narrow: boolean, open: boolean, sheets: Ref, close: Ref): boolean {
  // The line for typed moves stays usable, so a table with it open is never made inert.
  const covered = narrow && open && !settings.value.typing;
  useLayoutEffect(() => {
    if (!covered) return undefined;
    const before = document.activeElement;
    const sheet = sheets.current;
    close.current?.focus();
    return () => {
      // What was covered can only be focused again after the next render.
      requestAnimationFrame(() => {
        const at = document.activeElement;
        const lost = at === document.body || sheet?.contains(at) === true;
        if (lost && before instanceof HTMLElement) before.focus();
      });
    };
  }, [covered, sheets, close]);
  return covered;
}

/** Lays out the table screen. */
export function TableLayout({
  model,
  children,
  coach = null,
  menu = null,
  note = null,
}: TableLayoutProps): JSX.Element {
  const [scene, setScene] = useState<TableScene | null>(null);
  const sheet = model.sheet.value;
  const sheets = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const narrow = useNarrow();
  const below = useCovered(narrow, sheet === "race" || sheet === "log", sheets, close);
  return (
    <main
      class={grid.screen}
      data-left-handed={settings.value.leftHanded || undefined}
      data-typing={settings.value.typing || undefined}
      data-sheet={sheet ?? undefined}
      data-covered={sheet === "end" || model.photo.value !== null || undefined}
      data-replay={children !== undefined || undefined}
      data-coach={coach !== null || undefined}
      data-marks={coach === null ? undefined : model.table.marks.value.part}
    >
      <h1 class="unseen">{say("table-title")}</h1>
      <Button class={css.typedWay} text={say("typed-open")} onClick={openLine} />
      <TopBar model={model} />
      <div class={css.sideSeats} inert={below}>
        <Seats model={model} scene={scene} />
        <Objective model={model} />
        {settings.value.typing && <TypedLine model={model} />}
      </div>
      <div class={css.middle} inert={below}>
        {narrow ? <RoundStrip model={model} /> : <Rounds model={model} />}
        <PlanetView model={model} onScene={setScene} />
        <Faces model={model} />
        <PlanetName model={model} class={css.planetName} />
        <PlaybackPanel model={model} />
        {children ?? (
          <div class={css.handRow}>
            {narrow && <Gains model={model} />}
            <Company model={model} />
            <Actions model={model} />
            <Offer model={model} />
            <RuleButton part="placing" label={say("why-placing")} class={css.offerWhy} />
          </div>
        )}
      </div>
      <div class={css.sideRace} ref={sheets}>
        <button
          type="button"
          ref={close}
          class={cx("button", css.sheetClose)}
          onClick={() => {
            model.sheet.value = null;
          }}
        >
          {say("dialog-close")}
        </button>
        <RaceBoard model={model} />
        <LogPanel model={model} />
      </div>
      {coach}
      {sheet === "menu" && <Menu model={model}>{menu}</Menu>}
      {sheet === "help" && <Help model={model} />}
      {sheet === "settings" && <SettingsOver onClose={() => model.closeSheet("settings")} />}
      {sheet === "end" && <EndPanel model={model} scene={scene} note={note} />}
      {model.photo.value !== null && <PhotoMode model={model} scene={scene} seat={model.photo.value} />}
      <Curtain model={model} />
    </main>
  );
}
