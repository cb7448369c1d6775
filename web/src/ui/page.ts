/** What the page tells the browser: its language, its description, its title and its manifest. */
import { effect, signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { languageTag, locale, say } from "../words/say.ts";
import { linkTo } from "./root.ts";

/** The title of the current screen; null means the game's name. */
const called = signal<(() => string) | null>(null);

/** Sets the title, which follows the language and any signals it reads; returns a function that resets it. */
export function callPage(name: () => string): () => void {
  called.value = name;
  return () => {
    if (called.peek() === name) called.value = null;
  };
}

/**
 * Sets the title while a screen is shown, from its first frame on; `name` must be the same function on every render.
 */
export function useTitle(name: () => string): void {
  useLayoutEffect(() => callPage(name), [name]);
}

/** Keeps the page's title, language, description and manifest in the player's language. */
export function followPage(): void {
  effect(() => {
    document.title = called.value?.() ?? say("game");
  });
  effect(() => {
    document.documentElement.lang = languageTag();
    document.querySelector('meta[name="description"]')?.setAttribute("content", say("motto"));
    document.querySelector('link[rel="manifest"]')?.setAttribute("href", linkTo(`/manifest-${locale()}.webmanifest`));
  });
}
