/** A Vite plugin: each language's messages, split so that a page fetches only what it shows. */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { tagOf } from "../src/words/tag.ts";

/** The folder with the language files; translators can point to one of their own. */
export const FOLDER = resolve(process.env["TWELVEFOLD_LOCALES"] ?? "../src/twelvefold/words/locales");

/**
 * The parts that are fetched on demand, by the prefixes of their message ids. All other messages belong to the page.
 */
const BEGINNINGS: Readonly<Record<string, readonly string[]>> = {
  rules: ["rules", "rulebook"],
  lesson: ["lesson"],
  // What there is every day: a game and a puzzle.
  daily: ["daily", "puzzle"],
  mistakes: ["mistake", "mistakes"],
  // Trying moves from a position of a record.
  line: ["line", "plan"],
  // Everything about the tables in the browser; only pages that come with the offline part need it.
  offline: ["offline"],
  // Needed only to play or watch a game; leaving them out makes the first page lighter.
  table: [
    ...[
      "absence",
      "actions",
      "bid",
      "clock",
      "confirm",
      "curtain",
      "custom",
      "end",
      "event",
      "face",
      "gains",
      "grammar",
      "help",
      "hint",
      "invited",
      "life",
      "log",
      "menu",
      "objective",
    ],
    ...["offer", "own", "photo", "planet", "put", "race", "reaction", "reason", "regions", "removed", "replay"],
    ...["round", "settings", "since", "skip", "spoken", "table", "top", "watching", "why"],
  ],
  // The review of a finished game.
  review: ["review", "verdict", "luck"],
  // Going through a finished game with others.
  shared: ["shared"],
  // The panels of the home screen; the settings also open over a table.
  lists: ["custom", "history", "open", "settings", "tables"],
};

/** The parts of a language, apart from the page's own. */
export const PARTS = Object.keys(BEGINNINGS);

/** Prefixes of messages that only the command line shows. */
const ELSEWHERE = ["cli", "error"];

const MODULE = "virtual:words";
const MORE = `${MODULE}/more`;
const NAMED = /^\0virtual:words\/([a-z-]+)\/([a-z]+)$/;

/** The languages that have a file. */
export const codes = (): readonly string[] =>
  readdirSync(FOLDER).flatMap((file) => (file.endsWith(".ftl") ? [file.slice(0, -4)] : []));

/** The language, if the module holds that language's messages for the page. */
export function languageOf(module: string | null): string | undefined {
  const [, code, part] = NAMED.exec(module ?? "") ?? [];
  return part === "page" ? code : undefined;
}

/** The file of a language. */
export const fileOf = (code: string): string => resolve(FOLDER, `${code}.ftl`);

/** The messages of a file as they are written, without comments. Terms belong to every part. */
export function messagesOf(text: string): readonly { readonly id: string; readonly written: string }[] {
  const plain = text.replaceAll(/^#.*\n?/gm, "");
  const starts = [...plain.matchAll(/^(-?[a-z][a-z0-9-]*) *=/gm)];
  return starts.map((start, number) => ({
    id: start[1] ?? "",
    written: plain.slice(start.index, starts[number + 1]?.index).trimEnd(),
  }));
}

/** One part of a file: `page`, or one of PARTS. */
export function partOf(text: string, part: string): string {
  const begins = (id: string, prefixes: readonly string[]): boolean =>
    prefixes.some((prefix) => id.startsWith(`${prefix}-`));
  const elsewhere = [...ELSEWHERE, ...Object.values(BEGINNINGS).flat()];
  const belongs = (id: string): boolean =>
    begins(id, [""]) || (part === "page" ? !begins(id, elsewhere) : begins(id, BEGINNINGS[part] ?? []));
  return messagesOf(text)
    .flatMap(({ id, written }) => (belongs(id) ? [written] : []))
    .join("\n");
}

/** A language's own name: "Deutsch", "Português (Portugal)". */
function ownName(code: string): string {
  const tag = tagOf(code);
  const name = new Intl.DisplayNames([tag], { type: "language", languageDisplay: "standard" }).of(tag) ?? code;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** An object with a function for each language that imports some of its parts. */
function imports(parts: readonly string[]): string {
  const fetched = codes().map((code) => {
    const each = parts.map((part) => `${part}: () => import("${MODULE}/${code}/${part}")`);
    return `${JSON.stringify(code)}: { ${each.join(", ")} }`;
  });
  return `{ ${fetched.join(", ")} }`;
}

/** The source of the module that lists the languages and imports what their pages start with. */
function list(): string {
  const languages = codes().map((code) => ({ code, name: ownName(code) }));
  languages.sort((a, b) => a.name.localeCompare(b.name, "en"));
  return `export const languages = ${JSON.stringify(languages)};
export const pages = ${imports(["page"])};
export const more = () => import("${MORE}");`;
}

/** The plugin. */
export default function languages(): Plugin {
  return {
    name: "twelvefold-languages",
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${MODULE}`) return list();
      // So many names of files would make the first page heavier.
      if (id === `\0${MORE}`) return `export const parts = ${imports(PARTS)};`;
      const [, code, part] = NAMED.exec(id) ?? [];
      if (code === undefined || part === undefined) return undefined;
      this.addWatchFile(fileOf(code));
      return `export default ${JSON.stringify(partOf(readFileSync(fileOf(code), "utf8"), part))};`;
    },
  };
}
