import { describe, expect, it } from "vitest";
import { NO_LESSON, type Progress, readProgress } from "../store/lesson.ts";
import { advanced, isThrough, judged, passed, type Seen, STEPS } from "./steps.ts";

const START: Seen = {
  round: 1,
  turn: true,
  tiles: 0,
  fits: false,
  aimed: false,
  turned: false,
  looked: false,
  life: false,
};
const seen = (changes: Partial<Seen> = {}): Seen => ({ ...START, ...changes });

/** The progress once all steps before this one are done. */
const upTo = (id: string): Progress => {
  const ids = STEPS.map((step) => step.id);
  return { ...NO_LESSON, table: "t", done: ids.slice(0, ids.indexOf(id)) };
};

it("takes twelve steps", () => {
  expect(STEPS).toHaveLength(12);
});

describe("the first tile", () => {
  it("begins with a welcome, which stays until it is read", () => {
    const now = advanced(NO_LESSON, seen({ turn: false }));
    expect(now.open).toBe("welcome");
    expect(advanced(now, seen({ fits: true }))).toBe(now);
    expect(advanced(passed(now), seen()).open).toBe("take");
  });

  it("asks for a tile that is there, a face that is free, and a turn of a tile that is over the planet", () => {
    let now = advanced(upTo("take"), seen());
    expect(advanced(now, seen({ aimed: true }))).toBe(now);
    now = advanced(now, seen({ fits: true }));
    expect(now.open).toBe("aim");
    expect(advanced(now, seen({ fits: true, turned: true }))).toBe(now);
    now = advanced(now, seen({ fits: true, aimed: true }));
    expect(now.open).toBe("turn");
    now = advanced(now, seen({ fits: true, aimed: true, turned: true }));
    expect(now.open).toBe("place");
    expect(advanced(now, seen({ turn: false, tiles: 1 })).open).toBe("regions");
  });

  it("holds nobody up who places a tile at once", () => {
    for (const step of ["take", "aim", "turn"]) {
      const now = advanced(advanced(upTo(step), seen()), seen({ turn: false, tiles: 1 }));
      expect(now.open).toBe("regions");
    }
  });
});

describe("later steps", () => {
  it("wait for their round and one's turn", () => {
    const now = upTo("grow");
    expect(advanced(now, seen({ turn: false, tiles: 1 }))).toBe(now);
    expect(advanced(now, seen({ round: 2, turn: false, tiles: 1 }))).toBe(now);
    expect(advanced(now, seen({ round: 2, tiles: 1 })).open).toBe("grow");
  });

  it("are skipped once it's too late for them", () => {
    const read = advanced(upTo("animals"), seen({ round: 3, tiles: 2 }));
    expect(read.open).toBe("animals");
    expect(advanced(read, seen({ round: 4, tiles: 3, turn: false, life: true })).open).toBe("life");
    expect(advanced(upTo("grow"), seen({ round: 3, tiles: 2 })).open).toBe("animals");
  });

  it("leave a task open until it is judged", () => {
    const now = advanced(upTo("grow"), seen({ round: 2, tiles: 1 }));
    expect(advanced(now, seen({ round: 2, turn: false, tiles: 2 }))).toBe(now);
    const after = advanced(judged(now, "grow", { how: "solved", value: 4 }), seen({ turn: false, tiles: 2 }));
    expect(after.open).toBeNull();
    expect(after.verdicts["grow"]).toEqual({ how: "solved", value: 4 });
  });

  it("end", () => {
    const last = advanced(upTo("free"), seen({ round: 4, tiles: 3 }));
    expect([last.open, isThrough(last)]).toEqual(["free", false]);
    const over = passed(last);
    expect(advanced(over, seen({ round: 7, tiles: 6 }))).toBe(over);
    expect(isThrough(over)).toBe(true);
  });
});

describe("what is kept", () => {
  it("is read again as it was", () => {
    const now = judged(advanced(upTo("grow"), seen({ round: 2, tiles: 1 })), "grow", { how: "passed", value: 2 });
    expect(readProgress(JSON.parse(JSON.stringify(now)))).toEqual(now);
  });

  it("is nothing, or only what can be used, if it is something else", () => {
    expect(readProgress("lesson")).toBeNull();
    expect(readProgress({ edition: 2, done: ["take", 7], since: "many", verdicts: { grow: 1 } })).toEqual({
      ...NO_LESSON,
      done: ["take"],
    });
  });

  it("is whether the lesson was finished, if it was an earlier lesson with other steps", () => {
    expect(readProgress({ table: "t", done: ["welcome", "laid"], open: "regions" })).toEqual(NO_LESSON);
    expect(readProgress({ table: "t", finished: true })).toEqual({ ...NO_LESSON, finished: true });
  });
});
