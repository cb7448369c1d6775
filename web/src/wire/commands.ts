/** Commands that are answered once, whatever happens to the connection: each keeps its id and is sent until somebody answers. */
import type { Said } from "../protocol.ts";
import { Refusal } from "./refusal.ts";
import type { Answer, Asked } from "./wire.ts";

/** Milliseconds for which a command waits for its answer. */
export const PATIENCE = 20_000;
/** Milliseconds after which a command is sent again that the server could not store in time. */
export const ONCE_MORE = 1_000;
/** Commands that may wait at once; more are refused here. */
export const MOST_WAITING = 24;

interface Waiting {
  readonly frame: Said;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (why: Refusal) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** A new id for a command. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The commands that nobody has answered yet. */
export class Commands {
  private readonly waiting = new Map<string, Waiting>();
  private readonly say: (frame: Said) => void;

  constructor(say: (frame: Said) => void) {
    this.say = say;
  }

  /** Send a command under a new id. */
  send(command: Asked): Promise<Answer> {
    if (this.waiting.size >= MOST_WAITING) return Promise.reject(new Refusal("too fast"));
    const frame = { ...command, cmd_id: newId() };
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.refuse(frame.cmd_id, new Refusal("away")), PATIENCE);
      this.waiting.set(frame.cmd_id, { frame, resolve, reject, timer });
      this.say(frame);
    });
  }

  /** Over a new connection, send what is unanswered, with the same ids: what the server has stored counts once. */
  sendAgain(): void {
    for (const { frame } of this.waiting.values()) this.say(frame);
  }

  /** A command was done. */
  answer(message: Answer): void {
    this.close(message.cmd_id)?.resolve(message);
  }

  /** A command was refused; where nobody knows whether it was stored, it is sent again. */
  refuse(id: string, why: Refusal): void {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    if (why.reason === "unknown") setTimeout(() => this.waiting.has(id) && this.say(waiting.frame), ONCE_MORE);
    else this.close(id)?.reject(why);
  }

  private close(id: string): Waiting | undefined {
    const waiting = this.waiting.get(id);
    clearTimeout(waiting?.timer);
    this.waiting.delete(id);
    return waiting;
  }
}
