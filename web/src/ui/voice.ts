/** The one voice of the page: whatever is told to those who do not see it is told here, once, in its order. */
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { locale } from "../words/say.ts";

/** Sentences that stay to be read again. */
export const MOST_SENTENCES = 120;

/** Something that was said. */
export interface Sentence {
  /** Its number; each is said once. */
  readonly number: number;
  readonly text: string;
  /** The language it was said in. */
  readonly language: string;
  /** Where it is said. */
  readonly place: number;
  /** Whether it is only shown: what somebody has typed need not be told to them. */
  readonly typed: boolean;
}

interface Place {
  readonly number: number;
  /** Whether what is said there can be heard; a dialog is closed a moment before it is taken away. */
  readonly heard: () => boolean;
}

const sentences: Signal<readonly Sentence[]> = signal([]);
/** The places that are open, the uppermost last. */
const places: Place[] = [];
let count = 0;

/** What was said and is still there, the latest last; of what was said in another language nothing is. */
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

/** Says sentences to those who do not see the page; empty ones are no sentences. */
export const announce = (...lines: readonly string[]): void => add(lines, false);

/** Shows what was typed between what was said. */
export const showTyped = (text: string): void => add([text], true);

/** Opens a place at which things are said from now on; what lies below a dialog cannot be heard while it is open. */
export function openPlace(heard: () => boolean = () => true): number {
  count += 1;
  places.push({ number: count, heard });
  return count;
}

/** Closes a place; the one below it has the word again. */
export function closePlace(place: number): void {
  const at = places.findIndex(({ number }) => number === place);
  if (at >= 0) places.splice(at, 1);
  sentences.value = sentences.peek().filter((each) => each.place !== place);
}
