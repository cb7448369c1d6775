/** Which language this player reads: their choice, else the browser's, else English; its words are fetched here. */
import { languages, parts } from "virtual:words";
import { effect } from "@preact/signals";
import { FALLBACK, speak } from "./say.ts";

/** The languages that have a file, each under its own name. */
export const LANGUAGES = languages;

/** Parts of a language that are fetched when they are asked for. */
export type Part = "rules" | "lesson" | "table";

const isThere = (code: string): boolean => code in parts;

/** The first of some wishes, such as `de-AT`, that there are words for. */
export function matched(wishes: readonly string[]): string {
  const codes = wishes.map((wish) => wish.toLowerCase().split("-")[0] ?? "");
  return codes.find(isThere) ?? FALLBACK;
}

/** The language that the player has chosen, if any; whoever keeps the choice tells it to `followLanguage`. */
let choice: () => string | null = () => null;

/** The language that is wanted now. */
function wanted(): string {
  const chosen = choice();
  return chosen !== null && isThere(chosen) ? chosen : matched(navigator.languages);
}

/** Parts beside the page's own that somebody asked for; a change of language brings them too. */
const asked = new Set<Part>();
/** What was fetched, under `language/part`. */
const known = new Map<string, string>();

async function fetched(code: string, part: Part | "page"): Promise<void> {
  const text = await parts[code]?.[part]();
  known.set(`${code}/${part}`, text?.default ?? "");
}

/** The language whose words are here and spoken; none yet. */
let learnt: string | null = null;

/** Fetch a language and speak it, if it is still wanted by then. */
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

/** Without a network the language before stays; where there was none, English may have been kept. */
const instead = (): Promise<void> => (learnt === null ? learn(FALLBACK, () => learnt === null) : Promise.resolve());

/** Fetch the words of a part of the game, such as the rules; they are there when the promise is kept. */
export async function wordsOf(part: Part): Promise<void> {
  asked.add(part);
  await learn(wanted());
}

/** Follow the player's wish from now on; the promise is kept when the first words are there, or cannot be had. */
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
