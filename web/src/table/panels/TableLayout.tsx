/** The table on one screen: the planet in the middle, everything else around it. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { RuleButton } from "../../rules/RuleButton.tsx";
import { SettingsOver } from "../../settings/SettingsOver.tsx";
import { settings } from "../../store/settings.ts";
import { Button } from "../../ui/Button.tsx";
import { cx } from "../../ui/cx.ts";
import { useNarrow, withKey } from "../../ui/media.ts";
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
import { Menu } from "./Menu.tsx";
import { Objective, ObjectiveSheet } from "./Objective.tsx";
import { Offer } from "./Offer.tsx";
import { PhotoMode } from "./PhotoMode.tsx";
import { PlanetName } from "./PlanetName.tsx";
import { PlaybackPanel } from "./PlaybackPanel.tsx";
import { RoundStrip } from "./RoundStrip.tsx";
import { Rounds } from "./Rounds.tsx";
import { Seats } from "./Seats.tsx";
import { Sheets, SidePanel, useCovered } from "./Sheets.tsx";
import css from "./TableLayout.module.css";
import { TopBar } from "./TopBar.tsx";
import { TypedLine } from "./TypedLine.tsx";

interface TableLayoutProps {
  readonly model: TableModel;
  /** What replaces the offer in a replay. */
  readonly children?: JSX.Element;
  /** A review's panel, beside the planet or on a sheet; the race board and the log are one tap away instead. */
  readonly side?: JSX.Element;
  /** What stands above the offer: the strip of a line. */
  readonly bar?: JSX.Element | null;
  /** The lesson's coach; null if there is no lesson, or it's over. */
  readonly coach?: JSX.Element | null;
  /** More menu items, for the lesson's table. */
  readonly menu?: JSX.Element | null;
  /** A note for the result, from the lesson. */
  readonly note?: JSX.Element | null;
}

/** Lays out the table screen. */
export function TableLayout({
  model,
  children,
  side,
  bar = null,
  coach = null,
  menu = null,
  note = null,
}: TableLayoutProps): JSX.Element {
  const [scene, setScene] = useState<TableScene | null>(null);
  const sheet = model.sheet.value;
  const narrow = useNarrow();
  const below = useCovered(model);
  return (
    <main
      class={grid.screen}
      data-left-handed={settings.value.leftHanded || undefined}
      data-typing={settings.value.typing || undefined}
      data-sheet={sheet ?? undefined}
      data-staging={model.playback.busy.value || undefined}
      data-covered={sheet === "end" || model.photo.value !== null || undefined}
      data-replay={children !== undefined || undefined}
      data-review={side !== undefined || undefined}
      data-bar={bar !== null || undefined}
      data-coach={coach !== null || undefined}
      data-marks={coach === null ? undefined : model.table.marks.value.part}
    >
      <h1 class="unseen">{say("table-title")}</h1>
      <Button class={css.typedWay} text={withKey(say("typed-open"), "T")} onClick={openLine} />
      <TopBar model={model} hasSide={side !== undefined} />
      <div class={css.sideSeats} inert={below}>
        <Seats model={model} scene={scene} />
        <Objective model={model} />
        {settings.value.typing && <TypedLine model={model} />}
      </div>
      <div class={css.middle}>
        <div class={css.around} inert={below}>
          {narrow ? side === undefined && <RoundStrip model={model} /> : <Rounds model={model} />}
          <PlanetView model={model} onScene={setScene} />
          <Faces model={model} />
          <PlanetName model={model} class={css.planetName} />
          <PlaybackPanel model={model} />
        </div>
        {children ?? (
          <div class={cx(css.handRow, model.hand.value !== null && css.hasHand)}>
            {narrow && <Gains model={model} />}
            {bar}
            <Company model={model} />
            <Actions model={model} />
            <Offer model={model} />
            {bar === null && <RuleButton part="placing" label={say("why-placing")} class={css.offerWhy} />}
          </div>
        )}
      </div>
      {side === undefined || (narrow ? sheet !== "side" : model.aside.value === "boards") ? (
        <Sheets model={model} covered={below} />
      ) : (
        <SidePanel model={model} covered={below}>
          {side}
        </SidePanel>
      )}
      {coach}
      {sheet === "objective" && <ObjectiveSheet model={model} />}
      {sheet === "menu" && <Menu model={model}>{menu}</Menu>}
      {sheet === "help" && <Help model={model} review={side !== undefined} />}
      {sheet === "settings" && <SettingsOver onClose={() => model.closeSheet("settings")} />}
      {sheet === "end" && <EndPanel model={model} scene={scene} note={note} />}
      {model.photo.value !== null && <PhotoMode model={model} scene={scene} seat={model.photo.value} />}
      <Curtain model={model} />
    </main>
  );
}
