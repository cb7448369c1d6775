import { describe, expect, test } from "vitest";
import { Drag } from "./drag.ts";

const HEIGHT = 500;

/** A drag through points, each a number of milliseconds after the last. */
function dragged(points: readonly (readonly [y: number, after: number])[]): { drag: Drag; time: number } {
  let time = 1000;
  const drag = new Drag(100, time);
  for (const [y, after] of points) {
    time += after;
    drag.move(y, time);
  }
  return { drag, time };
}

describe("letting go of a sheet", () => {
  test.each([
    [
      "closes it after a flick",
      [
        [110, 16],
        [130, 16],
      ],
      0,
      true,
    ],
    [
      "closes it after a slow drag past two fifths of its height",
      [
        [200, 300],
        [301, 300],
      ],
      0,
      true,
    ],
    [
      "lets it return after a slow drag that is shorter",
      [
        [200, 300],
        [290, 300],
      ],
      0,
      false,
    ],
    [
      "lets it return after a flick that rests before it ends",
      [
        [110, 16],
        [130, 16],
      ],
      200,
      false,
    ],
    [
      "lets it return if the finger goes back up",
      [
        [400, 300],
        [390, 16],
        [370, 16],
      ],
      0,
      false,
    ],
    [
      "lets it return after a flick upwards",
      [
        [60, 16],
        [20, 16],
      ],
      0,
      false,
    ],
  ] as const)("%s", (_, points, rest, closes) => {
    const { drag, time } = dragged(points);
    expect(drag.closes(HEIGHT, time + rest)).toBe(closes);
  });

  test("a sheet follows the finger down, but not up", () => {
    const drag = new Drag(100, 0);
    expect(drag.move(160, 16)).toBe(60);
    expect(drag.move(40, 32)).toBe(0);
  });
});
