/** The tables of this browser, in a worker. If it crashes, another one goes on from what is stored. */
import type { Backend, Ears, Reply, Request, Socket } from "../backend.ts";
import { Refusal } from "../refusal.ts";
import type { FromWorker, ToWorker, Unstartable } from "./messages.ts";

/** A running worker. */
export interface Port {
  post(message: ToWorker): void;
  stop(): void;
}

/** Starts a worker, and says what it says and when it crashes. */
export type Hire = (heard: (message: FromWorker) => void, crashed: () => void) => Port;

/** What the page wants to know of the worker. */
export interface Watcher {
  readonly progress: (loaded: number, total: number) => void;
  readonly ready: (kept: boolean) => void;
  readonly failed: (why: Unstartable | "crashed") => void;
  readonly full: (full: boolean) => void;
}

/** How many times it may crash within `SOON` milliseconds before it is given up. */
export const MOST_CRASHES = 3;
export const SOON = 60_000;

interface Asked {
  readonly request: Request;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (why: Refusal) => void;
}

/** A backend that is a worker. */
export class LocalBackend implements Backend {
  private readonly hire: Hire;
  private readonly files: string;
  private readonly watcher: Watcher;
  private readonly sockets = new Map<number, Ears>();
  private readonly asked = new Map<number, Asked>();
  private crashes: readonly number[] = [];
  private port: Port | null = null;
  private isReady = false;
  private count = 0;

  constructor(hire: Hire, files: string, watcher: Watcher) {
    this.hire = hire;
    this.files = files;
    this.watcher = watcher;
  }

  /** Starts the worker unless it runs. */
  start(): void {
    if (this.port !== null) return;
    // A worker that was stopped may still have something to say.
    const own = (): boolean => this.port === port;
    const port = this.hire(
      (message) => own() && this.hear(message),
      () => own() && this.crashed(),
    );
    this.port = port;
    port.post({ type: "start", files: this.files });
  }

  /** Stops the worker; what it had stored stays. */
  stop(): void {
    this.port?.stop();
    this.port = null;
    this.isReady = false;
    const open = [...this.sockets.values()];
    this.sockets.clear();
    for (const { closed } of open) closed();
  }

  dial(ears: Ears): Socket {
    this.count += 1;
    const id = this.count;
    this.sockets.set(id, ears);
    if (this.isReady) this.port?.post({ type: "open", id });
    return {
      send: (text) => this.port?.post({ type: "say", id, text }),
      close: () => {
        if (!this.sockets.delete(id)) return;
        if (this.isReady) this.port?.post({ type: "close", id });
        ears.closed();
      },
    };
  }

  request(request: Request): Promise<Reply> {
    this.count += 1;
    const id = this.count;
    return new Promise((resolve, reject) => {
      this.asked.set(id, { request, resolve, reject });
      if (this.isReady) this.port?.post({ type: "request", id, ...request });
    });
  }

  private hear(message: FromWorker): void {
    if (message.type === "progress") this.watcher.progress(message.loaded, message.total);
    else if (message.type === "ready") this.ready(message.kept);
    else if (message.type === "failed") this.fail(message.why);
    else if (message.type === "trouble") this.watcher.full(message.why === "full");
    else if (message.type === "response") this.answer(message.id, { status: message.status, body: message.body });
    else {
      const ears = this.sockets.get(message.id);
      if (message.type === "closed") this.sockets.delete(message.id);
      if (message.type === "said") ears?.said(message.text);
      else ears?.[message.type]();
    }
  }

  private answer(id: number, reply: Reply): void {
    const asked = this.asked.get(id);
    this.asked.delete(id);
    asked?.resolve(reply);
  }

  private ready(kept: boolean): void {
    this.isReady = true;
    for (const id of this.sockets.keys()) this.port?.post({ type: "open", id });
    // After a crash, whatever wasn't answered is asked again.
    for (const [id, { request }] of this.asked) this.port?.post({ type: "request", id, ...request });
    this.watcher.ready(kept);
  }

  private crashed(): void {
    const now = Date.now();
    this.crashes = [...this.crashes.filter((at) => at > now - SOON), now];
    this.stop();
    if (this.crashes.length < MOST_CRASHES) this.start();
    else this.fail("crashed");
  }

  private fail(why: Unstartable | "crashed"): void {
    this.stop();
    for (const { reject } of this.asked.values()) reject(new Refusal(why));
    this.asked.clear();
    this.watcher.failed(why);
  }
}
