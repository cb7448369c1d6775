import { expect, it, vi } from "vitest";
import type { ReviewNews, ReviewPart } from "../protocol.ts";
import { Refusal } from "../wire/refusal.ts";
import { type ReviewAsker, reviewOf } from "./reviews.ts";

const RECORD = '{"players":2}';
// These tests look at nothing else of a part.
const part = (type: ReviewPart["type"], number: number): ReviewPart => ({ type, ply: number }) as unknown as ReviewPart;
const WHOLE: readonly ReviewPart[] = [
  ...Array.from({ length: 12 }, (_, at) => [part("round", at), part("move", 2 * at), part("move", 2 * at + 1)]).flat(),
  part("seat", 0),
  part("seat", 1),
];

/** Answers one request after another; what is no news is thrown. */
function answering(...answers: readonly (Partial<ReviewNews> | Refusal)[]) {
  const asked: string[] = [];
  let at = 0;
  const next = (said: string): Promise<ReviewNews> => {
    asked.push(said);
    const answer = answers[at];
    at += 1;
    if (answer === undefined) return new Promise(() => undefined);
    if (answer instanceof Refusal) return Promise.reject(answer);
    return Promise.resolve({ review: "r", parts: [], done: false, failed: null, ...answer });
  };
  const asker: ReviewAsker = {
    begin: (_, revealed) => next(revealed ? "begin revealed" : "begin"),
    more: (review, known) => next(`${review} ${known}`),
    pause: () => Promise.resolve(),
  };
  return { asked, asker };
}

it("puts the parts in their places as they arrive", async () => {
  const { asked, asker } = answering(
    {},
    { parts: WHOLE.slice(0, 2) },
    { parts: [] },
    { parts: WHOLE.slice(2), done: true },
  );
  const review = reviewOf(RECORD, {}, asker);
  const seen: number[] = [];
  review.progress.subscribe((progress) => seen.push(Math.round(38 * progress)));
  await vi.waitFor(() => expect(review.done.value).toBe(true));
  expect(asked).toEqual(["begin", "r 0", "r 2", "r 2"]);
  expect(seen).toEqual([0, 2, 38]);
  expect(review.rounds.value).toHaveLength(12);
  expect(review.moves.value.map(({ ply }) => ply)).toEqual(Array.from({ length: 24 }, (_, ply) => ply));
  expect(review.seats.value).toHaveLength(2);
  expect(review.failed.value).toBeNull();
});

it("has everything at once if somebody asked for it before", async () => {
  const { asked, asker } = answering({ parts: WHOLE, done: true });
  const review = reviewOf(RECORD, { revealed: true }, asker);
  await vi.waitFor(() => expect(review.done.value).toBe(true));
  expect(asked).toEqual(["begin revealed"]);
});

it("goes on where it was after a lost connection, and where nobody knows the review any more", async () => {
  const { asked, asker } = answering(
    {},
    { parts: WHOLE.slice(0, 5) },
    new Refusal("away"),
    new Refusal("no table"),
    { parts: WHOLE.slice(0, 7) },
    { parts: WHOLE.slice(7), done: true },
  );
  const review = reviewOf(RECORD, {}, asker);
  await vi.waitFor(() => expect(review.done.value).toBe(true));
  expect(asked).toEqual(["begin", "r 0", "r 5", "r 5", "begin", "r 7"]);
  expect(review.moves.value).toHaveLength(24);
});

it("says why there is no review, and tries again when asked to", async () => {
  const { asked, asker } = answering(
    new Refusal("bad message", "format: is missing"),
    {},
    { failed: "late" },
    { parts: WHOLE, done: true },
  );
  const review = reviewOf(RECORD, {}, asker);
  await vi.waitFor(() => expect(review.failed.value?.where).toBe("format: is missing"));
  review.retry();
  await vi.waitFor(() => expect(review.failed.value?.where).toBe("bots"));
  review.retry();
  await vi.waitFor(() => expect(review.done.value).toBe(true));
  expect(review.failed.value).toBeNull();
  expect(asked).toEqual(["begin", "begin", "r 0", "begin"]);
});

it("says after a while that nobody answers, and goes on by itself as soon as somebody does", async () => {
  const nobody = Array.from({ length: 20 }, () => new Refusal("away"));
  const { asked, asker } = answering({}, { parts: WHOLE.slice(0, 5) }, ...nobody, {
    parts: WHOLE.slice(5),
    done: true,
  });
  const review = reviewOf(RECORD, {}, asker);
  const told: (string | undefined)[] = [];
  review.failed.subscribe((failed) => told.push(`${failed?.reason} after ${asked.length}`));
  await vi.waitFor(() => expect(review.done.value).toBe(true));
  expect([told[1], told.at(-1)]).toEqual(["away after 8", "undefined after 23"]);
  expect(review.moves.value).toHaveLength(24);
});

it("gives up after a while if it may not ask", async () => {
  const { asked, asker } = answering(...Array.from({ length: 20 }, () => new Refusal("too fast")));
  const review = reviewOf(RECORD, {}, asker);
  await vi.waitFor(() => expect(review.failed.value?.reason).toBe("too fast"));
  expect(asked).toHaveLength(6);
});

it("asks for no more once it's stopped", async () => {
  const { asked, asker } = answering({}, { parts: WHOLE.slice(0, 1) });
  const review = reviewOf(RECORD, {}, asker);
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  review.stop();
  expect(review.moves.value).toHaveLength(0);
  expect(review.done.value).toBe(false);
});
