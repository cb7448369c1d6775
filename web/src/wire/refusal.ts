/** Why the server, or the way to it, said no. */
import type { Reason } from "../protocol.ts";
import { canSay, say } from "../words/say.ts";

/** Something was refused; nothing has changed. `away`: no answer came in time, and the command may still count. */
export class Refusal extends Error {
  readonly reason: Reason | "away";
  /** A part of the message, a number or a name that says more. */
  readonly where: string | null;

  constructor(reason: Reason | "away", where: string | null = null) {
    super(reason);
    this.name = "Refusal";
    this.reason = reason;
    this.where = where;
  }
}

/** A refusal as a sentence for the player. */
export function why(refusal: unknown): string {
  if (!(refusal instanceof Refusal)) return say("refusal-unknown");
  const id = `refusal-${refusal.reason.replaceAll(" ", "-")}`;
  return canSay(id) ? say(id, { where: refusal.where ?? "" }) : say("refusal-other", { reason: refusal.reason });
}
