import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { Refusal, why } from "../wire/refusal.ts";
import { ANIMALS } from "../world/animals.ts";
import { HABITATS } from "../world/geometry.ts";
import { animalName, botName, habitatName } from "./names.ts";
import { canSay, say } from "./say.ts";

const english = readFileSync("../src/twelvefold/words/locales/en.ftl", "utf8");
const resource = new FluentResource(english);
const ids = resource.body.map(({ id }) => id);

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test.") && !path.startsWith("gallery"))
  .map((path) => ({ path, text: readFileSync(`src/${path}`, "utf8") }));

it("has words for all that the sources ask for by name", () => {
  const asked = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\bsay\(\s*"([^"]+)"/g)].map(([, id]) => `${path}: ${id}`),
  );
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((each) => !canSay((each.split(": ")[1] ?? "").split(".")[0] ?? ""))).toEqual([]);
});

it("says nothing twice, and whole", () => {
  expect(new Set(ids).size).toBe(ids.length);
  // A line that Fluent cannot read is left out without a word.
  const written = english.split("\n").filter((line) => /^[a-z][a-z0-9-]* =/.test(line));
  expect(ids.length).toBe(written.length);
});

it("calls every animal, habitat and level by a name", () => {
  for (const id of ANIMALS) expect(animalName(id)).toBe(say(`animal-${id}`));
  for (const id of HABITATS) expect(habitatName(id)).toBe(say(`habitat-${id}`));
  expect(botName("master:ms=50")).toBe("Master");
  expect(animalName("moon-moth")).toBe("Moon moth");
});

it("says why something was refused", () => {
  expect(why(new Refusal("not the host"))).toBe("Only the host can do that.");
  expect(why(new Error("?"))).toBe(say("refusal-unknown"));
});
