import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, it, vi } from "vitest";
import { codes, fileOf, messagesOf, partOf } from "../../plugins/languages.ts";
import { Refusal } from "../wire/refusal.ts";
import { ANIMALS } from "../world/animals.ts";
import { HABITATS } from "../world/geometry.ts";
import { LANGUAGES, matched, wordsOf } from "./language.ts";
import { animalName, botName, habitatName } from "./names.ts";
import { why } from "./refusal.ts";
import { canSay, languageTag, locale, say, speak } from "./say.ts";

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test.") && !path.startsWith("gallery"))
  .map((path) => ({ path, text: readFileSync(`src/${path}`, "utf8") }));

/** The sources that the page imports before anything is shown; `import()` brings the others later. */
function firstPage(): ReadonlySet<string> {
  const found = new Set(["main.tsx"]);
  for (const path of found) {
    const text = sources.find((each) => each.path === path)?.text ?? "";
    for (const [, name = ""] of text.matchAll(/^(?:import|export) (?!type)[^;]*?from "(\.[^"]+\.tsx?)";/gm)) {
      found.add(join(dirname(path), name));
    }
  }
  return found;
}

it("has words for all that the sources ask for by name", () => {
  const asked = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\bsay\(\s*"([^"]+)"/g)].map(([, id]) => `${path}: ${id}`),
  );
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((each) => !canSay((each.split(": ")[1] ?? "").split(".")[0] ?? ""))).toEqual([]);
});

it("says on the first page nothing that is fetched with a table", () => {
  const page = new Set(messagesOf(partOf(readFileSync(fileOf("en"), "utf8"), "page")).map(({ id }) => id));
  const early = sources.filter(({ path }) => firstPage().has(path));
  expect(early.length).toBeGreaterThan(40);
  const asked = early.flatMap(({ path, text }) =>
    [...text.matchAll(/\bsay\(\s*"([^".]+)/g)].map(([, id = ""]) => ({ path, id })),
  );
  expect(asked.filter(({ id }) => !page.has(id))).toEqual([]);
});

it("states a limit for whatever is said on a button", () => {
  const english = readFileSync(fileOf("en"), "utf8");
  const limited = [...english.matchAll(/^# Limit: \d+\n(?:#.*\n)*([a-z][a-z0-9-]*) =/gm)].map(([, id]) => id);
  const buttons = sources.flatMap(({ text }) => text.match(/<(?:Link)?Button\b[\s\S]*?\/?>\n/g) ?? []);
  const asked = buttons.flatMap((button) =>
    [...button.matchAll(/\btext=\{[^}]*?say\(\s*"([^".]+)"/g)].map(([, id]) => id),
  );
  expect(asked.length).toBeGreaterThan(40);
  expect(asked.filter((id) => !limited.includes(id))).toEqual([]);
});

it("can read every language whole", () => {
  for (const code of codes()) {
    const text = readFileSync(fileOf(code), "utf8");
    const ids = new FluentResource(text).body.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    // Fluent silently skips a line that it can't parse.
    expect(ids).toEqual(messagesOf(text).map(({ id }) => id));
  }
});

it("leaves to the command line what is the command line's, and cuts off what is fetched later", () => {
  const text =
    "# A remark\ngame = Twelvefold\n-term = T\ncli-x = X\n    .a = A\nerror-y = Y\nrules-z = Z\n    more\nmenu = M\n";
  expect(partOf(text, "page")).toBe("game = Twelvefold\n-term = T\nmenu = M");
  expect(partOf(text, "rules")).toBe("-term = T\nrules-z = Z\n    more");
  expect(partOf(text, "lesson")).toBe("-term = T");
  expect(partOf("menu = M\nmenu-say = S\nhome-menu = H", "page")).toBe("menu = M\nhome-menu = H");
  expect(partOf("menu = M\nmenu-say = S\nhome-menu = H", "table")).toBe("menu-say = S");
});

it("speaks the first language of the browser that there is", () => {
  expect(matched(["xx-YY", "en-GB", "fr"])).toBe("en");
  expect(matched([])).toBe("en");
  expect(LANGUAGES.map(({ code, name }) => (code === "en" ? name : ""))).toContain("English");
});

it("says that its Portuguese is European, and writes numbers that way", () => {
  expect(matched(["pt-BR", "en"])).toBe("pt");
  expect(LANGUAGES.find(({ code }) => code === "pt")?.name).toBe("Português (Portugal)");
  speak("pt", ["points = { $points }"]);
  expect(locale()).toBe("pt");
  expect(languageTag()).toBe("pt-PT");
  expect(say("points", { points: 12345 })).toBe("12\u00a0345");
  speak("en", [partOf(readFileSync(fileOf("en"), "utf8"), "page")]);
});

it("fetches more words when they are asked for", async () => {
  vi.stubGlobal("navigator", { languages: ["en-GB"] });
  await wordsOf("rules");
  expect(locale()).toBe("en");
  expect(say("game")).toBe("Twelvefold");
});

it("calls every animal, habitat and level by a name", () => {
  for (const id of ANIMALS) expect(animalName(id)).toBe(say(`animal-${id}`));
  for (const id of HABITATS) expect(habitatName(id)).toBe(say(`habitat-${id}`));
  expect(botName("master:ms=50")).toBe("Master");
  expect(animalName("moon-moth")).toBe("Moon moth");
});

it("says why something was refused", () => {
  expect(why(new Refusal("not the host"))).toBe("Only the host can do that.");
  expect(why(new Refusal("too many", "take backs"))).toBe("You’ve used all your undos for this game.");
  expect(why(new Refusal("too many", "somewhere else"))).toBe(say("refusal-too-many"));
  expect(why(new Error("?"))).toBe(say("refusal-unknown"));
});
