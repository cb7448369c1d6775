// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { expect, it } from "vitest";
import { followMotion, isStill } from "./motion.ts";

it("holds animations back as soon as the player wants less motion, and no longer", () => {
  const less = signal(false);
  followMotion(() => less.value);
  expect(isStill()).toBe(false);
  less.value = true;
  expect(isStill()).toBe(true);
  less.value = false;
  expect(isStill()).toBe(false);
});
