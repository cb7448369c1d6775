import { describe, expect, test } from "vitest";
import { dailyOf, ENTRIES, type Entry, entryWith, load, nextOf, THEMES } from "./list.ts";

const entry = (id: string, rating: number, themes: readonly string[] = ["room"]): Entry => ({
  id,
  rating,
  players: 2,
  round: 12,
  themes,
});

describe("the list", () => {
  test("has all puzzles, and each can be loaded", async () => {
    expect(ENTRIES.length).toBeGreaterThanOrEqual(2000);
    for (const each of [ENTRIES[0], ENTRIES[64], ENTRIES.at(-1)]) {
      if (each === undefined) throw new Error("no puzzle");
      expect(await load(each)).toMatchObject({ id: each.id, rating: each.rating });
      expect(entryWith(each.id)).toBe(each);
    }
    expect(entryWith("zzzzz")).toBeNull();
  });

  test("has the seats, the round and the themes of each", () => {
    expect(new Set(ENTRIES.map(({ players, round }) => `${players} ${round}`))).toEqual(
      new Set(["2 11", "2 12", "3 12", "4 12"]),
    );
    expect(new Set(ENTRIES.flatMap(({ themes }) => themes))).toEqual(new Set(THEMES));
  });
});

describe("the puzzle of the day", () => {
  test("suits most people, and comes again only after all others", () => {
    const some = [entry("easy", 900), entry("one", 1200), entry("two", 1500), entry("three", 1800)];
    const days = ["2026-01-01", "2026-01-02", "2026-01-03", "2026-01-04"].map((day) => dailyOf(day, some).id);
    expect(new Set(days.slice(0, 3))).toEqual(new Set(["one", "two", "three"]));
    expect(days[3]).toBe(days[0]);
    expect(dailyOf("2025-12-31", some).id).toBe(days[2]);
  });
});

describe("the next puzzle", () => {
  const many = Array.from({ length: 100 }, (_, at) =>
    entry(`p${at}`, 1000 + 10 * at, at % 2 > 0 ? ["most"] : ["room"]),
  );

  test("is about as hard as the player is strong", () => {
    for (const random of [0, 0.5, 0.999]) {
      expect(Math.abs((nextOf(1500, null, new Set(), random, many)?.rating ?? 0) - 1500)).toBeLessThanOrEqual(100);
    }
  });

  test("has the chosen theme, and hasn't been tried", () => {
    const tried = new Set(many.filter(({ themes }) => themes[0] === "most").map(({ id }) => id));
    tried.delete("p7");
    expect(nextOf(1900, "most", tried, 0.3, many)?.id).toBe("p7");
    tried.add("p7");
    expect(nextOf(1900, "most", tried, 0, many)).toBeNull();
    expect(nextOf(1900, "objective", tried, 0, many)).toBeNull();
  });
});
