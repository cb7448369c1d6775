/** Explains rejections in the player's language. */
import { Refusal } from "../wire/refusal.ts";
import { canSay, say } from "./say.ts";

/** Why the table for a code or a link can't be opened. */
export function whyNoTable(refusal: unknown, code: string | null = null): string {
  if (!(refusal instanceof Refusal) || refusal.reason !== "no table") return why(refusal);
  return code === null ? say("app-no-table") : say("app-no-code", { code });
}

/** A rejection as a sentence for the player. */
export function why(refusal: unknown): string {
  if (!(refusal instanceof Refusal)) return say("refusal-unknown");
  const where = refusal.where ?? "";
  const [reason, which] = [refusal.reason, where].map((text) => text.replaceAll(" ", "-"));
  const [id, closer] = [`refusal-${reason}`, `refusal-${reason}-${which}`];
  if (canSay(closer)) return say(closer);
  if (canSay(`offline-${reason}`)) return say(`offline-${reason}`);
  return canSay(id) ? say(id, { where }) : say("refusal-other", { reason: refusal.reason });
}
