/** The grammar of typed lines: moves, trials, questions. See docs/notation.md; the terminal uses the same grammar. */
import { FACE_LETTERS } from "../../world/geometry.ts";
import { ROUNDS } from "../model/words.ts";

/** The longest line that is parsed, in characters. */
const LONGEST = 80;
const TILES = "12345";
const FACES = FACE_LETTERS.join("");
const ROTATIONS = "01234";
const MOST_SEATS = 4;

/** The commands that have words in each language, in the order of the help. */
export const WORDED = [
  "planet",
  "regions",
  "face",
  "animals",
  "offer",
  "objective",
  "status",
  "log",
  "undo",
  "hint",
  "help",
  "quit",
] as const;

/** A command that has words. */
export type Worded = (typeof WORDED)[number];

/** What a line asks for: `enter` is an empty line, `try` only tests a placement, `turns` tests all its rotations. */
export type Do = Worded | "enter" | "place" | "try" | "turns" | "tile";

/** What is wrong with a line. */
export type Why = "word" | "tile" | "face" | "rotation" | "tile-first" | "seat" | "round" | "extra" | "long";

/** A line that was understood. Everything in it counts from 0, except the round. */
export interface Asked {
  readonly do: Do;
  readonly slot?: number;
  readonly face?: number;
  readonly rotation?: number;
  readonly seat?: number;
  readonly round?: number;
}

/** A line that was not understood, and the part that is wrong. */
export interface Wrong {
  readonly wrong: Why;
  readonly text: string;
}

/** A language's words in lowercase, each with its command. */
export type Vocabulary = ReadonlyMap<string, Worded>;

/** One letter or sign for each command, the same in all languages. The letters a to l are faces. */
export const SIGNS: Vocabulary = new Map<string, Worded>([
  ["p", "planet"],
  ["r", "regions"],
  ["z", "animals"],
  ["t", "offer"],
  ["o", "objective"],
  ["s", "status"],
  ["m", "log"],
  ["u", "undo"],
  ["!", "hint"],
  ["?", "help"],
  ["q", "quit"],
]);

const wrong = (why: Why, text: string): Wrong => ({ wrong: why, text });
const isOne = (text: string | undefined, of: string): text is string =>
  text !== undefined && text.length === 1 && of.includes(text);

/** Parses a line with a language's words, ignoring case and extra spaces. */
export function parse(line: string, words: Vocabulary): Asked | Wrong {
  const parts = line.normalize("NFC").toLowerCase().split(/\s+/u).filter(Boolean);
  let text = parts.join(" ");
  if (text === "") return { do: "enter" };
  const letters = [...text];
  if (letters.length > LONGEST) return wrong("long", letters.slice(0, LONGEST).join(""));
  if (/^[0-9]/u.test(text)) return move(parts.join(""));
  if (!SIGNS.has(text) && !words.has(text)) text = text.replace(/[ ?]+$/u, "") || "?";
  const stuck = /^([a-z])([0-9]+)$/u.exec(text);
  if (isOne(stuck?.[1], FACES)) return wrong("tile-first", text);
  return question(stuck === null ? text.split(" ") : stuck.slice(1), words);
}

/** Parses a tile, then optionally a face and a rotation. A question mark at the end only tries the move. */
function move(text: string): Asked | Wrong {
  const bare = text.replace(/\?+$/u, "");
  const [tile = "", face, rotation, ...more] = [...bare];
  if (!isOne(tile, TILES)) return wrong("tile", tile);
  const slot = TILES.indexOf(tile);
  if (face === undefined) return { do: "tile", slot };
  if (!isOne(face, FACES)) return wrong("face", face);
  if (rotation === undefined) return { do: "turns", slot, face: FACES.indexOf(face) };
  if (!isOne(rotation, ROTATIONS)) return wrong("rotation", rotation);
  if (more.length > 0) return wrong("extra", more.join(""));
  return { do: bare === text ? "place" : "try", slot, face: FACES.indexOf(face), rotation: Number(rotation) };
}

/** Finds the longest prefix that is a word, a sign or a face, and parses what follows it. */
function question(parts: readonly string[], words: Vocabulary): Asked | Wrong {
  for (let count = parts.length; count > 0; count -= 1) {
    const word = parts.slice(0, count).join(" ");
    const found = SIGNS.get(word) ?? words.get(word);
    if (found === "face" && count === parts.length) return wrong("face", word);
    if (found !== undefined) return withRest(found, parts.slice(count));
    if (count === 1 && isOne(word, FACES)) return withRest("face", parts);
  }
  return wrong("word", parts.join(" "));
}

/** Parses a command with its arguments. */
function withRest(asked: Worded, behind: readonly string[]): Asked | Wrong {
  const rest = behind.join(" ");
  if (asked === "face") {
    const [letter = "", ...after] = behind;
    if (!isOne(letter, FACES)) return wrong("face", letter);
    const seat = numberIn(after, MOST_SEATS);
    if (seat === 0) return wrong("seat", after.join(" "));
    return { do: asked, face: FACES.indexOf(letter), ...(seat === null ? {} : { seat: seat - 1 }) };
  }
  if (asked === "planet" || asked === "regions") {
    const seat = numberIn(behind, MOST_SEATS);
    return seat === 0 ? wrong("seat", rest) : { do: asked, ...(seat === null ? {} : { seat: seat - 1 }) };
  }
  if (asked === "animals") {
    const round = numberIn(behind, ROUNDS);
    return round === 0 ? wrong("round", rest) : { do: asked, ...(round === null ? {} : { round }) };
  }
  if (asked === "offer" && behind.length > 0) {
    const slot = numberIn(behind, TILES.length) ?? 0;
    return slot === 0 ? wrong("tile", rest) : { do: "tile", slot: slot - 1 };
  }
  return behind.length > 0 ? wrong("extra", rest) : { do: asked };
}

/** The single argument as a number from 1 to `most`; null if there is none, 0 if it's anything else. */
function numberIn(behind: readonly string[], most: number): number | null {
  const [only = ""] = behind;
  if (behind.length === 0) return null;
  const isNumber = behind.length === 1 && /^[1-9][0-9]?$/u.test(only) && Number(only) <= most;
  return isNumber ? Number(only) : 0;
}
