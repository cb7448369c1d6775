import { type Signal, signal } from "@preact/signals";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Reviewer, ReviewPosition, SharedReview } from "../protocol.ts";
import { FakeServer } from "../wire/fake.ts";
import { FIRST_WAIT, SocketWire } from "../wire/socket.ts";
import { PACE, SharedReviewModel, START } from "./shared-review.ts";

const ID = "cmV2aWV3IG51bWJlciBvbmU";
const [ADA, BEN]: readonly Reviewer[] = [
  { id: "ada", name: "Ada", away: false },
  { id: "ben", name: "Ben", away: false },
];

let server: FakeServer;
let wire: SocketWire;
let review: SharedReviewModel;
/** What the screen shows. */
let screen: Signal<ReviewPosition>;

const at = (ply: number): ReviewPosition => ({ ...START, ply });

const news = (leader: Reviewer | undefined, position: ReviewPosition): SharedReview => ({
  type: "shared review",
  review: ID,
  people: [ADA, BEN].flatMap((each) => each ?? []),
  leader: leader?.id ?? "",
  position,
});

/** Answers the last command to join, and says how the review is now. */
async function welcomed(you: Reviewer | undefined, said: SharedReview): Promise<void> {
  const { cmd_id } = server.last("join review");
  server.say({ type: "reviewing", cmd_id, review: ID, you: you?.id ?? "", game: 1, open: true });
  await Promise.resolve();
  server.say(said);
}

const leads = (): readonly number[] =>
  server.heard.flatMap((said) => (said.type === "lead" ? [said.position.ply ?? 0] : []));

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  wire = new SocketWire((ears) => server.dial(ears));
  review = new SharedReviewModel(wire, ID, { table: "t", game: 1, record: null }, () => "Ada", at(3));
  screen = signal(at(3));
  review.attach({
    position: screen,
    show: (position) => {
      screen.value = position;
    },
  });
  server.open();
  server.welcome();
});

afterEach(() => {
  review.leave();
  vi.useRealTimers();
});

it("joins with what it shows, and shows what the leader shows", async () => {
  expect(server.last("join review")).toMatchObject({ review: ID, table: "t", game: 1, name: "Ada", position: at(3) });
  await welcomed(BEN, news(ADA, at(7)));
  expect([review.leads.value, review.leader.value?.name, screen.value]).toEqual([false, "Ada", at(7)]);
  server.say(news(ADA, at(8)));
  expect(screen.value).toEqual(at(8));
  expect(leads()).toEqual([]);
});

it("shows the others what a leader looks at, now and then, and the last of it always", async () => {
  await welcomed(ADA, news(ADA, at(3)));
  expect(review.leads.value).toBe(true);
  for (const ply of [4, 5, 6]) screen.value = at(ply);
  vi.advanceTimersByTime(0);
  expect(leads()).toEqual([6]);
  for (const ply of [7, 8, 9]) screen.value = at(ply);
  vi.advanceTimersByTime(PACE - 1);
  expect(leads()).toEqual([6]);
  vi.advanceTimersByTime(1);
  expect(leads()).toEqual([6, 9]);
  // What everybody is told that the leader shows isn't news to the leader.
  screen.value = at(10);
  server.say(news(ADA, at(9)));
  expect(screen.value).toEqual(at(10));
});

it("stops following somebody who goes elsewhere in the game, until they follow again", async () => {
  await welcomed(BEN, news(ADA, at(7)));
  screen.value = { ...at(7), seat: 1 };
  expect(review.follows.value).toBe(true);
  screen.value = at(2);
  expect(review.follows.value).toBe(false);
  server.say(news(ADA, at(9)));
  expect(screen.value).toEqual(at(2));
  review.follow();
  expect([review.follows.value, screen.value]).toEqual([true, at(9)]);
  server.say(news(ADA, at(10)));
  expect(screen.value).toEqual(at(10));
});

it("hands over, and then follows", async () => {
  await welcomed(ADA, news(ADA, at(3)));
  screen.value = at(5);
  void review.passLead("ben");
  // The others see first where the leader has been.
  expect(server.heard.slice(-2).map(({ type }) => type)).toEqual(["lead", "pass lead"]);
  server.say(news(BEN, at(5)));
  server.say(news(BEN, at(6)));
  expect([review.leads.value, screen.value]).toEqual([false, at(6)]);
});

it("shows where it is when it is handed the lead while looking around", async () => {
  await welcomed(BEN, news(ADA, at(7)));
  screen.value = at(2);
  server.say(news(BEN, at(7)));
  vi.advanceTimersByTime(PACE);
  expect([screen.value, review.follows.value, leads()]).toEqual([at(2), true, [2]]);
});

it("joins again after a lost connection, and a leader shows where they are by then", async () => {
  await welcomed(ADA, news(ADA, at(3)));
  server.break();
  screen.value = at(5);
  vi.advanceTimersByTime(PACE);
  expect(leads()).toEqual([]);
  vi.advanceTimersByTime(FIRST_WAIT);
  server.open();
  server.welcome();
  expect(server.heard.filter(({ type }) => type === "join review").length).toBeGreaterThan(1);
  await welcomed(ADA, news(ADA, at(3)));
  vi.advanceTimersByTime(PACE);
  expect([screen.value, leads()]).toEqual([at(5), [5]]);
});

it("shows a leader who reloads the page what was shown last", async () => {
  await welcomed(ADA, news(ADA, at(11)));
  expect([screen.value, leads()]).toEqual([at(11), []]);
});

it("says why it can't be there", async () => {
  const { cmd_id } = server.last("join review");
  server.say({ type: "rejected", reason: "too many", cmd_id, where: "people" });
  await Promise.resolve();
  expect(review.refused.value).toMatchObject({ reason: "too many", where: "people" });
});

it("listens to its own review only, and to nothing once it has left", async () => {
  await welcomed(BEN, news(ADA, at(7)));
  server.say({ ...news(ADA, at(9)), review: "b3RoZXIgcmV2aWV3cyBhcmU" });
  expect([screen.value, review.people.value.length]).toEqual([at(7), 0]);
  review.leave();
  expect(server.last("leave review")).toBeDefined();
  server.say(news(ADA, at(12)));
  expect(screen.value).toEqual(at(7));
});
