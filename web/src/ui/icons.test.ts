/** The icons are one set: same grid, same place. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ICONS } from "./icons.ts";

/** Folders whose drawings aren't icons. */
const DRAWINGS = /^(?:gallery|map|shapes|tile)\//;

/** Where the ends of a path's lines and curves are, with those relative to the last one ignored. */
function ends(path: string): readonly number[] {
  return [...path.matchAll(/([MLHVCQAZ])([^A-Za-z]*)/g)].flatMap(([, command = "", text = ""]) => {
    const numbers = text.match(/-?[\d.]+/g)?.map(Number) ?? [];
    // An arc has two radii and three flags before its end.
    return command === "A" ? numbers.slice(5) : numbers;
  });
}

it("draws every icon on one grid, large enough and not too large", () => {
  for (const [name, path] of Object.entries(ICONS)) {
    const reach = Math.max(...ends(path).map(Math.abs));
    expect(reach, name).toBeGreaterThanOrEqual(6.5);
    expect(reach, name).toBeLessThanOrEqual(9);
    expect(path, name).not.toMatch(/[a-z]/);
  }
});

it("keeps no icon that nothing shows", () => {
  const files = readdirSync("src", { encoding: "utf8", recursive: true });
  const sources = files.filter((path) => /(?<!icons|\.test)\.tsx?$/.test(path) && !DRAWINGS.test(path));
  const all = sources.map((path) => readFileSync(join("src", path), "utf8")).join("");
  expect(Object.keys(ICONS).filter((name) => !all.includes(`"${name}"`) && !all.includes(`ICONS.${name}`))).toEqual([]);
});

it("draws no icon anywhere else", () => {
  const files = readdirSync("src", { encoding: "utf8", recursive: true });
  const sources = files.filter((path) => path.endsWith(".tsx") && !DRAWINGS.test(path));
  expect(sources.filter((path) => /\bd="M|<polygon|<polyline/.test(readFileSync(join("src", path), "utf8")))).toEqual(
    [],
  );
});
