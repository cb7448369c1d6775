/** What is beside the planet or, on a phone, on a sheet that leaves the row of actions free: the race board and the log. */
import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { settings } from "../../store/settings.ts";
import { useBack } from "../../ui/back.ts";
import { cx } from "../../ui/cx.ts";
import { Grip } from "../../ui/Grip.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useNarrow } from "../../ui/media.ts";
import { useSwipe } from "../../ui/swipe.ts";
import { say } from "../../words/say.ts";
import type { TableModel } from "../model/table-model.ts";
import { LogPanel } from "./LogPanel.tsx";
import { RaceBoard } from "./RaceBoard.tsx";
import css from "./Sheets.module.css";

/** The sheets that cover the planet on a phone, and nothing else. */
const PARTIAL: readonly string[] = ["race", "log", "objective", "menu", "side"];

/** Whether a sheet covers the planet and the seats, as on phones. */
export function useCovered(model: TableModel): boolean {
  const narrow = useNarrow();
  const sheet = model.sheet.value;
  // The result is no sheet: going back from photo mode over it must not close it, too.
  useBack(narrow && sheet !== null && sheet !== "end", () => {
    model.sheet.value = null;
  });
  // The line for typed moves stays usable, so a table with it open is never made inert.
  return narrow && sheet !== null && PARTIAL.includes(sheet) && !settings.value.typing;
}

interface FrameProps {
  readonly model: TableModel;
  /** Whether it's a sheet, which then has the keyboard focus. */
  readonly covered: boolean;
  /** Whether the sheet is open. */
  readonly open: boolean;
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}

/** What is beside the planet or, on a phone, on a sheet. */
function Frame({ model, covered, open, class: more, children }: FrameProps): JSX.Element {
  const sheet = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    model.sheet.value = null;
  };
  useSwipe(sheet, covered && open, close);
  useLayoutEffect(() => {
    if (!covered || !open) return undefined;
    const before = document.activeElement;
    const element = sheet.current;
    button.current?.focus();
    return () => {
      // What was covered can only be focused again after the next render.
      requestAnimationFrame(() => {
        const at = document.activeElement;
        const lost = at === document.body || element?.contains(at) === true;
        if (lost && before instanceof HTMLElement) before.focus();
      });
    };
  }, [covered, open]);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape closes it, too */}
      {covered && <div class={css.outside} onClick={close} />}
      <div class={cx(css.sheets, more)} ref={sheet}>
        <div class={css.head} data-grip>
          <Grip />
          <button type="button" ref={button} class={css.close} onClick={close}>
            <span class="unseen">{say("dialog-close")}</span>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </>
  );
}

interface SheetsProps {
  readonly model: TableModel;
  readonly covered: boolean;
}

/** Shows the race board and the log. */
export const Sheets = ({ model, covered }: SheetsProps): JSX.Element => (
  <Frame model={model} covered={covered} open={model.sheet.value === "race" || model.sheet.value === "log"}>
    <RaceBoard model={model} />
    <LogPanel model={model} />
  </Frame>
);

/** Shows the screen's own panel in their place. */
export const SidePanel = (props: SheetsProps & { readonly children: JSX.Element }): JSX.Element => (
  <Frame model={props.model} covered={props.covered} open={props.model.sheet.value === "side"} class={css.side}>
    <div class={css.scroll}>{props.children}</div>
  </Frame>
);
