/** The words for typed lines in the player's language. */
import { say, sayInEnglish } from "../../words/say.ts";
import { FACE_LETTERS } from "../../world/geometry.ts";
import { SIGNS, type Vocabulary, WORDED, type Worded, type Wrong } from "./grammar.ts";

const wordsIn = (written: string): readonly string[] =>
  written
    .toLowerCase()
    .split(",")
    .map((word) => word.trim().replaceAll(/\s+/gu, " "))
    .filter(Boolean);

/** All words of the language, plus the English ones that it doesn't use for something else. */
export function vocabulary(): Vocabulary {
  const words = new Map<string, Worded>();
  for (const spoken of [sayInEnglish, say]) {
    for (const asked of WORDED) for (const word of wordsIn(spoken(`grammar-${asked}`))) words.set(word, asked);
  }
  return words;
}

/** The letter or sign for a command in every language; for a face, the range of letters. */
function signOf(asked: Worded): string {
  const found = [...SIGNS].find(([, each]) => each === asked)?.[0];
  return found ?? `${FACE_LETTERS[0]}–${FACE_LETTERS.at(-1)}`;
}

/** Examples of lines that start with a tile, and what each does. */
const MOVES = [
  ["3g1", "place"],
  ["3g1?", "try"],
  ["3g", "turns"],
  ["3", "tile"],
] as const;

/** Every kind of line that can be typed. */
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

/** Why a line was not understood, and what would work. */
export const wrongLine = (wrong: Wrong): string => say(`grammar-wrong-${wrong.wrong}`, { text: wrong.text });
