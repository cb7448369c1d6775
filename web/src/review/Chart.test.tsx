// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, test } from "vitest";
import { Chart } from "./Chart.tsx";
import { areaOf, pathsOf, ROOM, scaleOf, spread } from "./chart-shape.ts";
import { FOUND } from "./fake-review.ts";
import { dotsOf, lineOf } from "./model/line.ts";

const host = document.createElement("div");
afterEach(() => render(null, host));

const LINE = lineOf(FOUND);
const ROUNDS = [
  { round: 1, ply: 0 },
  { round: 2, ply: 2 },
];
function show(known: number, now = 2): void {
  void act(() =>
    render(
      <Chart
        line={LINE.slice(0, known)}
        dots={dotsOf(FOUND.moves)}
        players={2}
        moves={4}
        rounds={ROUNDS}
        now={now}
        seat={1}
        width={436}
        height={128}
      />,
      host,
    ),
  );
}
const all = (selector: string): readonly Element[] => [...host.querySelectorAll(selector)];

describe("the lines", () => {
  const scale = scaleOf(ROOM.left + ROOM.right + 400, ROOM.top + ROOM.bottom + 100, 4);

  test("go from the left to the right, certain victory is at the top", () => {
    expect([scale.x(0), scale.x(4)]).toEqual([ROOM.left, ROOM.left + 400]);
    expect([scale.y(1), scale.y(0)]).toEqual([ROOM.top, ROOM.top + 100]);
  });

  test("are broken where luck makes a step, which is a path of its own", () => {
    const { play, luck } = pathsOf(LINE, 0, scale);
    expect(luck).toBe("M10.0 60.0L10.0 45.0M210.0 30.0L210.0 50.0");
    expect(play).toBe("M10.0 60.0M10.0 45.0L110.0 45.0L210.0 30.0M210.0 50.0L310.0 52.0L410.0 40.0");
  });

  test("have an area that ends where the review has got to", () => {
    expect(areaOf(LINE.slice(0, 3), 0, scale)).toMatch(/^M10\.0 110\.0.*L110\.0 110\.0Z$/);
    expect(areaOf([], 0, scale)).toBe("");
  });
});

test("numbers at the ends of the lines never cover each other", () => {
  expect(spread([50, 50, 50], 0, 100)).toEqual([50, 67, 84]);
  expect(spread([100, 98], 0, 100)).toEqual([100, 83]);
  expect(spread([10, 90], 0, 100)).toEqual([10, 90]);
});

describe("the chart", () => {
  test("has a line and a number for each seat, a dot for each mistake, and the rounds", () => {
    show(LINE.length);
    expect(all("[data-seat]").map((each) => each.getAttribute("data-seat"))).toEqual(["0", "1"]);
    expect(all("[data-verdict]").map((each) => each.getAttribute("data-verdict"))).toEqual(["blunder", "mistake"]);
    expect(all("text").map((each) => each.textContent)).toEqual(["1", "2", "1", "2"]);
  });

  test("dims what has not been reviewed yet", () => {
    show(3);
    const ends = all("rect").map((each) => Number(each.getAttribute("x")) + Number(each.getAttribute("width")));
    expect(ends).toEqual([410, 410, expect.closeTo(4.5)]);
    expect(all("rect")[1]?.getAttribute("x")).toBe("110");
  });

  test("marks everyone's place at the move that is looked at, and none where nothing is known yet", () => {
    show(LINE.length);
    const circles = all("circle").length;
    show(3, 4);
    expect(all("circle").length).toBe(circles - 2);
  });
});
