/** All announcements for screen readers go through here: each is made once, and in order. */
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { locale } from "../words/say.ts";

/** How many sentences stay, to be read again. */
export const MOST_SENTENCES = 120;

/** An announced sentence. */
export interface Sentence {
  /** Its number, which is unique. */
  readonly number: number;
  readonly text: string;
  /** The language it was announced in. */
  readonly language: string;
  /** The live region it belongs to. */
  readonly place: number;
  /** Whether it is only shown: nobody needs to hear what they have just typed. */
  readonly typed: boolean;
}

interface Place {
  readonly number: number;
  /** Whether screen readers can hear it now: a closed dialog stays in the page for a moment. */
  readonly heard: () => boolean;
}

const sentences: Signal<readonly Sentence[]> = signal([]);
/** The open live regions, topmost last. */
const places: Place[] = [];
let count = 0;

/** The sentences that are still there, latest last; only those in the current language. */
export const said: ReadonlySignal<readonly Sentence[]> = computed(() =>
  sentences.value.filter((each) => each.language === locale()),
);

function add(lines: readonly string[], typed: boolean): void {
  const place = places.findLast(({ heard }) => heard())?.number ?? 0;
  const language = locale();
  const added = lines
    .filter((text) => text !== "")
    .map((text) => {
      count += 1;
      return { number: count, text, language, place, typed };
    });
  if (added.length > 0) sentences.value = [...sentences.peek(), ...added].slice(-MOST_SENTENCES);
}

/** Announces sentences to screen readers; skips empty ones. */
export const announce = (...lines: readonly string[]): void => add(lines, false);

/** Shows what the player typed, among the announcements. */
export const showTyped = (text: string): void => add([text], true);

/** Opens a live region, which gets all announcements from now on; regions below an open dialog can't be heard. */
export function openPlace(heard: () => boolean = () => true): number {
  count += 1;
  places.push({ number: count, heard });
  return count;
}

/** Closes a live region; the one below it takes over. */
export function closePlace(place: number): void {
  const at = places.findIndex(({ number }) => number === place);
  if (at >= 0) places.splice(at, 1);
  sentences.value = sentences.peek().filter((each) => each.place !== place);
}
