/** What the server is asked by HTTP: a few lists and files that need no socket. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Reason, TableSummary } from "../protocol.ts";
import { Refusal } from "../wire/refusal.ts";
import { locale } from "../words/say.ts";

/** What this server is, and how friends can come. */
export interface About {
  readonly version: string;
  readonly protocol: number;
  /** The address at which it is reached. */
  readonly url: string;
  /** Whether others than this machine reach it. */
  readonly reachable: boolean;
  /** The levels of bots, weakest first. */
  readonly bots: readonly string[];
  readonly styles: readonly string[];
}

async function reasonOf(answer: Response): Promise<Refusal> {
  const body: { reason?: Reason; where?: string | null } = await answer.json().catch(() => ({}));
  return new Refusal(body.reason ?? "unknown", body.where ?? null);
}

/** An answer of the server, which is trusted to be of the type that its own documents give it. */
export async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  // The reason of a refusal comes in the language of the page, which need not be the browser's.
  const headers = new Headers(init?.headers);
  headers.set("accept-language", locale());
  const answer = await fetch(path, { ...init, headers }).catch(() => {
    throw new Refusal("away");
  });
  if (!answer.ok) throw await reasonOf(answer);
  return answer.json();
}

const asked = new Map<string, Promise<unknown>>();

/** What does not change while the page is open, asked for once. */
export function askOnce<Answer>(path: string): Promise<Answer> {
  const before = asked.get(path);
  // Each path has one type of answer, and only this function puts it there.
  if (before) return before as Promise<Answer>;
  const answer = ask<Answer>(path);
  asked.set(path, answer);
  answer.catch(() => asked.delete(path));
  return answer;
}

const known = signal<About | null>(null);

/** What this server is, once it has told; whoever reads it is drawn again then. */
export const server: ReadonlySignal<About | null> = known;

/** Asks the server what it is, once. */
export function meetServer(): void {
  if (known.peek()) return;
  askOnce<About>("/api/about").then(
    (about) => {
      known.value = about;
    },
    () => undefined, // Whoever asks next asks again.
  );
}

/** The tables of whoever asks. */
export const ownTables = async (): Promise<readonly TableSummary[]> =>
  (await ask<{ tables: readonly TableSummary[] }>("/api/own")).tables;

/** The tables that stand open to all. */
export const openTables = async (): Promise<readonly TableSummary[]> =>
  (await ask<{ tables: readonly TableSummary[] }>("/api/tables")).tables;

/** The table with a short code. */
export const tableOfCode = async (code: string): Promise<string> =>
  (await ask<{ table: string }>(`/api/codes/${encodeURIComponent(code.trim().toUpperCase())}`)).table;
