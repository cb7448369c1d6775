/** Makes a device forget its player. */
import { post } from "./ask.ts";
import { forgetKept } from "./kept.ts";

/** Asks the server first: if it can't be reached, nothing is lost and the player can try again. */
export async function forgetDevice(): Promise<void> {
  await post("/api/token/forget");
  forgetKept();
}
