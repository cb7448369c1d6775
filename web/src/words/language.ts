/** Chooses the player's language and loads its messages: the one they chose, else the browser's, else English. */
import { languages, more, pages } from "virtual:words";
import { effect } from "@preact/signals";
import { FALLBACK, speak } from "./say.ts";

/** The available languages, each with its own name. */
export const LANGUAGES = languages;

/** Parts of a language that are loaded on demand. */
export type Part =
  | "rules"
  | "lesson"
  | "table"
  | "lists"
  | "daily"
  | "offline"
  | "review"
  | "mistakes"
  | "shared"
  | "line";

const isThere = (code: string): boolean => code in pages;

/** The first of the preferred languages, such as `de-AT`, that we have messages for. */
export function matched(wishes: readonly string[]): string {
  const codes = wishes.map((wish) => wish.toLowerCase().split("-")[0] ?? "");
  return codes.find(isThere) ?? FALLBACK;
}

/** The language the player chose, if any; set by `followLanguage`. */
let choice: () => string | null = () => null;

/** The language to use now. */
function wanted(): string {
  const chosen = choice();
  return chosen !== null && isThere(chosen) ? chosen : matched(navigator.languages);
}

/** The requested parts besides the page's own; a new language loads them too. */
const asked = new Set<Part>();
/** The loaded messages, by `language/part`. */
const known = new Map<string, string>();

async function fetched(code: string, part: Part | "page"): Promise<void> {
  const text = await (part === "page" ? pages[code]?.page() : (await more()).parts[code]?.[part]());
  known.set(`${code}/${part}`, text?.default ?? "");
}

/** The language in use; null until one has loaded. */
let learnt: string | null = null;

/** Loads a language and uses it, if it is still the one to use by then. */
async function learn(code: string, isWanted: () => boolean = () => code === wanted()): Promise<void> {
  const missing = (["page", ...asked] as const).filter((part) => !known.has(`${code}/${part}`));
  await Promise.all(missing.map((part) => fetched(code, part)));
  if (!isWanted()) return;
  learnt = code;
  speak(
    code,
    [...known].flatMap(([name, text]) => (name.startsWith(`${code}/`) ? [text] : [])),
  );
}

/** If a language can't be loaded, keeps the current one; without one, tries English, which may be cached. */
const instead = (): Promise<void> => (learnt === null ? learn(FALLBACK, () => learnt === null) : Promise.resolve());

/** Loads the messages of a part of the game, such as the rules. */
export async function wordsOf(part: Part): Promise<void> {
  asked.add(part);
  await learn(wanted());
}

/** Follows the player's choice from now on; resolves when the first messages have loaded or can't be loaded. */
export async function followLanguage(chosen: () => string | null): Promise<void> {
  choice = chosen;
  let first: Promise<void> | null = null;
  effect(() => {
    const code = wanted();
    if (code === learnt) return;
    const coming = learn(code)
      .catch(instead)
      .catch(() => undefined);
    first ??= coming;
  });
  await first;
}
