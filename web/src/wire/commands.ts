/**
 * Commands that get one answer each, whatever happens to the connection: a command is sent, with its id, until it is
 * answered.
 */
import type { Reviewing, Said } from "../protocol.ts";
import { Refusal } from "./refusal.ts";
import type { Answer, Asked, AskedInReview } from "./wire.ts";

/** Milliseconds to wait for an answer. */
export const PATIENCE = 20_000;
/** Milliseconds after which to resend a command that the server couldn't store in time. */
export const ONCE_MORE = 1_000;
/** How many commands may wait at once; more are rejected here. */
export const MOST_WAITING = 24;

interface Waiting {
  readonly frame: Said;
  readonly resolve: (answer: Answer | Reviewing) => void;
  readonly reject: (why: Refusal) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** A new id for a command. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The commands that haven't been answered yet. */
export class Commands {
  private readonly waiting = new Map<string, Waiting>();
  private readonly say: (frame: Said) => void;
  private readonly isOffline: () => boolean;

  constructor(say: (frame: Said) => void, isOffline: () => boolean = () => false) {
    this.say = say;
    this.isOffline = isOffline;
  }

  /** Sends a command under a new id. */
  send(command: Asked | AskedInReview): Promise<Answer | Reviewing> {
    if (this.waiting.size >= MOST_WAITING) return Promise.reject(new Refusal("too fast"));
    const frame = { ...command, cmd_id: newId() };
    return new Promise((resolve, reject) => {
      this.waiting.set(frame.cmd_id, { frame, resolve, reject, timer: this.patience(frame.cmd_id) });
      this.say(frame);
    });
  }

  /** Starts the timeout for an answer; while the device is offline, its commands keep waiting. */
  private patience(id: string): ReturnType<typeof setTimeout> {
    return setTimeout(() => {
      const waiting = this.waiting.get(id);
      if (waiting && this.isOffline()) waiting.timer = this.patience(id);
      else this.refuse(id, new Refusal("away"));
    }, PATIENCE);
  }

  /** After reconnecting, resends unanswered commands under the same ids, so that a stored command counts only once. */
  sendAgain(): void {
    for (const { frame } of this.waiting.values()) this.say(frame);
  }

  /** Resolves a command that was done. */
  answer(message: Answer | Reviewing): void {
    this.close(message.cmd_id)?.resolve(message);
  }

  /** Rejects a command, or resends it if nobody knows whether it was stored. */
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
