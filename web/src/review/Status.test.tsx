// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { Refusal } from "../wire/refusal.ts";
import { type FakeStream, FOUND, opened } from "./fake-review.ts";
import { Status } from "./Status.tsx";

const host = document.createElement("div");
document.body.append(host);

afterEach(() => render(null, host));

/** Shows a review that has failed, and returns its stream. */
function failed(refusal: Refusal): FakeStream {
  const streams: FakeStream[] = [];
  const review = opened({ ...FOUND, seats: [] }, streams);
  const [stream] = streams;
  if (stream === undefined) throw new Error("nobody asked for the review");
  stream.failed.value = refusal;
  act(() => render(<Status review={review} />, host));
  return stream;
}

test("a review that nobody answered is asked for again with one button", () => {
  const stream = failed(new Refusal("away"));
  host.querySelector("button")?.click();
  expect(stream.retried).toBe(1);
});

test("a record that can't be reviewed can't be reviewed the next time either", () => {
  failed(new Refusal("bad message", "only finished games can be reviewed: 5 of 24 moves have been made"));
  expect(host.textContent).toContain("5 of 24 moves");
  expect(host.querySelector("button")).toBeNull();
});
