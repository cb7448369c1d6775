import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { STEPS } from "./steps.ts";

const english = new FluentResource(readFileSync("../src/twelvefold/words/locales/en.ftl", "utf8"));
const ids = new Set(english.body.map(({ id }) => id));
const sources = readdirSync("src/learn")
  .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
  .map((name) => readFileSync(`src/learn/${name}`, "utf8"));

/** What the code puts together from parts. */
const PUT_TOGETHER = /^((task|missed|solved|passed)-(region|bid)|most|touching|apart)$/;

it("has words for every step and for all that the lesson asks for by name", () => {
  const steps = STEPS.map(({ id }) => id);
  const asked = sources.flatMap((text) => [...text.matchAll(/\blessonSays\(\s*"([^"]+)"/g)].map(([, id]) => id ?? ""));
  expect(asked.length).toBeGreaterThan(5);
  const kinds = ["most", "touching", "apart"];
  const named = steps.filter((id) => id !== "life" && id !== "win");
  const wanted = [...named, ...kinds, ...asked].map((id) => `lesson-${id}`);
  expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
});

it("has no words that are never said", () => {
  const all = sources.join("\n");
  const unsaid = [...ids]
    .filter((id) => id.startsWith("lesson-"))
    .map((id) => id.replace("lesson-", ""))
    .filter((id) => !all.includes(`"${id}"`) && !all.includes(`"lesson-${id}"`) && !PUT_TOGETHER.test(id));
  expect(unsaid).toEqual([]);
});
