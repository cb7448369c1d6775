/** When to load the offline part before anybody needs it: the whole game in this browser, some megabytes. */
import { computed, effect, type ReadonlySignal, type Signal } from "@preact/signals";
import { startOffline } from "../wire/backends.ts";
import { hasServer, offline, offlineFiles } from "../wire/offline.ts";
import { isObject, kept } from "./kept.ts";

/** What the player wants: the offline part, or to play on the server only; "ask" before they said anything. */
export type Wish = "yes" | "no" | "ask";

const readWish = (value: unknown): Wish | null => (value === "yes" || value === "no" || value === "ask" ? value : null);

/** The player's wish, stored on this device. */
export const offlineWish: Signal<Wish> = kept("offline", readWish, "ask");

/** Whether an earlier visit kept the offline part, so that it starts without a download. */
export const wasKept: Signal<boolean> = kept("kept", (value) => (typeof value === "boolean" ? value : null), false);

/** Whether a table was made in this browser, so that the list of tables needs the offline part. */
export const hasTablesHere: Signal<boolean> = kept(
  "here",
  (value) => (typeof value === "boolean" ? value : null),
  false,
);

/** Whether the page has a choice: it comes with an offline part, and with a server. */
export const mayChoose: boolean = hasServer && offlineFiles !== null;

interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
}

/** Whether the player may have to pay for every megabyte, as far as the browser says. */
export function isMetered(device: object = navigator): boolean {
  const connection: Connection | undefined =
    "connection" in device && isObject(device.connection) ? device.connection : undefined;
  return connection?.saveData === true || connection?.type === "cellular";
}

/** Whether to load it without asking; a device that has tables has most likely kept it. */
export const wantsOffline = (wish: Wish, metered: boolean, tables: boolean): boolean =>
  wish === "yes" || (wish === "ask" && (!metered || tables));

effect(() => {
  const now = offline.value;
  if (now.at === "ready") wasKept.value = now.kept;
});

/** Whether the player should be asked. */
export const asksFirst: ReadonlySignal<boolean> = computed(
  () => mayChoose && offline.value.at === "rest" && offlineWish.value === "ask" && isMetered() && !hasTablesHere.value,
);

/** Starts loading the offline part if that is what the player wants; somebody is about to need it, or there is time. */
export function prepareOffline(): void {
  if (wantsOffline(offlineWish.peek(), isMetered(), hasTablesHere.peek())) void startOffline().catch(() => undefined);
}
