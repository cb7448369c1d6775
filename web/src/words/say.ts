/** The player's language: every text on the screen comes from here, by its id in a Fluent file. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { tagOf } from "./tag.ts";

/** The arguments of a message: numbers, names, and codes that select between its variants. */
export type Arguments = Readonly<Record<string, string | number>>;

/** The language for players whose own isn't available or can't be loaded. */
export const FALLBACK = "en";

function bundleOf(locale: string, texts: readonly string[]): FluentBundle {
  // All our languages run from left to right, so names need no direction marks.
  const bundle = new FluentBundle(tagOf(locale), { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

let fallback = bundleOf(FALLBACK, []);
const spoken = signal(fallback);

/** Switches to a language or adds messages; everything that shows text is rendered again. */
export function speak(locale: string, texts: readonly string[]): void {
  const bundle = bundleOf(locale, texts);
  if (locale === FALLBACK) fallback = bundle;
  spoken.value = bundle;
}

/** The current language's full tag, as in `lang`: `pt-PT`. Also used to format dates and numbers. */
export const languageTag = (): string => spoken.value.locales[0] ?? FALLBACK;

/** The code of the current language's file: `pt`. */
export const locale = (): string => languageTag().split("-")[0] ?? FALLBACK;

function formatted(bundle: FluentBundle, id: string, args: Arguments | undefined): string | undefined {
  const [name, attribute] = id.split(".");
  const message = bundle.getMessage(name ?? id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === null || pattern === undefined) return undefined;
  const variables: Record<string, FluentVariable> = { ...args };
  // With an array for errors, a missing argument shows its name instead of throwing.
  return bundle.formatPattern(pattern, variables, []);
}

/**
 * A message in the player's language; `id.attribute` is one of its attributes. Falls back to English, then to the id.
 */
export function say(id: string, args?: Arguments): string {
  return formatted(spoken.value, id, args) ?? formatted(fallback, id, args) ?? id;
}

/** A message in English, whatever the current language: the English words for typed lines work everywhere. */
export const sayInEnglish = (id: string): string => formatted(fallback, id, undefined) ?? id;

/** Whether there is a message, for example for an animal of a custom box. */
export const canSay = (id: string): boolean => spoken.value.hasMessage(id) || fallback.hasMessage(id);
