/** Searches the rules, ignoring case and accents. */

/** Replacements for letters that Unicode doesn't decompose, and for the curly apostrophe. */
const ALIKE: Readonly<Record<string, string>> = { ł: "l", ø: "o", đ: "d", ß: "ss", æ: "ae", œ: "oe", "’": "'" };

const plain = (letter: string): string => {
  const small = letter.toLowerCase();
  return ALIKE[small] ?? small.normalize("NFD").replace(/\p{M}/gu, "");
};

/** A text without case and accents. */
export const folded = (text: string): string => [...text].map(plain).join("");

/** The words of a query. */
export const wordsIn = (query: string): readonly string[] =>
  folded(query)
    .split(/\s+/)
    .filter((word) => word !== "");

/** Whether a text contains all words. */
export function hasAll(text: string, words: readonly string[]): boolean {
  const there = folded(text);
  return words.every((word) => there.includes(word));
}

/** A run of letters: bold or not, found or not. */
export interface Run {
  readonly text: string;
  readonly bold: boolean;
  readonly found: boolean;
}

/** A message without the stars that make words bold. */
export const unstarred = (message: string): string => message.replaceAll("**", "");

/** For each letter, whether it is part of one of the words. */
function foundIn(letters: readonly string[], words: readonly string[]): readonly boolean[] {
  const found = letters.map(() => false);
  // Maps each letter of the folded text to the letter it comes from.
  const origin = letters.flatMap((letter, index) => [...plain(letter)].map(() => index));
  const text = letters.map(plain).join("");
  for (const word of words) {
    for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + 1)) {
      for (const index of origin.slice(start, start + word.length)) found[index] = true;
    }
  }
  return found;
}

/** A message as runs of letters: text between double stars is bold, and the searched words are marked. */
export function runsOf(message: string, words: readonly string[]): readonly Run[] {
  const parts = message.split("**").map((text, index) => ({ letters: [...text], bold: index % 2 === 1 }));
  const found = foundIn(
    parts.flatMap(({ letters }) => letters),
    words,
  );
  const runs: Run[] = [];
  let place = 0;
  for (const { letters, bold } of parts) {
    for (const letter of letters) {
      const last = runs.at(-1);
      const next = { text: letter, bold, found: found[place] ?? false };
      place += 1;
      if (last?.bold === bold && last.found === next.found)
        runs[runs.length - 1] = { ...last, text: last.text + letter };
      else runs.push(next);
    }
  }
  return runs;
}
