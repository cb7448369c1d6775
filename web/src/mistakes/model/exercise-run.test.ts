import { expect, it, vi } from "vitest";
import type { LineJudgement } from "../../protocol.ts";
import type { KeptMistake } from "../../store/mistakes.ts";
import { FakeEngine, REPLAY } from "../../study/fake-lines.ts";
import { Refusal } from "../../wire/refusal.ts";
import { ExerciseRun } from "./exercise-run.ts";
import type { Exercise } from "./exercises.ts";

const engine = new FakeEngine();
vi.mock("../../store/lines.ts", () => ({
  framesOf: (...asked: Parameters<FakeEngine["framesOf"]>) => engine.framesOf(...asked),
  botMove: (...asked: Parameters<FakeEngine["botMove"]>) => engine.botMove(...asked),
  lineWhatIf: (...asked: Parameters<FakeEngine["lineWhatIf"]>) => engine.lineWhatIf(...asked),
  askLine: () => Promise.reject(new Error("nothing is asked here")),
}));

const MISTAKE: KeptMistake = {
  ...{ ply: 2, round: 2, move: "1a0", kind: "misplaced", before: 0.7, after: 0.5, solved: false },
  ...{
    best: [
      { move: "2b1", chance: 0.7, points: 3 },
      { move: "3c0", chance: 0.68, points: 2 },
    ],
    reasons: [],
  },
};
const EXERCISE: Exercise = {
  game: {
    ...{ id: "t 1", at: 1, players: 2, seat: 0, accuracy: 1, error: 0, luck: 0, kinds: {}, record: "{}" },
    mistakes: [MISTAKE],
  },
  mistake: MISTAKE,
};
const judgement = (after: number): LineJudgement => ({
  ...{ ply: 2, before: 0.7, after, verdict: "inaccuracy" },
  ...{ best: [], reasons: [], kind: null },
});
const play = (run: ExerciseRun, slot: number, face: number, rotation: number) =>
  run.source.send({ type: "play", seat: 0, slot, face, rotation });
const settled = () => vi.waitFor(() => {});

it("knows the best move and the one of the game without asking", async () => {
  const judge = vi.fn();
  const run = new ExerciseRun(EXERCISE, REPLAY, judge);
  await play(run, 0, 0, 0);
  await settled();
  expect([run.stage.value, run.tried.value?.same]).toEqual(["wrong", "played"]);
  run.retry();
  expect(run.stage.value).toBe("asking");
  await play(run, 1, 1, 1);
  await settled();
  expect([run.stage.value, run.tried.value?.same, run.solved.value, run.tries.value]).toEqual([
    "solved",
    "best",
    true,
    2,
  ]);
  expect(judge).not.toHaveBeenCalled();
});

it("has other moves judged, and takes those that give nearly nothing away as solutions", async () => {
  const judge = vi.fn(async () => judgement(judge.mock.calls.length === 1 ? 0.6 : 0.68));
  const run = new ExerciseRun(EXERCISE, REPLAY, judge);
  await play(run, 4, 4, 0);
  await vi.waitFor(() => expect(run.stage.value).toBe("wrong"));
  expect(judge).toHaveBeenLastCalledWith({ record: "{}", ply: 2, moves: [{ seat: 0, tile: 4, face: 4, rotation: 0 }] });
  run.retry();
  await play(run, 4, 5, 0);
  await vi.waitFor(() => expect(run.stage.value).toBe("solved"));
});

it("counts a solution that was shown as seen, not as found", async () => {
  const run = new ExerciseRun(EXERCISE, REPLAY, vi.fn());
  await run.show();
  expect([run.stage.value, run.source.ply.value]).toEqual(["shown", 3]);
  expect(run.source.moves.value).toEqual([{ seat: 0, tile: 1, face: 1, rotation: 1 }]);
  run.retry();
  await play(run, 1, 1, 1);
  await settled();
  expect([run.stage.value, run.solved.value]).toEqual(["solved", false]);
});

it("says when a move can't be judged, and judges it when asked again", async () => {
  const judge = vi.fn(async () => judgement(0.7)).mockRejectedValueOnce(new Refusal("away"));
  const run = new ExerciseRun(EXERCISE, REPLAY, judge);
  await play(run, 4, 4, 0);
  await vi.waitFor(() => expect(run.stage.value).toBe("failed"));
  expect(run.refused.value?.reason).toBe("away");
  run.judgeAgain();
  await vi.waitFor(() => expect(run.stage.value).toBe("solved"));
});

it("drops an answer that comes after the tile was put back", async () => {
  let answer: (judged: LineJudgement) => void = () => {};
  const run = new ExerciseRun(EXERCISE, REPLAY, () => new Promise((resolve) => (answer = resolve)));
  await play(run, 4, 4, 0);
  expect(run.stage.value).toBe("judging");
  run.retry();
  answer(judgement(0.7));
  await settled();
  expect([run.stage.value, run.tried.value]).toEqual(["asking", null]);
});

it("lets nobody reply", async () => {
  engine.asked.length = 0;
  const run = new ExerciseRun(EXERCISE, REPLAY, vi.fn());
  await play(run, 1, 1, 1);
  await settled();
  expect(engine.asked.some(({ bot }) => bot !== undefined)).toBe(false);
  expect(run.source.info.value?.seats.map(({ name }) => name)).toEqual(["Ada", "ranger"]);
});
