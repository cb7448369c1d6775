/** Stylesheets define the classes that components use and no others, take their values from tokens, and are short. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, it } from "vitest";

const LONGEST = 250;
const GLOBAL = ["gallery/gallery.css", "ui/base.css", "ui/kit.css", "ui/tokens.css", "ui/typeface.css"];

const read = (path: string): string => readFileSync(join("src", path), "utf8");
const files = readdirSync("src", { encoding: "utf8", recursive: true }).sort();
const sheets = files.filter((path) => path.endsWith(".css"));
const modules = sheets.filter((path) => path.endsWith(".module.css"));
const sources = files.filter((path) => /(?<!\.test)\.tsx?$/.test(path));

const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The class names in the selectors of a stylesheet; without those in `:global`. */
function classesIn(path: string): ReadonlySet<string> {
  const selectors = read(path)
    .replaceAll(/\/\*.*?\*\/|:global\([^)]*\)|"[^"]*"/gs, "")
    .match(/[^{};]+(?=\{)/g);
  return new Set(
    (selectors ?? []).flatMap((each) => [...each.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name ?? "")),
  );
}

const kit = classesIn("ui/kit.css");

/** The classes that a source takes from each of its CSS modules, as `name` of `import css from "./X.module.css"`. */
function takenFrom(path: string): readonly [string, string][] {
  const text = read(path);
  return [...text.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g)].flatMap(([, alias, from]) =>
    [...text.matchAll(new RegExp(`(?<![\\w./])${alias}\\.(\\w+)`, "g"))].map(([, name]): [string, string] => [
      join(dirname(path), from ?? ""),
      name ?? "",
    ]),
  );
}

it("takes from a module what is there, and all of it", () => {
  const taken = new Set(sources.flatMap(takenFrom).map(([path, name]) => `${path} ${name}`));
  const defined = new Set(modules.flatMap((path) => [...classesIn(path)].map((name) => `${path} ${camel(name)}`)));
  expect([...taken].filter((each) => !defined.has(each))).toEqual([]);
  expect([...defined].filter((each) => !taken.has(each))).toEqual([]);
});

it("writes no class as a text but those of the kit, all of which are used", () => {
  const written = new Set(
    sources.flatMap((path) =>
      [...read(path).matchAll(/\bclass=("[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})/g)].flatMap(([, value = ""]) =>
        [...value.matchAll(/"([^"]*)"/g)].flatMap(([, names = ""]) =>
          value.includes(`=== "${names}"`) ? [] : names.split(" "),
        ),
      ),
    ),
  );
  const seats = [...kit].filter((name) => name.startsWith("seat-"));
  expect([...written].filter((name) => !kit.has(name))).toEqual([]);
  expect([...kit].filter((name) => !written.has(name))).toEqual(seats);
});

it("has short stylesheets, each beside its component and with a name of its own", () => {
  expect(sheets.filter((path) => !modules.includes(path))).toEqual(GLOBAL);
  expect(new Set(modules.map((path) => basename(path))).size).toBe(modules.length);
  expect(sheets.filter((path) => read(path).split("\n").length > LONGEST)).toEqual([]);
});

/** The files that define the values, and the map, whose letters are part of a drawing that has units of its own. */
const SOURCES_OF_VALUES = ["ui/tokens.css", "ui/typeface.css"];
const DRAWN = "map/map.module.css";

/** Declarations of certain properties, as `file: property: value`, without those that a pattern allows. */
const others = (properties: RegExp, allowed: RegExp, except: readonly string[] = []): readonly string[] =>
  sheets
    .filter((path) => !SOURCES_OF_VALUES.includes(path) && !except.includes(path))
    .flatMap((path) =>
      [
        ...read(path)
          .replaceAll(/\/\*.*?\*\//gs, "")
          .matchAll(/([\w-]+):\s*([^;{}]+);/g),
      ]
        .filter(([, property = "", value = ""]) => properties.test(property) && !allowed.test(value))
        .map(([declaration]) => `${path}: ${declaration}`),
    );

const TOKENS = /var\(--[\w-]+\)/g;

it("has six sizes of type, and no others", () => {
  expect(read("ui/tokens.css").match(/--font-\w+:/g)).toEqual(
    ["xs", "s", "m", "l", "xl", "2xl"].map((size) => `--font-${size}:`),
  );
  expect(
    others(
      /^(?:font|font-size|--most)$/,
      /^(?:inherit$|var\(--(?:font-|most\))|var\(--\w+\) var\(--font-|var\(--regular\) var\(--root\)|min\()/,
      [DRAWN],
    ),
  ).toEqual([]);
  expect(others(/^font-weight$/, /^var\(--(?:regular|semibold|bold|heavy)\)$/)).toEqual([]);
});

it("has one grid for gaps, paddings and margins", () => {
  const grid = others(/^(?:(?:row-|column-)?gap|(?:padding|margin)(?:-[a-z]+)*)$/, /^(?!.*\d(?:px|r?em)\b)/s);
  expect(grid).toEqual([]);
});

it("has its colours and corners from tokens", () => {
  expect(others(/./, /^(?!.*(?:#[\da-f]{3,8}\b|\b(?:rgba?|hsla?)\(\s*\d))/is)).toEqual([]);
  const drawn = /^(?:animals|gallery|globe|map|shapes|tile|world)\/|^ui\/wordmark/;
  const written = sources.filter(
    (path) => !drawn.test(path) && /#[\da-f]{6}\b|"#[\da-f]{3}"|\brgba?\(\d/i.test(read(path)),
  );
  expect(written).toEqual([]);
  expect(others(/radius$/, /^(?!.*\dpx\b)/s)).toEqual([]);
});

it("uses every token, and only tokens that exist", () => {
  const all = sheets.map(read).join("") + sources.map(read).join("");
  const defined = new Set([...read("ui/tokens.css").matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name ?? ""));
  const used = new Set(all.match(TOKENS)?.map((each) => each.slice(4, -1)));
  expect([...defined].filter((name) => !used.has(name))).toEqual([]);
  const local = new Set([...all.matchAll(/["'`\s{;](--[\w-]+)["']?:/g)].map(([, name]) => name ?? ""));
  expect([...used].filter((name) => !local.has(name))).toEqual([]);
});
