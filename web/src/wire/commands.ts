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
  timer: ReturnType<typeof setTimeout>;
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
  private readonly isOffline: () => boolean;

  constructor(say: (frame: Said) => void, isOffline: () => boolean = () => false) {
    this.say = say;
    this.isOffline = isOffline;
  }

  /** Send a command under a new id. */
  send(command: Asked): Promise<Answer> {
    if (this.waiting.size >= MOST_WAITING) return Promise.reject(new Refusal("too fast"));
    const frame = { ...command, cmd_id: newId() };
    return new Promise((resolve, reject) => {
      this.waiting.set(frame.cmd_id, { frame, resolve, reject, timer: this.patience(frame.cmd_id) });
      this.say(frame);
    });
  }

  /** The time for an answer; a device without a network keeps its commands until it has one again. */
  private patience(id: string): ReturnType<typeof setTimeout> {
    return setTimeout(() => {
      const waiting = this.waiting.get(id);
      if (waiting && this.isOffline()) waiting.timer = this.patience(id);
      else this.refuse(id, new Refusal("away"));
    }, PATIENCE);
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
