/** A sentence told to the player in passing; it goes away by itself. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { announce } from "./voice.ts";

/** Milliseconds for which a sentence stays. */
const STAY = 4_500;

const shown = signal("");
let timer: ReturnType<typeof setTimeout> | undefined;

/** What was told last, for as long as it stays. */
export const notice: ReadonlySignal<string> = shown;

/** Tell the player something in passing. */
export function tell(text: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    shown.value = "";
  }, STAY);
  shown.value = text;
  announce(text);
}
