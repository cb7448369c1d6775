import { expect, it } from "vitest";
import { isMetered, wantsOffline } from "./keep-offline.ts";

it("asks where megabytes may cost something, as far as the browser says", () => {
  expect(isMetered({})).toBe(false);
  expect(isMetered({ connection: { type: "wifi", saveData: false } })).toBe(false);
  expect(isMetered({ connection: { saveData: true } })).toBe(true);
  expect(isMetered({ connection: { type: "cellular" } })).toBe(true);
});

it("loads the offline part if the player wants it, if it costs nothing, or if their tables are there", () => {
  expect(wantsOffline("ask", false, false)).toBe(true);
  expect(wantsOffline("ask", true, false)).toBe(false);
  expect(wantsOffline("ask", true, true)).toBe(true);
  expect(wantsOffline("yes", true, false)).toBe(true);
  expect(wantsOffline("no", false, true)).toBe(false);
});
