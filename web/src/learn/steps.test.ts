import { describe, expect, it } from "vitest";
import { NO_LESSON, type Progress, readProgress } from "../store/lesson.ts";
import { advanced, judged, passed, type Seen, STEPS } from "./steps.ts";

const START: Seen = { round: 1, turn: true, tiles: 0, turns: null, looked: false, life: false, drawn: false };
const seen = (changes: Partial<Seen> = {}): Seen => ({ ...START, ...changes });

/** The progress once all steps before this one are done. */
const upTo = (id: string): Progress => {
  const ids = STEPS.map((step) => step.id);
  return { ...NO_LESSON, table: "t", done: ids.slice(0, ids.indexOf(id)) };
};

describe("the first tile", () => {
  it("begins with a welcome, which stays until it is read", () => {
    const now = advanced(NO_LESSON, seen());
    expect(now.open).toBe("welcome");
    expect(advanced(now, seen({ turns: 2 }))).toBe(now);
    expect(advanced(passed(now), seen()).open).toBe("take");
  });

  it("goes on as the tile is taken, turned and laid", () => {
    let now = advanced(upTo("take"), seen());
    now = advanced(now, seen({ turns: 0 }));
    expect(now.open).toBe("turn");
    now = advanced(now, seen({ turns: -1 }));
    expect(now.open).toBe("place");
    now = advanced(now, seen({ turn: false, tiles: 1 }));
    expect(now.open).toBe("laid");
  });

  it("is not held up by who lays a tile without turning it", () => {
    const now = advanced(advanced(upTo("take"), seen()), seen({ turn: false, tiles: 1 }));
    expect(now.open).toBe("laid");
  });
});

describe("later steps", () => {
  it("wait for their round and one's turn", () => {
    const now = upTo("regions");
    expect(advanced(now, seen({ turn: false, tiles: 1 }))).toBe(now);
    expect(advanced(now, seen({ round: 2, turn: false, tiles: 1 }))).toBe(now);
    expect(advanced(now, seen({ round: 2, tiles: 1 })).open).toBe("regions");
  });

  it("are over for who plays on without reading them", () => {
    const now = advanced(upTo("animals"), seen({ round: 3, tiles: 2 }));
    expect(advanced(now, seen({ round: 3, turn: false, tiles: 3 })).open).toBeNull();
    expect(advanced(now, seen({ round: 3, turn: false, tiles: 3 })).done).toContain("animals");
  });

  it("leave a task open until it is judged", () => {
    const now = advanced(upTo("grow"), seen({ round: 2, tiles: 1 }));
    expect(advanced(now, seen({ round: 2, turn: false, tiles: 2 }))).toBe(now);
    const after = advanced(judged(now, "grow", { how: "solved", value: 4 }), seen({ turn: false, tiles: 2 }));
    expect(after.open).toBe("grow-after");
    expect(after.verdicts["grow"]).toEqual({ how: "solved", value: 4 });
  });

  it("speak of a draw as soon as there is one, once", () => {
    const drawn = seen({ round: 4, tiles: 3, life: true, drawn: true });
    const now = advanced(upTo("touching"), drawn);
    expect(now.open).toBe("tie");
    expect(advanced(passed(now), drawn).open).toBe("touching");
    const late = passed(advanced(upTo("tie"), seen({ round: 6, tiles: 5, life: true })));
    expect(advanced(late, seen({ round: 6, tiles: 5, drawn: true })).open).toBe("objective");
  });

  it("end", () => {
    const last = passed(advanced(upTo("free"), seen({ round: 6, tiles: 5 })));
    expect(advanced(last, seen({ round: 7, tiles: 6 }))).toBe(last);
    expect(last.done).toHaveLength(STEPS.length);
  });
});

describe("what is kept", () => {
  it("is read again as it was", () => {
    const now = judged(advanced(upTo("grow"), seen({ round: 2, tiles: 1 })), "grow", { how: "passed", value: 2 });
    expect(readProgress(JSON.parse(JSON.stringify(now)))).toEqual(now);
  });

  it("is nothing, or only what can be used, if it is something else", () => {
    expect(readProgress("lesson")).toBeNull();
    expect(readProgress({ done: ["take", 7], since: "many", verdicts: { grow: 1 } })).toEqual({
      ...NO_LESSON,
      done: ["take"],
    });
  });
});
