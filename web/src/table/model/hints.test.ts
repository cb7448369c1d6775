// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { MoveReason, Suggestion } from "../../protocol.ts";
import { Table } from "../../store/table.ts";
import { said } from "../../ui/voice.ts";
import { FakeServer, GAME, INFO, SEATS, snapshot } from "../../wire/fake.ts";
import { SocketWire } from "../../wire/socket.ts";
import { face } from "../../world/units.ts";
import { TableModel } from "./table-model.ts";

const REASON: MoveReason = {
  why: "most",
  face: 6,
  animal: "fox",
  habitat: "forest",
  other: null,
  seat: 0,
  before: 0.31,
  after: 0.74,
  bids: [3, 4],
  points: 1,
};

let server: FakeServer;
let model: TableModel;

/** Shows a table where hints are allowed or not, after a number of moves. */
function see(hints: boolean, ply = 4): void {
  const whole = snapshot(INFO.id, 5);
  const yours = { ...whole.yours, hints };
  server.say({ ...whole, info: { ...INFO, status: "playing", seats: SEATS }, game: { ...GAME, ply }, yours });
}

/** Answers the latest request for a hint. */
function suggest(move: Partial<Suggestion> = {}): Promise<void> {
  const { cmd_id, table } = server.last("hint");
  const best = { slot: 2, face: 6, rotation: 3, chance: 0.49, reasons: [REASON] };
  const alternatives = [
    { slot: 0, face: 7, rotation: 1, chance: 0.42, reasons: [] },
    { slot: 1, face: 6, rotation: 0, chance: 0.4, reasons: [] },
  ];
  server.say({ type: "suggestion", cmd_id, table, seat: 0, ply: 4, ...best, alternatives, ...move });
  return vi.waitFor(() => expect(model.hints.thinking.value).toBe(false));
}

beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("there is no network in this test")));
  server = new FakeServer();
  const table = new Table(INFO.id, new SocketWire((ears) => server.dial(ears)));
  server.open();
  server.welcome();
  model = new TableModel(table);
  see(true);
});
afterEach(() => {
  model.dispose();
  vi.unstubAllGlobals();
});

it("takes the tile up and aims it, as the player would", async () => {
  void model.hints.ask();
  expect(model.hints.thinking.value).toBe(true);
  await suggest();
  expect(model.hand.value).toEqual({ slot: 2, turns: 3, face: face(6), pinned: true });
  expect(model.hints.shown.value).toMatchObject({ at: 0, count: 3, move: { chance: 0.49 } });
  expect(said.value.map(({ text }) => text).slice(-4)).toEqual([
    expect.stringContaining("A bot suggests tile 3"),
    "Chance to win: 49%",
    "Face G adds a region of forest: Fox 31% → 74%",
    "Press H for an alternative.",
  ]);
});

it("is no suggestion any more once the player turns or aims the tile", async () => {
  void model.hints.ask();
  await suggest();
  model.turn(1);
  expect(model.hints.shown.value).toBeNull();
  model.turn(-1);
  expect(model.hints.shown.value).not.toBeNull();
  model.aimAt(face(7));
  expect(model.hints.shown.value).toBeNull();
});

it("goes through the alternatives and back to the first, without asking again", async () => {
  void model.hints.ask();
  await suggest();
  const asked = server.heard.length;
  void model.hints.ask();
  expect(model.hand.value).toMatchObject({ slot: 0, turns: 1, face: face(7) });
  expect(model.hints.shown.value).toMatchObject({ at: 1, count: 3 });
  expect(said.value.map(({ text }) => text).slice(-3)).toEqual([
    expect.stringContaining("Alternative 1: tile 1"),
    "Chance to win: 42%",
    "Other moves are about as good.",
  ]);
  model.hints.step(1);
  model.hints.step(1);
  expect(model.hints.shown.value?.at).toBe(0);
  model.hints.step(-1);
  expect(model.hints.shown.value?.at).toBe(2);
  expect(server.heard).toHaveLength(asked);
});

it("shows the same suggestion again if the tile was moved, and asks anew in the next turn", async () => {
  void model.hints.ask();
  await suggest();
  model.hints.step(1);
  model.turn(1);
  void model.hints.ask();
  expect(model.hints.shown.value?.at).toBe(1);
  const asked = server.heard.filter(({ type }) => type === "hint").length;
  model.putBack();
  see(true, 6);
  void model.hints.ask();
  expect(server.heard.filter(({ type }) => type === "hint")).toHaveLength(asked + 1);
  await suggest({ ply: 6 });
});

it("leaves alone what the player has taken meanwhile", async () => {
  void model.hints.ask();
  model.take(0);
  await suggest();
  expect(model.hand.value).toMatchObject({ slot: 0, face: null });
  expect(model.hints.shown.value).toBeNull();
});

it("is dropped where the game has gone on, or where it cannot lie", async () => {
  void model.hints.ask();
  see(true, 5);
  await suggest();
  expect(model.hand.value).toBeNull();
  void model.hints.ask();
  await suggest({ ply: 5, face: 11 });
  expect(model.hand.value).toBeNull();
});

it("is asked for once at a time, and only where there are hints", async () => {
  void model.hints.ask();
  void model.hints.ask();
  expect(server.heard.filter(({ type }) => type === "hint")).toHaveLength(1);
  await suggest();
  see(false);
  expect(model.hints.may.value).toBe(false);
  void model.hints.ask();
  expect(server.heard.filter(({ type }) => type === "hint")).toHaveLength(1);
});

it("asks again after a refusal", async () => {
  void model.hints.ask();
  const { cmd_id } = server.last("hint");
  server.say({ type: "rejected", reason: "not now", cmd_id, where: "bots" });
  await vi.waitFor(() => expect(model.hints.thinking.value).toBe(false));
  void model.hints.ask();
  await suggest();
  expect(model.hints.shown.value).not.toBeNull();
});
