import { type Signal, signal } from "@preact/signals";
import { expect, it } from "vitest";
import type { ReviewPosition } from "../protocol.ts";
import { START } from "./shared-review.ts";
import { type RecordView, ShownRecord } from "./shown.ts";

const at = (ply: number, review = false): ReviewPosition => ({ ...START, ply, review });

/** A screen that shows whatever it's told. */
function screen(review: boolean): RecordView & { readonly position: Signal<ReviewPosition> } {
  const position = signal(at(0, review));
  return {
    review,
    position,
    show: (wanted) => {
      position.value = wanted;
    },
  };
}

it("is what the open screen shows, and nothing while there is none", () => {
  const shown = new ShownRecord();
  expect(shown.position.value).toBeNull();
  const replay = screen(false);
  const end = shown.use(replay);
  replay.position.value = at(4);
  expect(shown.position.value).toEqual(at(4));
  end();
  expect(shown.position.value).toBeNull();
});

it("goes to the other screen for what only that one shows, and shows it there at once", () => {
  const shown = new ShownRecord();
  let changes = 0;
  shown.change = () => {
    changes += 1;
  };
  const end = shown.use(screen(false));
  shown.show(at(7, true));
  expect([changes, shown.position.value]).toEqual([1, at(0)]);
  end();
  const seen: (ReviewPosition | null)[] = [];
  const stop = shown.position.subscribe((position) => seen.push(position));
  shown.use(screen(true));
  // Nobody sees the other screen where it would have been.
  expect(seen).toEqual([null, at(7, true)]);
  stop();
});

it("shows nothing that was wanted of another screen than the one that opens", () => {
  const shown = new ShownRecord();
  shown.show(at(7, true));
  const replay = screen(false);
  shown.use(replay);
  expect(replay.position.value).toEqual(at(0));
});
