import { expect, it } from "vitest";
import { reviewed } from "../../store/mistakes.ts";
import type { PlayedGame } from "../../store/statistics.ts";
import { type FakeStream, FOUND, opened } from "../fake-review.ts";
import { keepOwn, ownGame, ownReview } from "./own-game.ts";

const played = (id: string, seats: readonly number[]): PlayedGame => ({
  ...{ id, at: 7, variant: "full", rivals: [], level: null, points: 1, won: true, seats },
});
const GAMES = [played("abc 1", [0]), played("abc 2", [1]), played("both 1", [0, 1])];
const record = (...names: readonly string[]): string => JSON.stringify({ names });

it("knows the player's seat in a game of the history, the last one of a table unless its number is given", () => {
  const find = (replay: string) => ownGame(replay, record("Ada", "Ben"), GAMES);
  expect(find("/replay?table=abc")).toMatchObject({ id: "abc 2", seat: 1, at: 7, inHistory: true });
  expect(find("/replay?table=abc&game=1")).toMatchObject({ id: "abc 1", seat: 0 });
  expect(find("/replay?table=both")).toBeNull();
  expect(find("/replay?table=other")).toBeNull();
});

it("takes the only person's seat in a record from a file, which isn't kept", () => {
  expect(ownGame("/record/00ff", record("ranger", "Ada"), GAMES)).toMatchObject({ seat: 1, inHistory: false });
  expect(ownGame("/replay", record("Ada", "Ben"), GAMES)).toBeNull();
  expect(ownGame("/replay", record("ranger", "expert"), GAMES)).toBeNull();
});

it("keeps the player's mistakes once the review is complete, judged by what could be known", () => {
  reviewed.value = [];
  const review = opened({ ...FOUND, seats: [] });
  const own = ownGame("/replay?table=abc", record("Ada", "Ben"), GAMES);
  const end = keepOwn(review, own);
  expect(reviewed.value).toEqual([]);
  end();
  const streams: FakeStream[] = [];
  const whole = opened(FOUND, streams);
  keepOwn(whole, own)();
  expect(reviewed.value).toMatchObject([{ id: "abc 2", seat: 1, accuracy: 0.8, kinds: { other: 2 } }]);
  expect(reviewed.value[0]?.mistakes.map(({ ply }) => ply)).toEqual([1, 3]);
  whole.reveal(true);
  expect(own === null ? own : ownReview(whole, own)).toBeNull();
});
