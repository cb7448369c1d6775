/** The client says whose work it contains. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Part of the build, not of what it builds. */
const TOOLS = ["vite"];

it("has the licence of every package that it contains", () => {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const licences = readFileSync("public/licences.txt", "utf8");
  const contained = Object.keys(dependencies).filter((name) => !TOOLS.includes(name));
  expect(contained).toContain("@fontsource-variable/nunito");
  expect(contained.filter((name) => !licences.includes(name.replace(/^@preact\//, "")))).toEqual([]);
});
