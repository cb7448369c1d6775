/** The words of the language that is spoken, for what a typed line may ask. */
import { say, sayInEnglish } from "../../words/say.ts";
import { FACE_LETTERS } from "../../world/geometry.ts";
import { SIGNS, type Vocabulary, WORDED, type Worded, type Wrong } from "./grammar.ts";

const wordsIn = (written: string): readonly string[] =>
  written
    .toLowerCase()
    .split(",")
    .map((word) => word.trim().replaceAll(/\s+/gu, " "))
    .filter(Boolean);

/** All words of the language; the English ones work in every language that does not use them otherwise. */
export function vocabulary(): Vocabulary {
  const words = new Map<string, Worded>();
  for (const spoken of [sayInEnglish, say]) {
    for (const asked of WORDED) for (const word of wordsIn(spoken(`grammar-${asked}`))) words.set(word, asked);
  }
  return words;
}

/** The letter or sign that asks for something in every language; of a face, its own letter. */
function signOf(asked: Worded): string {
  const found = [...SIGNS].find(([, each]) => each === asked)?.[0];
  return found ?? `${FACE_LETTERS[0]}–${FACE_LETTERS.at(-1)}`;
}

/** Examples of what begins with a tile, each with what it does. */
const MOVES = [
  ["3g1", "place"],
  ["3g1?", "try"],
  ["3g", "turns"],
  ["3", "tile"],
] as const;

/** Every kind of line that is understood. */
export function helpLines(): readonly string[] {
  const line = (typed: string, does: string): string => say("spoken-help-line", { typed, does });
  return [
    ...MOVES.map(([typed, does]) => line(typed, say(`grammar-do-${does}`))),
    ...WORDED.map((asked) =>
      line([signOf(asked), ...wordsIn(say(`grammar-${asked}`))].join(", "), say(`grammar-${asked}.does`)),
    ),
    say("grammar-faces"),
    say("grammar-rotations"),
  ];
}

/** Why a line is not understood, and what would be. */
export const wrongLine = (wrong: Wrong): string => say(`grammar-wrong-${wrong.wrong}`, { text: wrong.text });
