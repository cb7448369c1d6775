// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameView, Trial } from "../../protocol.ts";
import { change } from "../../store/settings.ts";
import { Table } from "../../store/table.ts";
import { FakeServer, GAME, INFO, NO_TILES, SEATS, snapshot } from "../../wire/fake.ts";
import { SocketWire } from "../../wire/socket.ts";
import type { Tile } from "../../world/planet.ts";
import { BOX } from "../model/fake-source.ts";
import { TableModel } from "../model/table-model.ts";
import { answer } from "./answer.ts";

const FOREST: Tile = ["forest", "forest", "forest", "glacier", "ocean"];
const VIEW: GameView = {
  ...GAME,
  offer: [0, null, 0, 0, 0],
  planets: [[[0, 0], ...NO_TILES.slice(1)], NO_TILES],
  columns: [[], [], ["fox"], [null]],
  won: [["panda"], []],
  legal: { slots: [0, 2, 3, 4], faces: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
  standings: [
    {
      animal: "fox",
      round: 3,
      bids: [
        { value: 3, regions: [] },
        { value: 0, regions: [] },
      ],
      winner: 0,
      by: "best",
      why: null,
    },
  ],
};
const PROGRESS = { areas: 3, points: 0, missing: 4, next_points: 1 };

let server: FakeServer;
let model: TableModel;
let tries = 0;

function see(game: Partial<GameView> = {}): void {
  const whole = snapshot(INFO.id, 5);
  const yours = { ...whole.yours, objectives: ["forest"], progress: [PROGRESS] };
  server.say({ ...whole, info: { ...INFO, status: "playing", seats: SEATS }, game: { ...VIEW, ...game }, yours });
}

/** Answers requests to the server until the line is answered. */
async function ask(line: string): Promise<readonly string[]> {
  const answered = answer(model, line);
  tries = 0;
  const trial: Trial = { face: 6, rotation: 1, areas: [], regions: [], bids: [6], winners: [null] };
  for (const said of server.heard.splice(0)) {
    const { type } = said;
    if (type === "what if") {
      tries += 1;
      const { cmd_id, table, tile } = said;
      const objective = { ...PROGRESS, areas: 6 };
      server.say({ type: "trials", cmd_id, table, seat: 0, tile, animals: ["fox"], trials: [trial], objective });
    }
  }
  return answered;
}

beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("there is no network in this test")));
  server = new FakeServer();
  const table = new Table(INFO.id, new SocketWire((ears) => server.dial(ears)));
  server.open();
  server.welcome();
  model = new TableModel(table);
  see();
  table.box.value = { ...BOX, tiles: [FOREST], animals: BOX.animals.slice(0, 1) };
});
afterEach(() => {
  model.dispose();
  change({ confirm: true });
  vi.unstubAllGlobals();
});

test("planets, faces and regions can be asked for, one's own and the others'", async () => {
  expect(await ask("p")).toEqual([
    "Ada’s planet",
    "Face A: forest, forest, forest, glacier, ocean",
    "Free faces: B, C, D, E, F, G, H, I, J, K, L.",
  ]);
  expect(await ask("r")).toContain("Forest: 3 areas in 1 region: 3.");
  expect(await ask("r 2")).toEqual(["Ranger’s planet is still empty."]);
  expect(await ask("b")).toContain("Towards A: free, forest beyond.");
  expect(await ask("a")).toContain("Towards E: glacier, nothing beyond.");
  expect(await ask("p 3")).toEqual(["There’s no player “3” at this table."]);
});

test("bids, tiles, the objective and the status can be asked for", async () => {
  expect(await ask("z")).toEqual([
    "Round 3: Fox. Forest touching glacier. Ada bids 3, Ranger bids 0. Ada is ahead.",
    "Round 4: Face down",
  ]);
  expect(await ask("z 12")).toEqual(["Round 12: no animals"]);
  expect(await ask("t")).toHaveLength(4);
  expect(await ask("2")).toEqual(["Tile 2 is taken"]);
  expect(await ask("o")).toEqual(["Objective: Forest", "3 areas: 0 points", "4 more areas for 1 point"]);
  expect(await ask("s")).toContain("Ada has 1 animal: Panda.");
});

test("without aids no bid is told, and none is asked for", async () => {
  see({ standings: null });
  expect(await ask("z 3")).toEqual([
    "Round 3: Fox. Forest touching glacier.",
    expect.stringContaining("Bids and previews are off"),
  ]);
  expect(await ask("3g1?")).toHaveLength(1);
  expect(tries).toBe(0);
});

test("a placement says what it would bring, and waits in the hand until an empty line places it", async () => {
  const lines = await ask("3g1");
  expect(lines).toEqual([
    expect.stringContaining("3g1 would put ocean towards L; forest towards H"),
    "3g1 would change Fox from 3 to 6, objective Forest from 3 to 6.",
    "Fox: nobody would be ahead.",
    "Press Enter to place it, or type another move.",
  ]);
  expect(model.hand.value).toMatchObject({ slot: 2, face: 6, turns: 1 });
  void answer(model, "");
  expect(server.last("play")).toMatchObject({ slot: 2, face: 6, rotation: 1 });
});

test("who wants no second tap has it placed at once, and a trial never is", async () => {
  change({ confirm: false });
  await ask("3g1?");
  expect([model.hand.value, tries]).toEqual([null, 1]);
  void ask("3g1");
  await vi.waitFor(() => expect(server.last("play")).toMatchObject({ slot: 2, face: 6, rotation: 1 }));
});

test("a tile is put back, and what cannot be is told", async () => {
  await ask("3g1");
  expect(await ask("u")).toEqual(["3g1 put back."]);
  expect(await ask("u")).toEqual(["There’s nothing to put back or undo."]);
  expect(await ask("2g1")).toEqual(["Tile 2 is taken"]);
  expect(await ask("3a1")).toEqual(["Face A is taken."]);
});

test("off turn one may plan and ask, and nothing is placed", async () => {
  see({ seat_to_move: 1, legal: null });
  expect((await ask("3g1")).at(-1)).toBe("It’s not your turn yet, but your plan is saved.");
  expect(await ask("z")).toHaveLength(2);
  expect(await ask("")).toEqual([]);
  expect(server.heard.filter(({ type }) => type === "play")).toEqual([]);
});
