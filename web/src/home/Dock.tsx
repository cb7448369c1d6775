/** The way to everything else from the home screen: a picture and a word each. */
import type { ComponentChildren, JSX } from "preact";
import { Icon } from "../ui/Icon.tsx";
import { linkTo } from "../ui/root.ts";
import { say } from "../words/say.ts";
import css from "./Dock.module.css";
import type { Opened } from "./HomePanels.tsx";

const ICON_OF = {
  open: "eye",
  join: "key",
  tables: "globe",
  history: "trophy",
  rules: "book",
  learn: "sprout",
  settings: "settings",
} as const;

interface EntryProps {
  readonly icon: keyof typeof ICON_OF;
  readonly children: ComponentChildren;
}

const Face = ({ icon, children }: EntryProps): JSX.Element => (
  <>
    <Icon name={ICON_OF[icon]} />
    <span>{children}</span>
  </>
);

interface DockProps {
  /** Whether the lesson is offered here rather than in a card of its own. */
  readonly learn: boolean;
  readonly onOpen: (opened: Opened) => void;
}

/** Shows it. */
export function Dock({ learn, onOpen }: DockProps): JSX.Element {
  const panels: readonly (readonly [Opened & keyof typeof ICON_OF, string])[] = [
    ["open", "home-open-tables"],
    ["join", "home-join"],
    ["tables", "home-tables"],
    ["history", "home-history"],
  ];
  return (
    <nav class={css.dock} aria-label={say("home-more")}>
      {panels.map(([panel, name]) => (
        <button key={panel} type="button" class={css.entry} onClick={() => onOpen(panel)}>
          <Face icon={panel}>{say(name)}</Face>
        </button>
      ))}
      {learn && (
        <a class={css.entry} href={linkTo("/learn")}>
          <Face icon="learn">{say("home-learn")}</Face>
        </a>
      )}
      <a class={css.entry} href={linkTo("/rules")}>
        <Face icon="rules">{say("see-rules")}</Face>
      </a>
      <button type="button" class={css.entry} onClick={() => onOpen("settings")}>
        <Face icon="settings">{say("home-settings")}</Face>
      </button>
    </nav>
  );
}
