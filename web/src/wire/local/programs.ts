/** The Python programs of the workers, as TypeScript sees them: see `src/twelvefold/page/`. None is undefined here. */
import type { Database } from "./database.ts";

/** A worker for bots, as the tables' program uses it. */
export interface BotPort {
  readonly post: (message: Uint8Array) => void;
  readonly stop: () => void;
}

/** What the tables' program wants done: see `Page` in `tables_main.py`. */
export interface TablesPage {
  readonly hire: (heard: (message: Uint8Array) => void, died: (why: string) => void) => BotPort;
  readonly said: (id: number, text: string) => void;
  readonly closed: (id: number) => void;
  readonly response: (id: number, status: number, body: string) => void;
  readonly full: (isFull: boolean) => void;
}

/** The running tables: see `Worker` in `tables_main.py`. */
export interface Tables {
  open(id: number): void;
  say(id: number, text: string): void;
  close(id: number): void;
  request(id: number, method: string, path: string, body: string | undefined, language: string): void;
}

/** A Python that has our programs. */
export interface Python {
  pyimport(name: "twelvefold.page.tables_main"): {
    layout(): string;
    start(database: Database | undefined, page: TablesPage): Promise<Tables>;
  };
  pyimport(name: "twelvefold.page.bots_main"): { answer(frame: Uint8Array): Uint8Array };
}
