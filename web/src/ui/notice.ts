/** A short notice to the player, which disappears by itself. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { announce } from "./voice.ts";

/** Milliseconds for which a notice stays. */
const STAY = 4_500;

const shown = signal("");
let timer: ReturnType<typeof setTimeout> | undefined;

/** The latest notice; empty once it has expired. */
export const notice: ReadonlySignal<string> = shown;

/** Shows and announces a notice. */
export function tell(text: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    shown.value = "";
  }, STAY);
  shown.value = text;
  announce(text);
}

/** Removes a notice before its time, unless another one has replaced it. */
export function untell(text: string): void {
  if (shown.peek() !== text) return;
  clearTimeout(timer);
  shown.value = "";
}
