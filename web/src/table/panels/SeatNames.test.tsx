// @vitest-environment happy-dom
import { render } from "preact";
import { expect, test } from "vitest";
import { marked, SeatNames } from "./SeatNames.tsx";

test("every name has the colour of its seat, even if two players share one", () => {
  const name = marked((seat) => ["Ada", "Ben", "Ada"][seat] ?? "");
  const place = document.createElement("p");
  render(<SeatNames text={`Fox goes to ${name(2)}: ${name(0)} 4 · ${name(1)} 0`} />, place);
  expect(place.textContent).toBe("Fox goes to Ada: Ada 4 · Ben 0");
  expect([...place.querySelectorAll("b")].map((each) => each.className.match(/seat-\d/)?.[0])).toEqual([
    "seat-2",
    "seat-0",
    "seat-1",
  ]);
});
