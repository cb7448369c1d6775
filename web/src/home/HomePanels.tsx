/** The panels over the home screen. They are loaded together, when the first one is opened. */
import type { JSX } from "preact";
import { SettingsDialog } from "../settings/SettingsDialog.tsx";
import type { Extras } from "../store/create.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { hasServer } from "../wire/offline.ts";
import { say } from "../words/say.ts";
import { BotsPanel } from "./BotsPanel.tsx";
import { FriendsPanel } from "./FriendsPanel.tsx";
import { HistoryPanel } from "./HistoryPanel.tsx";
import { JoinPanel } from "./JoinPanel.tsx";
import { OpenTablesPanel } from "./OpenTablesPanel.tsx";
import { ScreenPanel } from "./ScreenPanel.tsx";
import { TablesPanel } from "./TablesPanel.tsx";
import type { OwnTables } from "./use-tables.ts";
import type { Way } from "./ways.ts";

/** Which panel is open. */
export type Opened = Way | "tables" | "history" | "open" | "join" | "settings";

interface HomePanelsProps {
  readonly opened: Opened;
  readonly own: OwnTables;
  readonly busy: boolean;
  readonly onStart: (way: Way, extras: Extras) => void;
  readonly onClose: () => void;
}

const TITLE_OF = { friends: "home-friends", open: "home-open-tables", join: "home-join" } as const;

/** Says what only a server can do. */
const NeedsServer = ({ title, onClose }: { readonly title: string; readonly onClose: () => void }): JSX.Element => (
  <Dialog title={title} onClose={onClose}>
    <p>{say("refusal-no-server")}</p>
  </Dialog>
);

/** Shows the open panel. */
export function HomePanels({ opened, own, busy, onStart, onClose }: HomePanelsProps): JSX.Element {
  if (!hasServer && (opened === "friends" || opened === "open" || opened === "join")) {
    return <NeedsServer title={say(TITLE_OF[opened])} onClose={onClose} />;
  }
  switch (opened) {
    case "bots":
      return <BotsPanel busy={busy} onStart={(extras) => onStart("bots", extras)} onClose={onClose} />;
    case "screen":
      return <ScreenPanel busy={busy} onStart={(extras) => onStart("screen", extras)} onClose={onClose} />;
    case "friends":
      return <FriendsPanel busy={busy} onStart={(extras) => onStart("friends", extras)} onClose={onClose} />;
    case "tables":
      return <TablesPanel tables={own.tables ?? []} onRefresh={own.refresh} onClose={onClose} />;
    case "history":
      return <HistoryPanel onClose={onClose} />;
    case "open":
      return <OpenTablesPanel onClose={onClose} />;
    case "join":
      return <JoinPanel onClose={onClose} />;
    case "settings":
      return <SettingsDialog onClose={onClose} />;
  }
}
