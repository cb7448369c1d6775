import { signal } from "@preact/signals";
import { beforeEach, expect, it, vi } from "vitest";
import type { MoveReview, SeatReview } from "../../protocol.ts";
import { type ReviewedGame, reviewed } from "../../store/mistakes.ts";
import type { ReviewStream } from "../../store/reviews.ts";
import type { PlayedGame } from "../../store/statistics.ts";
import { Refusal } from "../../wire/refusal.ts";
import { AT_ONCE, GameReviews, gamesToReview } from "./review-games.ts";

const played = (id: string, at: number, seats: readonly number[] = [1]): PlayedGame => ({
  ...{ id, at, variant: "full", rivals: [], level: null, points: 1, won: true, seats },
});
const NAMES = JSON.stringify({ names: ["ranger", "Ada"], players: 2 });
const seat = (number: number): SeatReview => ({
  ...{ type: "seat", seat: number, result: 1, luck: 0, adjusted: 1, decisions: 12, error: 0.05 },
  ...{ points: 0, accuracy: 0.6 + number / 10, level: "ranger", verdicts: {} },
});

/** A review whose end the test decides. */
function stream() {
  const [progress, done, failed] = [signal(0), signal(false), signal<Refusal | null>(null)];
  const seats = signal<readonly SeatReview[]>([]);
  const made: ReviewStream = {
    ...{ players: 2, rounds: signal([]), moves: signal<readonly MoveReview[]>([]), seats, progress, done, failed },
    ...{ retry: vi.fn(), stop: vi.fn() },
  };
  const end = () => {
    seats.value = [seat(0), seat(1)];
    done.value = true;
  };
  return { made, progress, failed, end };
}

beforeEach(() => {
  reviewed.value = [];
});

it("picks the latest games of one seat that haven't been reviewed", () => {
  const games = Array.from({ length: 9 }, (_, number) => played(`t ${number}`, number, number === 7 ? [0, 1] : [0]));
  const known = [{ id: "t 8" }] as unknown as readonly ReviewedGame[];
  const found = gamesToReview(games, known, new Set(["t 6"]));
  expect(found.map(({ id }) => id)).toEqual(["t 5", "t 4", "t 3", "t 2", "t 1"]);
  expect(found.length).toBe(AT_ONCE);
});

it("reviews one game after another, keeps the player's seat, and says how far it is", async () => {
  const streams = [stream(), stream()];
  const asked: string[] = [];
  const reviews = new GameReviews({
    recordAt: async (path) => {
      asked.push(path);
      return NAMES;
    },
    reviewOf: () => streams[asked.length - 1]?.made as ReviewStream,
  });
  const over = reviews.review([played("t 2", 2), played("t 1", 1, [])]);
  await vi.waitFor(() => expect(asked).toEqual(["/api/tables/t/record?game=2"]));
  await vi.waitFor(() => expect(reviews.progress.value).toMatchObject({ game: 1, games: 2 }));
  if (streams[0]) streams[0].progress.value = 0.5;
  await vi.waitFor(() => expect(reviews.progress.value?.share).toBe(0.5));
  streams[0]?.end();
  await vi.waitFor(() => expect(asked.length).toBe(2));
  streams[1]?.end();
  await over;
  expect(reviews.progress.value).toBeNull();
  // The older game doesn't say which seat it was: the only person's.
  expect(reviewed.value.map(({ id, seat: own, accuracy }) => [id, own, accuracy])).toEqual([
    ["t 1", 1, 0.7],
    ["t 2", 1, 0.7],
  ]);
});

it("skips games whose record is gone or doesn't say who played, and goes on", async () => {
  const one = stream();
  const records: Record<string, () => Promise<string>> = {
    a: () => Promise.reject(new Refusal("no table")),
    b: async () => JSON.stringify({ names: ["Ada", "Ben"] }),
    c: async () => NAMES,
  };
  const reviews = new GameReviews({
    recordAt: (path) => records[path.split("/")[3] ?? ""]?.() ?? Promise.reject(new Error(path)),
    reviewOf: () => one.made,
  });
  const over = reviews.review([played("a 1", 3), played("b 1", 2, []), played("c 1", 1)]);
  await vi.waitFor(() => expect(reviews.progress.value?.game).toBe(3));
  one.end();
  await over;
  expect([...reviews.skipped.value]).toEqual(["a 1", "b 1"]);
  expect(reviewed.value.map(({ id }) => id)).toEqual(["c 1"]);
});

it("stops when reviews can't be had, and when nobody wants them any more", async () => {
  const [first, second] = [stream(), stream()];
  const streams = [first, second];
  const reviews = new GameReviews({
    recordAt: async () => NAMES,
    reviewOf: () => streams.shift()?.made as ReviewStream,
  });
  const over = reviews.review([played("t 1", 1), played("t 2", 2)]);
  await vi.waitFor(() => expect(streams.length).toBe(1));
  first.failed.value = new Refusal("away");
  await over;
  expect([reviews.refused.value?.reason, reviews.progress.value, streams.length]).toEqual(["away", null, 1]);
  expect(vi.mocked(first.made.stop).mock.calls).toHaveLength(1);
  void reviews.review([played("t 1", 1)]);
  await vi.waitFor(() => expect(streams.length).toBe(0));
  reviews.stop();
  expect([reviews.progress.value, vi.mocked(second.made.stop).mock.calls.length]).toEqual([null, 1]);
  second.end();
  expect(reviewed.value).toEqual([]);
});
