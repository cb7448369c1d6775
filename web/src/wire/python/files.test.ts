import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Files, Unstartable } from "./files.ts";

const LIST = "http://here/sub/offline/files-1.json";
const GAME = { part: "game", name: "game-1.bin", bytes: 5 };
const MODEL = { part: "model", name: "model-1.bin", bytes: 3 };

/** A host with these files; any other is gone. */
const host = (files: Readonly<Record<string, string>>) =>
  vi.stubGlobal("fetch", async (url: string) => {
    const name = url.replace(/.*\//, "");
    return name in files ? new Response(files[name]) : new Response("", { status: 404 });
  });

/** The browser's cache, which stops taking files when it's full. */
const cached = (full = false) => {
  const kept = new Map<string, Response>();
  const cache = {
    match: async (url: string) => kept.get(url)?.clone(),
    put: async (url: string, answer: Response) => {
      if (full) throw new DOMException("", "QuotaExceededError");
      kept.set(url, answer);
    },
  };
  vi.stubGlobal("caches", { open: async () => cache });
  return kept;
};

const text = async (files: Files, part: "game" | "model") => new Response(await files.stream(part)).text();

beforeEach(() => host({ "files-1.json": JSON.stringify([GAME, MODEL]), "game-1.bin": "12345", "model-1.bin": "123" }));
afterEach(() => vi.unstubAllGlobals());

it("counts the bytes of all files as they come", async () => {
  cached();
  const seen: (readonly [number, number])[] = [];
  const files = await Files.listed(LIST, (loaded, total) => seen.push([loaded, total]));
  expect([await text(files, "game"), await text(files, "model")]).toEqual(["12345", "123"]);
  expect(seen).toEqual([
    [0, 8],
    [5, 8],
    [8, 8],
  ]);
});

it("keeps the list last, so that a list that is kept has all its files", async () => {
  const kept = cached();
  const files = await Files.listed(LIST, () => undefined);
  await Promise.all([text(files, "game"), text(files, "model")]);
  expect([...kept.keys()]).not.toContain(LIST);
  expect(await files.complete()).toBe(true);
  host({});
  const again = await Files.listed(LIST, () => undefined);
  expect(await text(again, "game")).toBe("12345");
});

it.each([
  ["a full disk", () => cached(true)],
  ["a page inside another, which may keep nothing", () => vi.stubGlobal("caches", undefined)],
])("plays all the same with %s", async (_, prepare) => {
  prepare();
  const files = await Files.listed(LIST, () => undefined);
  expect(await text(files, "game")).toBe("12345");
  expect(await files.complete()).toBe(false);
});

it("tells a version that is gone from a network that is gone", async () => {
  cached();
  host({ "files-1.json": JSON.stringify([GAME]) });
  const files = await Files.listed(LIST, () => undefined);
  await expect(files.stream("game")).rejects.toEqual(new Unstartable("outdated"));
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await expect(files.stream("game")).rejects.toMatchObject({ why: "fetch" });
});
