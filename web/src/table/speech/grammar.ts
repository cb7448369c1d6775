/** What a typed line means: a move, a trial, a question. docs/notation.md explains it; the terminal reads lines alike. */
import { FACE_LETTERS } from "../../world/geometry.ts";

/** Characters of a line that is read. */
const LONGEST = 80;
const TILES = "12345";
const FACES = FACE_LETTERS.join("");
const ROTATIONS = "01234";
const MOST_SEATS = 4;
const ROUNDS = 12;

/** What can be asked with a word of the language, in the order of the help. */
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

/** What somebody asks for with a word. */
export type Worded = (typeof WORDED)[number];

/** What somebody wants to do or to know: `enter` is an empty line, `try` a placement only looked at, `turns` all its rotations. */
export type Do = Worded | "enter" | "place" | "try" | "turns" | "tile";

/** What is wrong with a line. */
export type Why = "word" | "tile" | "face" | "rotation" | "tile-first" | "seat" | "round" | "extra" | "long";

/** A line that is understood; everything in it is counted from 0, but for the round. */
export interface Asked {
  readonly do: Do;
  readonly slot?: number;
  readonly face?: number;
  readonly rotation?: number;
  readonly seat?: number;
  readonly round?: number;
}

/** A line that is not understood, and the part of it that is to blame. */
export interface Wrong {
  readonly wrong: Why;
  readonly text: string;
}

/** The words of a language, in small letters, with what each stands for. */
export type Vocabulary = ReadonlyMap<string, Worded>;

/** One letter or sign for each question, the same in all languages; a to l are the faces. */
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

/** What a line means with the words of a language; capitals and blanks do not matter. */
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

/** A tile, perhaps a face, perhaps a rotation; a question mark behind it only asks. */
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

/** The longest beginning that is a word of the language, a sign or a face, and what is behind it. */
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

/** A question with what stands behind it. */
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

/** The number from 1 to `most` that stands there alone; null if nothing does, 0 if it is none of these. */
function numberIn(behind: readonly string[], most: number): number | null {
  const [only = ""] = behind;
  if (behind.length === 0) return null;
  const isNumber = behind.length === 1 && /^[1-9][0-9]?$/u.test(only) && Number(only) <= most;
  return isNumber ? Number(only) : 0;
}
