/** Requests: a few lists and files that need no socket. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { About, OwnTable, Reason, Removal, TableSummary } from "../protocol.ts";
import type { Backend, Request } from "../wire/backend.ts";
import { backendFor, backendsNow, here, main } from "../wire/backends.ts";
import { Refusal } from "../wire/refusal.ts";
import { locale } from "../words/say.ts";

function reasonIn(body: string): Refusal {
  try {
    const said: { reason?: Reason; where?: string | null } = JSON.parse(body);
    return new Refusal(said.reason ?? "unknown", said.where ?? null);
  } catch {
    return new Refusal("unknown");
  }
}

async function textOf(backend: Backend, method: Request["method"], path: string, body: string | null): Promise<string> {
  // Refusals should be in the page's language, which need not be the browser's.
  const answer = await backend.request({ method, path, body, language: locale() }).catch((reason: unknown) => {
    throw reason instanceof Refusal ? reason : new Refusal("away");
  });
  if (answer.status >= 400) throw reasonIn(answer.body);
  return answer.body;
}

const askOf = async <Answer>(backend: Backend, path: string): Promise<Answer> =>
  JSON.parse(await textOf(backend, "GET", path, null));

/** Requests something and returns the answer, which is trusted to have the documented type. Throws a `Refusal`. */
export const ask = <Answer>(path: string): Promise<Answer> => askOf(backendFor(path), path);

/** Requests a file, as text. Throws a `Refusal`. */
export const askText = (path: string): Promise<string> => textOf(backendFor(path), "GET", path, null);

/** Sends something, if only the wish itself; else like `ask`. */
export const post = async <Answer>(path: string, body: string | null = null): Promise<Answer> =>
  JSON.parse(await textOf(backendFor(path), "POST", path, body));

/** Sends something that only the server can answer; throws a `Refusal`. */
export const postToServer = async <Answer>(path: string, body: string): Promise<Answer> =>
  JSON.parse(await textOf(main, "POST", path, body));

/** Sends something that is answered with a file, as text. Throws a `Refusal`. */
export const postText = (path: string, body: string): Promise<string> => textOf(backendFor(path), "POST", path, body);

/** Sends something to the offline part; throws a `Refusal`. */
export const postHere = async <Answer>(path: string, body: string): Promise<Answer> =>
  JSON.parse(await textOf(here, "POST", path, body));

const postToEach = <Answer>(path: string, body: string | null): readonly Promise<Answer>[] =>
  backendsNow().map(async (backend) => JSON.parse(await textOf(backend, "POST", path, body)));

/** Sends something to every backend; throws the first `Refusal`. */
export const postToAll = (path: string): Promise<unknown> => Promise.all(postToEach(path, null));

/** Sends something to every backend that can be reached; throws a `Refusal` if none can, or if one refuses. */
export async function postToAny<Answer>(path: string, body: string): Promise<Answer> {
  const answers = await Promise.allSettled(postToEach<Answer>(path, body));
  const failed = answers.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  const [done] = answers.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  const refused = failed.find((reason) => !(reason instanceof Refusal && reason.reason === "away"));
  if (refused !== undefined || done === undefined) throw refused ?? failed[0];
  return done;
}

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

/** The last answer of each backend, to fall back on while one can't be reached. */
const ownBefore = new Map<Backend, readonly OwnTable[]>();

/** The player's own tables, latest first, wherever they live; throws a `Refusal` if nobody knows any. */
export async function ownTables(): Promise<readonly OwnTable[]> {
  const backends = backendsNow();
  const answers = await Promise.allSettled(
    backends.map(async (backend) => {
      const { tables } = await askOf<{ tables: readonly OwnTable[] }>(backend, "/api/own");
      ownBefore.set(backend, tables);
    }),
  );
  const [first] = answers;
  if (first?.status === "rejected" && ownBefore.size === 0) throw first.reason;
  return [...ownBefore.values()].flat().sort((a, b) => b.touched_at - a.touched_at);
}

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
