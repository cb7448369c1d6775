/** Why the server rejected something, or couldn't be reached. */
import type { Reason } from "../protocol.ts";

/**
 * A rejection; nothing has changed. The exception is `away`: no answer came in time, so the command may still count.
 */
export class Refusal extends Error {
  readonly reason: Reason | "away";
  /** The part of the message, the number or the name that the reason is about. */
  readonly where: string | null;

  constructor(reason: Reason | "away", where: string | null = null) {
    super(reason);
    this.name = "Refusal";
    this.reason = reason;
    this.where = where;
  }
}
