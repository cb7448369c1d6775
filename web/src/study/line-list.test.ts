import { beforeEach, expect, test, vi } from "vitest";
import { FakeEngine, moveAt, REPLAY } from "./fake-lines.ts";
import { LineList, lineName } from "./line-list.ts";
import type { LineSource } from "./line-source.ts";

let engine = new FakeEngine();
let number = 0;

vi.mock("../store/lines.ts", () => ({
  framesOf: (...args: Parameters<FakeEngine["framesOf"]>) => engine.framesOf(...args),
  botMove: (...args: Parameters<FakeEngine["botMove"]>) => engine.botMove(...args),
  withBranches: async (record: string, branches: readonly object[]) => JSON.stringify({ record, branches }),
}));

beforeEach(() => {
  engine = new FakeEngine();
  number += 1;
});

/** A list for a game of its own. */
const opened = (branches = REPLAY.branches): LineList => {
  const moves = [0, 1, 2, 3, 4, 5].map((ply) => moveAt(ply, 0));
  return new LineList(JSON.stringify({ setup: { number }, moves }), { ...REPLAY, branches });
};

const begun = (list: LineList, ply: number): LineSource => {
  list.begin(ply);
  const source = list.source.peek();
  if (source === null) throw new Error("no line");
  return source;
};

const play = (source: LineSource, slot: number): Promise<unknown> =>
  source.send({ type: "play", seat: source.ply.peek() % 2, slot, face: source.ply.peek(), rotation: 0 });

test("moves that leave the game are a line, and the device keeps it", async () => {
  const list = opened();
  const source = begun(list, 2);
  await play(source, 3);
  await play(source, 4);
  expect(list.lines.value).toEqual([{ id: 1, name: "", ply: 2, moves: [moveAt(2, 3), moveAt(3, 4)] }]);
  expect(opened().lines.value).toEqual(list.lines.value);
});

test("another move after an undo is another line, which says where it leaves the first", async () => {
  const list = opened();
  const source = begun(list, 2);
  await play(source, 3);
  await play(source, 4);
  source.undo();
  await play(source, 1);
  expect(list.lines.value.map((line) => list.aboutOf(line))).toEqual([
    "2 moves, leaving the game after move 2",
    "1 move, leaving Line 1 after move 3",
  ]);
  expect(list.current.value).toBe(2);
});

test("a line is opened at its end, by whoever played it last, and the game is where it was", async () => {
  const list = opened([{ name: "Known", ply: 3, moves: [moveAt(3, 2), moveAt(4, 2)] }]);
  begun(list, 1).letPlay(1, "ranger");
  await list.open(1);
  expect(list.source.value?.ply.value).toBe(5);
  expect(list.source.value?.bots.value).toEqual([null, "ranger"]);
  expect(list.close()).toBe(3);
  expect(list.source.value).toBe(null);
});

test("whoever's turn it is where moves are tried, the person plays it", () => {
  const list = opened();
  begun(list, 0).letPlay(1, "ranger");
  expect(begun(list, 3).bots.value).toEqual([null, null]);
  expect(begun(list, 2).bots.value).toEqual([null, null]);
});

test("lines without a name are shared under their number", async () => {
  const list = opened();
  await play(begun(list, 2), 3);
  list.rename(1, " Best ");
  await play(begun(list, 4), 3);
  expect(list.lines.value.map(lineName)).toEqual(["Best", "Line 2"]);
  const { branches } = JSON.parse(await list.withLines());
  expect(branches).toEqual([
    { ply: 2, name: "Best", moves: [moveAt(2, 3)] },
    { ply: 4, name: "Line 2", moves: [moveAt(4, 3)] },
  ]);
});

test("a deleted line is gone, and its moves on the screen are a new one with the next move", async () => {
  const list = opened();
  const source = begun(list, 2);
  await play(source, 3);
  list.remove(1);
  expect([list.lines.value, list.current.value]).toEqual([[], null]);
  await play(source, 1);
  expect(list.lines.value.map(({ moves }) => moves.length)).toEqual([2]);
});
