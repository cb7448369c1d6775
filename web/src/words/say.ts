/** The player's language: every word on the screen is asked for here, by its id in a Fluent file. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { tagOf } from "./tag.ts";

/** What a sentence is about: numbers, names, and codes that choose between its forms. */
export type Arguments = Readonly<Record<string, string | number>>;

/** The language of languages: whose language there is no file for, or who cannot fetch it, is spoken to in this. */
export const FALLBACK = "en";

function bundleOf(locale: string, texts: readonly string[]): FluentBundle {
  // All languages run from left to right, so no name needs marks round it that keep its direction.
  const bundle = new FluentBundle(tagOf(locale), { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

let fallback = bundleOf(FALLBACK, []);
const spoken = signal(fallback);

/** Speak another language from now on, or with more words; whatever shows words is drawn again. */
export function speak(locale: string, texts: readonly string[]): void {
  const bundle = bundleOf(locale, texts);
  if (locale === FALLBACK) fallback = bundle;
  spoken.value = bundle;
}

/** The current language's full tag, as in `lang`: `pt-PT`. Dates and numbers are written its way. */
export const languageTag = (): string => spoken.value.locales[0] ?? FALLBACK;

/** The current language's file: `pt`. */
export const locale = (): string => languageTag().split("-")[0] ?? FALLBACK;

function formatted(bundle: FluentBundle, id: string, args: Arguments | undefined): string | undefined {
  const [name, attribute] = id.split(".");
  const message = bundle.getMessage(name ?? id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === null || pattern === undefined) return undefined;
  const variables: Record<string, FluentVariable> = { ...args };
  // With a list for mistakes a missing argument leaves its name in the sentence, and the rest can still be read.
  return bundle.formatPattern(pattern, variables, []);
}

/** A sentence in the player's language; `id.attribute` is one of its attributes. What nobody has translated shows its id. */
export function say(id: string, args?: Arguments): string {
  return formatted(spoken.value, id, args) ?? formatted(fallback, id, args) ?? id;
}

/** A sentence in English, whatever is spoken: its words for typed lines work in every language. */
export const sayInEnglish = (id: string): string => formatted(fallback, id, undefined) ?? id;

/** Whether there are words for something, such as an animal of a box that somebody brought. */
export const canSay = (id: string): boolean => spoken.value.hasMessage(id) || fallback.hasMessage(id);
