import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse, SIGNS, type Vocabulary, WORDED, type Worded } from "./grammar.ts";
import { helpLines, vocabulary, wrongLine } from "./vocabulary.ts";

interface Example {
  readonly line: string;
  readonly words: string;
  readonly means: Readonly<Record<string, string | number>>;
}

interface Table {
  readonly words: Readonly<Record<string, Readonly<Record<string, Worded>>>>;
  readonly examples: readonly Example[];
}

const TABLE: Table = JSON.parse(readFileSync("../tests/grammar/examples.json", "utf8"));
const wordsOf = (name: string): Vocabulary => new Map(Object.entries(TABLE.words[name] ?? {}));

describe("a typed line", () => {
  test.each(TABLE.examples)("$line", ({ line, words, means }) => {
    expect(parse(line, wordsOf(words))).toEqual(means);
  });

  test("the table has an example of everything that can be asked", () => {
    const asked = new Set(TABLE.examples.map(({ means }) => means["do"]));
    for (const each of [...WORDED, "enter", "place", "try", "turns", "tile"]) expect(asked).toContain(each);
  });
});

test("every word of the language asks for what it says, and so does every sign", () => {
  const words = vocabulary();
  expect(parse("planet 2", words)).toEqual({ do: "planet", seat: 1 });
  expect(parse("moves", words)).toEqual({ do: "log" });
  for (const [sign, asked] of SIGNS) expect(parse(sign, words)).toEqual({ do: asked });
});

test("the help has a line for everything, and what is wrong is named", () => {
  expect(helpLines()).toContain("p, planet: your planet, face by face; add a number for another player’s, as in p 2");
  expect(helpLines().every((line) => !line.includes("grammar-"))).toBe(true);
  const wrong = parse("3m1", vocabulary());
  expect("wrong" in wrong && wrongLine(wrong)).toContain("not “m”");
});
