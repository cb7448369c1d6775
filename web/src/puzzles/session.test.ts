import { beforeEach, describe, expect, test, vi } from "vitest";
import type { GameView } from "../protocol.ts";
import type { Position } from "../store/lines.ts";
import { NO_RESULTS, puzzleResults } from "../store/puzzle-results.ts";
import { FakeEngine, REPLAY } from "../study/fake-lines.ts";
import { legalMoves, type Puzzle } from "./puzzle.ts";
import { type Session, sessionOf } from "./session.ts";

let engine = new FakeEngine();

vi.mock("../store/lines.ts", () => ({
  framesOf: (...args: Parameters<FakeEngine["framesOf"]>) => engine.framesOf(...args),
  botMove: (...args: Parameters<FakeEngine["botMove"]>) => engine.botMove(...args),
  lineWhatIf: (...args: Parameters<FakeEngine["lineWhatIf"]>) => engine.lineWhatIf(...args),
}));

let judged: Position[] = [];
let answer: Promise<unknown> = Promise.resolve({});

vi.mock("../store/reviews.ts", () => ({
  judgeMove: (asked: Position) => {
    judged.push(asked);
    return answer;
  },
}));

const position = REPLAY.frames.at(-1)?.game as GameView;
const moves = legalMoves(position);
const PUZZLE: Puzzle = {
  id: "abcde",
  source: { players: 2, seed: 1, moves: "" },
  played: moves[2] ?? "",
  solution: [moves[0] ?? "", moves[1] ?? ""],
  chances: moves.map((_, at) => [100, 100, 25, 50][at] ?? 0),
  reasons: [],
  rating: 1500,
};

beforeEach(() => {
  engine = new FakeEngine();
  judged = [];
  answer = Promise.resolve({ reasons: [] });
  puzzleResults.value = NO_RESULTS;
});

const begin = (day: string | null = null): Session => sessionOf(PUZZLE, { record: "{}", replay: REPLAY }, day);

/** Places a tile as a text says. */
async function place(session: Session, text: string): Promise<void> {
  const [slot, face, rotation] = [Number(text[0]) - 1, "abcdefghijkl".indexOf(text[1] ?? ""), Number(text[2])];
  await session.source.send({ type: "play", seat: position.seat_to_move ?? 0, slot, face, rotation });
}

describe("a placement", () => {
  test("that is the solution solves the puzzle, and nobody replies", async () => {
    const session = begin();
    expect(session.stage.value).toBe("solving");
    await place(session, PUZZLE.solution[1] ?? "");
    expect(session.stage.value).toBe("solved");
    expect(session.verdict.value).toEqual({ solved: true, chance: 1 });
    expect(session.source.ply.value).toBe(session.source.start + 1);
    expect([session.best, session.second, session.game.chance]).toEqual([1, 0.5, 0.25]);
    expect(judged).toEqual([]);
  });

  test("that isn't can be tried again, and only the first attempt counts", async () => {
    const session = begin();
    await place(session, moves[3] ?? "");
    expect(session.stage.value).toBe("missed");
    expect(session.verdict.value).toEqual({ solved: false, chance: 0.5 });
    const { rating } = puzzleResults.value;
    expect(rating?.rating).toBeLessThan(1500);
    expect(session.change.value).toBe(Math.round(rating?.rating ?? 0) - 1500);
    session.retry();
    expect(session.stage.value).toBe("solving");
    await place(session, PUZZLE.solution[0] ?? "");
    expect(session.stage.value).toBe("solved");
    expect(puzzleResults.value.rating).toEqual(rating);
    expect(puzzleResults.value.tried).toHaveLength(1);
  });
});

describe("the solution", () => {
  const reasons = [{ why: "objective", face: 0, habitat: "ocean", seat: 0, points: 1 }];

  test("is explained against the player's own placement", async () => {
    answer = Promise.resolve({ reasons });
    const session = begin();
    expect(session.own.value).toBeNull();
    await place(session, moves[3] ?? "");
    await answer;
    await Promise.resolve();
    expect(session.own.value).toEqual({ chance: 0.5, reasons });
    expect(judged[0]?.moves).toHaveLength(1);
  });

  test("is explained against the move of the game if nothing else is known", async () => {
    answer = Promise.reject(new Error("no server"));
    const session = begin();
    await place(session, moves[3] ?? "");
    await answer.catch(() => undefined);
    await Promise.resolve();
    expect(session.own.value).toBeNull();
    expect(session.game).toEqual({ chance: 0.25, reasons: PUZZLE.reasons });
  });
});

test("who looks at the solution has not solved the puzzle", async () => {
  const session = begin();
  await session.show();
  expect(session.stage.value).toBe("shown");
  expect(puzzleResults.value.tried).toMatchObject([["abcde", false, expect.any(Number)]]);
  expect(session.face).toBe(session.source.moves.value[0]?.face);
});

test("a day's puzzle counts for the streak once it is solved", async () => {
  const session = begin("2026-11-19");
  await place(session, moves[3] ?? "");
  expect(puzzleResults.value.days).toEqual([]);
  session.retry();
  await place(session, PUZZLE.solution[0] ?? "");
  expect(puzzleResults.value.days).toEqual(["2026-11-19"]);
});

test("only the player has a seat, and sees no objective but their own", () => {
  const session = begin();
  const seat = position.seat_to_move ?? 0;
  expect(session.source.yours.value).toMatchObject({
    seats: [seat],
    objectives: [REPLAY.objectives[seat]],
    hints: false,
  });
});
