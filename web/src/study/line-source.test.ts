import { beforeEach, describe, expect, test, vi } from "vitest";
import { TableModel } from "../table/model/table-model.ts";
import { FakeEngine, moveAt, REPLAY } from "./fake-lines.ts";
import { LineSource, type Made } from "./line-source.ts";

let engine = new FakeEngine();

vi.mock("../store/lines.ts", () => ({
  framesOf: (...args: Parameters<FakeEngine["framesOf"]>) => engine.framesOf(...args),
  botMove: (...args: Parameters<FakeEngine["botMove"]>) => engine.botMove(...args),
  lineHint: (...args: Parameters<FakeEngine["lineHint"]>) => engine.lineHint(...args),
  lineWhatIf: (...args: Parameters<FakeEngine["lineWhatIf"]>) => engine.lineWhatIf(...args),
}));

beforeEach(() => {
  engine = new FakeEngine();
});

const begin = (bots?: readonly (string | null)[], ply = 2): LineSource =>
  new LineSource({ record: "{}", replay: REPLAY, ply, ...(bots === undefined ? {} : { bots }) });

const play = (line: LineSource, slot: number, seat = line.game.peek()?.seat_to_move ?? 0): Promise<unknown> =>
  line.send({ type: "play", seat, slot, face: line.ply.peek(), rotation: 0 });

/** Waits until bots have nothing more to do. */
const settled = (line: LineSource): Promise<void> => vi.waitFor(() => expect(line.thinking.peek()).toBe(false));

describe("a person who plays all seats", () => {
  test("makes moves for one after the other, and each is asked of the engine", async () => {
    const line = begin();
    await play(line, 3);
    await play(line, 1);
    expect(line.moves.value).toEqual([moveAt(2, 3), moveAt(3, 1)]);
    expect(line.ply.value).toBe(4);
    expect(engine.asked.at(-1)).toEqual({ record: "{}", ply: 2, moves: line.moves.value });
    expect(line.log.value).toHaveLength(5);
  });

  test("has the seat to move, with its objective, and is called by its name", async () => {
    const line = begin();
    const model = new TableModel(line);
    expect([model.seat.value, model.openSeat, model.you]).toEqual([0, 0, null]);
    expect(line.yours.value).toMatchObject({ objectives: ["forest"], progress: [{ areas: 2 }] });
    await play(line, 3);
    expect([model.seat.value, model.name(1)]).toEqual([1, "Ranger"]);
    expect(line.yours.value).toMatchObject({ objectives: ["ocean"], progress: [{ areas: 4 }] });
    model.dispose();
  });

  test("goes back, and another move there replaces what came after", async () => {
    const line = begin();
    for (const slot of [3, 1, 2]) await play(line, slot);
    line.undo();
    expect([line.ply.value, line.last]).toEqual([4, 5]);
    line.to(2);
    line.to(0);
    expect(line.ply.value).toBe(2);
    await play(line, 4);
    expect(line.moves.value).toEqual([moveAt(2, 4)]);
    expect(line.last).toBe(3);
  });
});

describe("bots", () => {
  test("reply until it is the person's turn", async () => {
    const line = begin([null, "ranger"]);
    const made: Made[] = [];
    line.onMove((each) => made.push(each));
    await play(line, 3);
    await vi.waitFor(() => expect(line.ply.value).toBe(4));
    expect(made.map(({ ply, bot }) => [ply, bot])).toEqual([
      [2, null],
      [3, "ranger"],
    ]);
    expect(line.game.value?.seat_to_move).toBe(0);
    expect(new TableModel(line).you).toBe(0);
  });

  test("are undone with the person's move that they replied to, and then wait", async () => {
    const line = begin([null, "ranger"]);
    await play(line, 3);
    await vi.waitFor(() => expect(line.ply.value).toBe(4));
    line.undo();
    expect(line.ply.value).toBe(2);
    line.to(3);
    await settled(line);
    expect(line.ply.value).toBe(3);
    void line.goOn();
    await vi.waitFor(() => expect(line.ply.value).toBe(4));
  });

  test("that reply too late, after the person went back, are not heard", async () => {
    const line = begin([null, "ranger"]);
    await play(line, 3);
    await vi.waitFor(() => expect(line.ply.value).toBe(4));
    let answer = (): void => {};
    engine.wait = new Promise((resolve) => {
      answer = resolve;
    });
    line.to(3);
    const late = line.goOn();
    line.undo();
    answer();
    await late;
    expect([line.ply.value, line.thinking.value]).toEqual([2, false]);
  });

  test("take over a seat, and hand it back", async () => {
    const line = begin();
    line.letPlay(0, "seedling");
    await vi.waitFor(() => expect(line.ply.value).toBe(3));
    expect(line.info.value?.seats[0]).toMatchObject({ kind: "bot", bot: "seedling" });
    line.letPlay(0, null);
    expect(line.info.value?.seats[0]).toMatchObject({ kind: "person", bot: null, name: "Ada" });
  });

  test("that cannot move say so, and can be asked again", async () => {
    const line = begin(["ranger", null]);
    engine.wait = Promise.reject(new Error("down"));
    await line.goOn();
    expect([line.failed.value?.reason, line.thinking.value]).toEqual(["unknown", false]);
    engine.wait = Promise.resolve();
    await line.goOn();
    expect([line.failed.value, line.ply.value]).toEqual([null, 3]);
  });
});

test("a line that was kept is shown from its end", async () => {
  const line = begin();
  await line.load([moveAt(2, 1), moveAt(3, 2)]);
  expect([line.ply.value, line.last, line.start]).toEqual([4, 4, 2]);
  expect(line.log.value.at(-1)).toMatchObject({ type: "placed", tile: 2 });
});

test("a tile is tried once in each position", async () => {
  const line = begin();
  await line.whatIf(0, 3);
  await line.whatIf(0, 3);
  expect(engine.asked).toHaveLength(1);
  await play(line, 1);
  await line.whatIf(0, 3);
  expect(engine.asked).toHaveLength(3);
});

test("a hint is about the position on the line, and changes nothing", async () => {
  const line = begin();
  expect(await line.hint(0)).toMatchObject({ seat: 0, ply: 2, slot: 4, face: 2 });
  expect([line.ply.value, engine.asked]).toEqual([2, [expect.objectContaining({ ply: 2, moves: [] })]]);
});

test("only placing and undoing make sense on a line", async () => {
  const line = begin();
  await expect(line.send({ type: "resign", seat: 0 })).rejects.toThrow();
  await play(line, 1);
  await line.send({ type: "take back", seat: 0 });
  expect(line.ply.value).toBe(2);
});
