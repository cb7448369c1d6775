/** How a device forgets its player. */
import { ask } from "./ask.ts";
import { forgetKept } from "./kept.ts";

/** The server first: if it can't be reached, nothing is lost and it can be tried again. */
export async function forgetDevice(): Promise<void> {
  await ask("/api/token/forget", { method: "POST" });
  forgetKept();
}
