/** Runs the tables in this worker: passes messages between the page, Python, and the worker in which bots think. */
import { openDatabase } from "./database.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import type { BotPort, Python, TablesPage } from "./programs.ts";

type FromPage = Exclude<ToWorker, { readonly type: "start" }>;

/** Running tables. */
export interface Running {
  readonly hear: (message: FromPage) => void;
  /** Whether tables are still there after the page is closed. */
  readonly kept: boolean;
}

/** Starts the tables on this browser's storage. */
export async function runTables(
  python: Python,
  hire: TablesPage["hire"],
  post: (message: FromWorker) => void,
): Promise<Running> {
  const program = python.pyimport("twelvefold.page.tables_main");
  const database = await openDatabase(JSON.parse(program.layout()));
  const tables = await program.start(database ?? undefined, {
    hire,
    said: (id, text) => post({ type: "said", id, text }),
    closed: (id) => post({ type: "closed", id }),
    response: (id, status, body) => post({ type: "response", id, status, body }),
    full: (isFull) => post({ type: "trouble", why: isFull ? "full" : null }),
  });
  const hear = (message: FromPage): void => {
    if (message.type === "open") {
      tables.open(message.id);
      post({ type: "opened", id: message.id });
    } else if (message.type === "say") tables.say(message.id, message.text);
    else if (message.type === "close") tables.close(message.id);
    else {
      const { id, method, path, body, language } = message;
      tables.request(id, method, path, body ?? undefined, language);
    }
  };
  return { hear, kept: database !== null };
}

/** Starts workers for bots. */
export class BotHiring {
  private readonly make: () => Worker;
  private early: Worker | undefined;

  constructor(make: () => Worker) {
    this.make = make;
  }

  /** Starts a worker before anybody needs one. */
  prepare(): void {
    this.early ??= this.make();
  }

  readonly hire: TablesPage["hire"] = (heard, died): BotPort => {
    const worker = this.early ?? this.make();
    this.early = undefined;
    worker.onmessage = ({ data }) => heard(data);
    worker.onmessageerror = () => died("an answer that can't be read");
    worker.onerror = (event) => {
      event.preventDefault();
      died(event.message);
    };
    return { post: (message) => worker.postMessage(message), stop: () => worker.terminate() };
  };
}
