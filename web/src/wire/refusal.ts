/** Why the server, or the way to it, said no. */
import type { Reason } from "../protocol.ts";

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
