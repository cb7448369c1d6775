/** Makes a device forget its player. */
import { offlineReady } from "../wire/backends.ts";
import { postToAll } from "./ask.ts";
import { hasTablesHere } from "./keep-offline.ts";
import { forgetKept } from "./kept.ts";

/** Asks the server and this browser's tables first: if one of them can't be reached, nothing is lost and the player can try again. */
export async function forgetDevice(): Promise<void> {
  if (hasTablesHere.peek()) await offlineReady();
  await postToAll("/api/token/forget");
  forgetKept();
}
