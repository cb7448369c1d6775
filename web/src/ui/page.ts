/** What the page says of itself to the browser: its language, its description, and what it is called. */
import { effect, signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { languageTag, locale, say } from "../words/say.ts";

/** What the screen on show is called, if not as the game. */
const called = signal<(() => string) | null>(null);

/** Call the page so, in every language and as it changes; the answer ends it. */
export function callPage(name: () => string): () => void {
  called.value = name;
  return () => {
    if (called.peek() === name) called.value = null;
  };
}

/** Call the page so while a screen is there, from its first frame on; the name is the same function at every draw. */
export function useTitle(name: () => string): void {
  useLayoutEffect(() => callPage(name), [name]);
}

/** Keep the page's own words in the language that is spoken. */
export function followPage(): void {
  effect(() => {
    document.title = called.value?.() ?? say("game");
  });
  effect(() => {
    document.documentElement.lang = languageTag();
    document.querySelector('meta[name="description"]')?.setAttribute("content", say("motto"));
    document.querySelector('link[rel="manifest"]')?.setAttribute("href", `/manifest-${locale()}.webmanifest`);
  });
}
