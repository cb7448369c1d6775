import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { kept } from "./kept.ts";

const read = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** The storage shared by all tabs, and how often this tab has written to it. */
const shelf = new Map<string, string>();
let written = 0;
let follow: (event: { readonly key: string }) => void;

beforeEach(() => {
  shelf.clear();
  written = 0;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, text: string) => {
      written += 1;
      shelf.set(key, text);
    },
  });
  vi.stubGlobal("addEventListener", (_: string, listener: typeof follow) => {
    follow = listener;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Another tab stores a value, and this tab is notified. */
const elsewhere = (text: string): void => {
  shelf.set("twelvefold.tongue", JSON.stringify(text));
  follow({ key: "twelvefold.tongue" });
};

it("keeps what is changed here, once, and finds it on the next visit", () => {
  const tongue = kept("tongue", read, "en");
  expect(written).toBe(0);
  tongue.value = "fr";
  tongue.value = "fr";
  expect([written, shelf.get("twelvefold.tongue")]).toEqual([1, '"fr"']);
  expect(kept("tongue", read, "en").value).toBe("fr");
});

it("follows another tab and writes nothing, so that what the other keeps next is not undone", () => {
  const tongue = kept("tongue", read, "en");
  elsewhere("pl");
  expect([tongue.value, written]).toEqual(["pl", 0]);
  // Changing it back is this tab's own change.
  tongue.value = "en";
  expect([written, shelf.get("twelvefold.tongue")]).toEqual([1, '"en"']);
});

it("takes what it knows for whatever another tab keeps that is not of its kind", () => {
  const tongue = kept("tongue", read, "en");
  tongue.value = "fr";
  shelf.set("twelvefold.tongue", "no JSON");
  follow({ key: "twelvefold.tongue" });
  expect(tongue.value).toBe("en");
});
