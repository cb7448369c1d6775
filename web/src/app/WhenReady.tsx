/** A screen that may need the tables of this browser. */
import type { JSX } from "preact";
import { later } from "../ui/later.tsx";
import { offline } from "../wire/offline.ts";
import { wordsOf } from "../words/language.ts";

const NotReady = later(async () => {
  const [screen] = await Promise.all([import("./NotReady.tsx"), wordsOf("offline")]);
  return screen.NotReady;
});

interface WhenReadyProps {
  /** Whether the screen needs them at all. */
  readonly needed: boolean;
  readonly children: JSX.Element;
}

/** Shows the screen as soon as it can be shown; until then, how far that is. */
export const WhenReady = ({ needed, children }: WhenReadyProps): JSX.Element =>
  needed && offline.value.at !== "ready" ? <NotReady /> : children;
