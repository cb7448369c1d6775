/** What the server, or the way to it, refused, in the player's language. */
import { Refusal } from "../wire/refusal.ts";
import { canSay, say } from "./say.ts";

/** A refusal as a sentence for the player. */
export function why(refusal: unknown): string {
  if (!(refusal instanceof Refusal)) return say("refusal-unknown");
  const id = `refusal-${refusal.reason.replaceAll(" ", "-")}`;
  return canSay(id) ? say(id, { where: refusal.where ?? "" }) : say("refusal-other", { reason: refusal.reason });
}
