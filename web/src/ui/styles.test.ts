/** Every class that a component uses is defined, every defined class is used, and no stylesheet is too long. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, it } from "vitest";

const LONGEST = 250;
const GLOBAL = ["gallery/gallery.css", "ui/base.css", "ui/kit.css", "ui/tokens.css"];

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
