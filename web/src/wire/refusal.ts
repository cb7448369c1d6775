/** Why something was rejected, or couldn't be reached. */
import type { Reason } from "../protocol.ts";
import type { Unusable } from "./offline.ts";

/** A server's reasons, and the page's own: `no server` means that only a server could do it. */
export type Why = Reason | "away" | "no server" | Unusable;

/**
 * A rejection; nothing has changed. The exception is `away`: no answer came in time, so the command may still count.
 */
export class Refusal extends Error {
  readonly reason: Why;
  /** The part of the message, the number or the name that the reason is about. */
  readonly where: string | null;

  constructor(reason: Why, where: string | null = null) {
    super(reason);
    this.name = "Refusal";
    this.reason = reason;
    this.where = where;
  }
}
