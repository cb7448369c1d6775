/** The panels over the home screen. They are loaded together, when the first one is opened. */
import type { JSX } from "preact";
import { SettingsDialog } from "../settings/SettingsDialog.tsx";
import type { Extras } from "../store/create.ts";
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

/** Shows the open panel. */
export function HomePanels({ opened, own, busy, onStart, onClose }: HomePanelsProps): JSX.Element {
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
