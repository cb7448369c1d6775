/** Requests: a few lists and files that need no socket. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { OwnTable, Reason, Removal, TableSummary } from "../protocol.ts";
import type { Request } from "../wire/backend.ts";
import { backendFor } from "../wire/backends.ts";
import { Refusal } from "../wire/refusal.ts";
import { locale } from "../words/say.ts";

/** What this server is, and how friends can reach it. */
export interface About {
  readonly version: string;
  readonly protocol: number;
  /** The address at which it can be reached. */
  readonly url: string;
  /** Whether other devices can reach it. */
  readonly reachable: boolean;
  /** The levels of bots, weakest first. */
  readonly bots: readonly string[];
  readonly styles: readonly string[];
}

function reasonIn(body: string): Refusal {
  try {
    const said: { reason?: Reason; where?: string | null } = JSON.parse(body);
    return new Refusal(said.reason ?? "unknown", said.where ?? null);
  } catch {
    return new Refusal("unknown");
  }
}

async function textOf(method: Request["method"], path: string, body: string | null): Promise<string> {
  // Refusals should be in the page's language, which need not be the browser's.
  const sent = backendFor(path).request({ method, path, body, language: locale() });
  const answer = await sent.catch((reason: unknown) => {
    throw reason instanceof Refusal ? reason : new Refusal("away");
  });
  if (answer.status >= 400) throw reasonIn(answer.body);
  return answer.body;
}

/** Requests something and returns the answer, which is trusted to have the documented type. Throws a `Refusal`. */
export const ask = async <Answer>(path: string): Promise<Answer> => JSON.parse(await textOf("GET", path, null));

/** Requests a file, as text. Throws a `Refusal`. */
export const askText = (path: string): Promise<string> => textOf("GET", path, null);

/** Sends something, if only the wish itself; else like `ask`. */
export const post = async <Answer>(path: string, body: string | null = null): Promise<Answer> =>
  JSON.parse(await textOf("POST", path, body));

const asked = new Map<string, Promise<unknown>>();

/** Fetches something that doesn't change while the page is open, only once. */
export function askOnce<Answer>(path: string): Promise<Answer> {
  const before = asked.get(path);
  // Only this function fills the map, and each path has one type of answer.
  if (before) return before as Promise<Answer>;
  const answer = ask<Answer>(path);
  asked.set(path, answer);
  answer.catch(() => asked.delete(path));
  return answer;
}

const known = signal<About | null>(null);

/** What this server is; null until it has answered. */
export const server: ReadonlySignal<About | null> = known;

/** Asks the server what it is, unless it has answered already. */
export function meetServer(): void {
  if (known.peek()) return;
  askOnce<About>("/api/about").then(
    (about) => {
      known.value = about;
    },
    () => undefined, // The next call tries again.
  );
}

/** The player's own tables. */
export const ownTables = async (): Promise<readonly OwnTable[]> =>
  (await ask<{ tables: readonly OwnTable[] }>("/api/own")).tables;

/** Removes a table from the player's own: closes or leaves it first, as its `removal` says. Throws a `Refusal`. */
export const removeTable = (table: string, removal: Removal): Promise<unknown> => post(`/api/own/${table}/${removal}`);

/** Puts a forgotten table back. Throws a `Refusal`. */
export const rememberTable = (table: string): Promise<unknown> => post(`/api/own/${table}/remember`);

/** The tables on the public list: those that wait for players, then games to watch. */
export const openTables = async (): Promise<readonly TableSummary[]> =>
  (await ask<{ tables: readonly TableSummary[] }>("/api/tables")).tables;

/** The id of the table with a short code. */
export const tableOfCode = async (code: string): Promise<string> =>
  (await ask<{ table: string }>(`/api/codes/${encodeURIComponent(code.trim().toUpperCase())}`)).table;
