import { type Signal, signal } from "@preact/signals";
import { beforeEach, expect, it } from "vitest";
import type { ReviewPosition } from "../protocol.ts";
import { START } from "./shared-review.ts";
import { type RecordView, ShownRecord } from "./shown.ts";

const at = (ply: number, more: Partial<ReviewPosition> = {}): ReviewPosition => ({ ...START, ply, ...more });
const LINE = at(5, { line: [[0, 12, 3, 1]] });

let shown: ShownRecord;
/** Which ways were taken between the screens. */
let taken: string[];
/** Lets the line that is on its way arrive. */
let arrive: () => void;

beforeEach(() => {
  shown = new ShownRecord();
  taken = [];
  shown.lead({
    reviewed: false,
    change: () => taken.push("change"),
    openLine: () =>
      new Promise((resolve) => {
        taken.push("open");
        arrive = resolve;
      }),
    closeLine: () => taken.push("close"),
  });
});

/** A screen that shows whatever it's told. */
function screen(kind: RecordView["kind"], first = at(0)): RecordView & { readonly position: Signal<ReviewPosition> } {
  const position = signal(first);
  return {
    kind,
    position,
    show: (wanted) => {
      position.value = wanted;
    },
  };
}

it("is what the open screen shows, and nothing while there is none", () => {
  expect(shown.position.value).toBeNull();
  const replay = screen("replay");
  const end = shown.use(replay);
  replay.position.value = at(4);
  expect(shown.position.value).toEqual(at(4));
  end();
  expect(shown.position.value).toBeNull();
});

it("goes to the other screen for what only that one shows, and shows it there at once", () => {
  const end = shown.use(screen("replay"));
  const seen: (ReviewPosition | null)[] = [];
  const stop = shown.position.subscribe((position) => seen.push(position));
  shown.show(at(7, { review: true }));
  expect(taken).toEqual(["change"]);
  end();
  shown.use(screen("review"));
  // Nobody sees the other screen where it would have been.
  expect(seen.map((each) => each?.ply)).toEqual([0, 7, 7]);
  stop();
});

it("shows nothing that was wanted of another screen than the one that opens", () => {
  shown.show(at(7, { review: true }));
  const replay = screen("replay");
  shown.use(replay);
  expect(replay.position.value).toEqual(at(0));
});

it("counts a line as shown while it's on its way, and closes it for a place in the game", async () => {
  const end = shown.use(screen("replay"));
  shown.show(LINE);
  expect([taken, shown.position.value]).toEqual([["open"], LINE]);
  arrive();
  await Promise.resolve();
  // Its screen takes a moment.
  expect(shown.position.value).toEqual(LINE);
  end();
  const line = screen("line", LINE);
  shown.use(line);
  expect(shown.position.value).toEqual(LINE);
  line.position.value = at(5);
  expect(shown.position.value).toEqual(at(5));
  shown.show(at(5));
  expect(taken).toEqual(["open", "close"]);
});
