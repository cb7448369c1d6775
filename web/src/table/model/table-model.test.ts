import { effect } from "@preact/signals";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { notice, tell } from "../../ui/notice.ts";
import { INFO, NO_TILES } from "../../wire/fake.ts";
import { Refusal } from "../../wire/refusal.ts";
import { say } from "../../words/say.ts";
import { face } from "../../world/units.ts";
import { FakeSource } from "./fake-source.ts";
import { SLOW } from "./send.ts";
import { TableModel } from "./table-model.ts";

let table: FakeSource;
let model: TableModel;

function sitAt(source: FakeSource): void {
  table = source;
  model = new TableModel(source);
}

beforeEach(() => sitAt(new FakeSource()));
afterEach(() => model.dispose());

test("needs no browser", () => {
  expect(typeof document).toBe("undefined");
});

describe("at one's turn", () => {
  test("a tile is taken, aimed with one tap and placed with another", async () => {
    model.take(2);
    model.turn(1);
    expect(model.tapFace(face(7))).toBe(true);
    expect(table.sent).toEqual([]);
    model.tapFace(face(7));
    expect(table.sent).toMatchObject([{ type: "play", seat: 0 }]);
    await vi.waitFor(() => expect(model.hand.value).toBeNull());
  });

  test("a face that is taken is refused, and the tile stays in the hand", () => {
    model.take(2);
    model.tapFace(face(11));
    expect(notice.value).toBe(say("table-face-taken"));
    expect(model.hand.value).toMatchObject({ slot: 2, face: null });
  });

  test("what couldn't be done is forgotten with the next thing that can", async () => {
    const refuse = (): void => {
      model.take(2);
      model.tapFace(face(11));
      expect(notice.value).toBe(say("table-face-taken"));
    };
    refuse();
    model.tapFace(face(7));
    expect(notice.value).toBe("");
    model.tapFace(face(11));
    await model.place();
    expect(notice.value).toBe("");
    refuse();
    tell("something else");
    model.putBack();
    expect(notice.value).toBe("something else");
  });

  test("a refusal of the server is told, and the tile stays in the hand", async () => {
    table.refuses = new Refusal("not now");
    model.take(2);
    model.aimAt(face(7));
    await model.place();
    expect(notice.value).not.toBe("");
    expect(model.hand.value).toMatchObject({ slot: 2, face: 7 });
    expect(model.sending.value).toBe(false);
  });

  test("a tile that is put back takes with it what it would change, in one step", () => {
    model.take(2);
    model.aimAt(face(7));
    const trial = { face: 7, rotation: 0, areas: [], regions: [], bids: [], winners: [] };
    model.trials.value = {
      type: "trials",
      cmd_id: "c",
      table: table.id,
      seat: 0,
      tile: 3,
      animals: [],
      trials: [trial],
      objective: null,
    };
    const seen: unknown[] = [];
    const end = effect(() => void seen.push([model.hand.value !== null, model.trial.value !== null]));
    model.putBack();
    end();
    expect(seen).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  test("who looks at another planet comes back with a tile in the hand", () => {
    model.showSeat(1);
    expect(model.largeSeat.value).toBe(1);
    model.take(0);
    expect(model.largeSeat.value).toBe(0);
  });
});

describe("at another's turn", () => {
  beforeEach(() => table.go({ ply: 5, seat_to_move: 1, legal: null }));

  test("tiles are tried on one's own planet, and never placed", () => {
    expect([model.seat.value, model.actor.value]).toEqual([null, 0]);
    model.take(1);
    model.tapFace(face(11));
    model.tapFace(face(11));
    expect(model.hand.value).toMatchObject({ slot: 1, face: 11 });
    expect(table.sent).toEqual([]);
  });

  test("a tile that somebody else takes leaves the hand", () => {
    model.take(1);
    table.go({ ply: 6, offer: [1, null, 3, 4, 5] });
    expect(model.hand.value).toBeNull();
  });

  test("a bot thinks, unless all people are away", () => {
    expect([model.thinks(0), model.thinks(1)]).toEqual([false, true]);
    const info = table.info.peek();
    if (info !== null) table.info.value = { ...info, seats: info.seats.map((seat) => ({ ...seat, away: true })) };
    expect(model.thinks(1)).toBe(false);
  });
});

test("the player of one seat is “you”, the players of a shared screen have names", () => {
  expect(model.you).toBe(0);
  const yours = table.yours.peek();
  const seats = table.info.peek()?.seats.map((seat) => ({ ...seat, bot: null })) ?? [];
  if (yours !== null) table.yours.value = { ...yours, seats: [0, 1] };
  table.info.value = { ...INFO, status: "playing", seats };
  expect(model.you).toBeNull();
});

test("another player's latest tile is marked on their planet", () => {
  table.go({ planets: [NO_TILES, NO_TILES.with(4, [7, 0])] }, [
    { type: "placed", seat: 1, slot: 0, tile: 7, face: 4, rotation: 0, fault: null },
  ]);
  expect(model.markedFace.value).toBeNull();
  model.showSeat(1);
  expect(model.markedFace.value).toBe(4);
});

test("a new game forgets what was looked at", () => {
  model.showPlacement({ seat: 1, face: 4 });
  table.go({ game: 2, ply: 0 });
  expect([model.shownSeat.value, model.shownPlacement.value]).toEqual([null, null]);
});

test("a record is only looked at: nobody's turn is one's own, no bot thinks", () => {
  model.dispose();
  sitAt(new FakeSource(false));
  expect([model.seats, model.seat.value, model.actor.value]).toEqual([[], null, null]);
  model.take(2);
  expect(model.hand.value).toBeNull();
  table.go({ seat_to_move: 1 });
  expect(model.thinks(1)).toBe(false);
});

test("the map stays chosen at the next table and in the replay", () => {
  model.toggleMap();
  const replay = new TableModel(new FakeSource(false));
  expect(replay.flat.value).toBe(true);
  replay.toggleMap();
  replay.dispose();
  expect(new TableModel(new FakeSource()).flat.value).toBe(false);
});

describe("a slow connection", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Places a tile while the server doesn't answer; returns a function with which it does. */
  function placeUnanswered(): { readonly answer: () => void; readonly placed: Promise<void> } {
    let answer = (): void => undefined;
    const send = table.send.bind(table);
    table.send = async (command) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return send(command);
    };
    model.take(2);
    model.aimAt(face(7));
    const placed = model.place();
    return { answer: () => answer(), placed };
  }

  test("is spoken of within a moment, and again when the move went through", async () => {
    const { answer, placed } = placeUnanswered();
    vi.advanceTimersByTime(SLOW);
    expect(notice.value).toBe(say("connection-sending"));
    answer();
    await placed;
    expect(notice.value).toBe(say("connection-sent"));
  });

  test("is spoken of at once while the device is offline", async () => {
    table.lost.value = "offline";
    const { answer, placed } = placeUnanswered();
    expect(notice.value).toBe(say("connection-offline"));
    table.lost.value = null;
    answer();
    await placed;
    expect(notice.value).toBe(say("connection-sent"));
  });

  test("is not spoken of when the answer comes in time", async () => {
    tell("before");
    const { answer, placed } = placeUnanswered();
    vi.advanceTimersByTime(SLOW - 1);
    answer();
    await placed;
    expect(notice.value).toBe("before");
  });
});
