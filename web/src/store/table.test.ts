import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Event, Update } from "../protocol.ts";
import { here } from "../wire/backends.ts";
import { FakeServer, GAME, INFO, snapshot } from "../wire/fake.ts";
import { state } from "../wire/offline.ts";
import { SocketWire } from "../wire/socket.ts";
import { Table } from "./table.ts";

let server: FakeServer;
let table: Table;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.reject(new Error("there is no network in this test")));
  server = new FakeServer();
  table = new Table(INFO.id, new SocketWire((ears) => server.dial(ears)));
  server.open();
  server.welcome();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const update = (after: number, seq: number, events: readonly Event[] = []): Update => ({
  type: "update",
  table: INFO.id,
  after,
  seq,
  now: 1_000,
  events,
  info: { ...INFO, game: seq },
  game: null,
  change: null,
});

const opened = (seat: number): Event => ({ type: "seat opened", seat, by_administrator: false });

it("takes in updates that follow on, and leaves alone what it has seen", () => {
  server.say(snapshot(INFO.id, 3));
  server.say(update(3, 4));
  server.say(update(2, 3));
  expect(table.info.value?.game).toBe(4);
});

it("asks for what it missed, once, and goes on from the snapshot", () => {
  server.say(snapshot(INFO.id, 3));
  server.say(update(5, 6));
  server.say(update(6, 7));
  expect(server.heard.filter(({ type }) => type === "watch")).toHaveLength(2);
  expect(server.last("watch")).toMatchObject({ since: 3 });
  server.say(snapshot(INFO.id, 7));
  server.say(update(7, 8));
  expect(table.info.value?.game).toBe(8);
});

it("tells listeners what happened, each event once, across a break", () => {
  const told: Event[] = [];
  table.onEvents((events) => told.push(...events));
  server.say({ ...snapshot(INFO.id, 2), events: [opened(0)] });
  server.say(update(2, 3, [opened(1)]));
  server.break();
  vi.advanceTimersByTime(20_000);
  server.open();
  server.welcome();
  server.say({ ...snapshot(INFO.id, 4), events: [opened(2)] });
  expect(told).toEqual([opened(0), opened(1), opened(2)]);
  expect(table.log.value).toEqual(told);
});

it("starts the log anew with each game", () => {
  const started: Event = { type: "game started", game: 2, first_seat: 0, seed: null };
  server.say({ ...snapshot(INFO.id, 2), events: [opened(0)] });
  server.say(update(2, 4, [started, opened(1)]));
  expect(table.log.value).toEqual([started, opened(1)]);
});

it("sends commands with the table and what was seen last", async () => {
  server.say(snapshot(INFO.id, 9));
  const sent = table.send({ type: "done", seat: 0 });
  expect(server.last("done")).toMatchObject({ table: INFO.id, seq: 9, seat: 0 });
  server.say({ type: "ack", cmd_id: server.last("done").cmd_id, table: INFO.id, seq: 10, secret: null });
  server.say(update(9, 10));
  await expect(sent).resolves.toMatchObject({ seq: 10 });
});

it.each([
  ["the update", () => server.say(update(9, 10))],
  ["a newer snapshot", () => server.say(snapshot(INFO.id, 12))],
  ["the player's leave", () => table.leave()],
])("is done with a command when it has been answered and seen: %s", async (_, comes) => {
  let done = false;
  server.say(snapshot(INFO.id, 9));
  const sent = table.send({ type: "done", seat: 0 }).then(() => {
    done = true;
  });
  server.say({ type: "ack", cmd_id: server.last("done").cmd_id, table: INFO.id, seq: 10, secret: null });
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toBe(false);
  comes();
  await sent;
  expect(done).toBe(true);
});

it("is done with an answered command where nothing of the table may be shown", async () => {
  server.say({ type: "rejected", reason: "no spectators", cmd_id: server.last("watch").cmd_id, where: null });
  const sent = table.send({ type: "sit", name: "Ada" });
  server.say({ type: "ack", cmd_id: server.last("sit").cmd_id, table: INFO.id, seq: 10, secret: null });
  await sent;
});

it("tells the time by the server's clock", () => {
  vi.setSystemTime(500_000);
  server.say(snapshot(INFO.id, 1));
  expect(table.now()).toBe(1_000);
  vi.advanceTimersByTime(2_000);
  expect(table.now()).toBe(1_002);
});

it("says why it cannot be looked at", () => {
  server.say({ type: "rejected", reason: "no spectators", cmd_id: server.last("watch").cmd_id, where: null });
  expect(table.refused.value?.reason).toBe("no spectators");
});

it("answers a what-if without asking the server, once the offline part has tried every tile", async () => {
  const box = { habitats: [], tiles: [], animals: [], objectives: {} };
  const trials = { type: "trials", cmd_id: "", table: "", seat: 0, tile: 3, animals: [], trials: [], objective: null };
  const requests = vi.spyOn(here, "request").mockImplementation(async () => ({
    status: 200,
    body: JSON.stringify({ trials: [trials] }),
  }));
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(box))));
  const game = { ...GAME, standings: [] };
  server.say({ ...snapshot(INFO.id, 3), info: { ...INFO, status: "playing" }, game });
  await vi.waitFor(() => expect(table.box.value).toEqual(box));
  expect(requests).not.toHaveBeenCalled();
  state.value = { at: "ready", kept: true };
  expect(requests).toHaveBeenCalledOnce();
  expect(await table.whatIf(0, 3)).toEqual(trials);
  expect(server.heard.map(({ type }) => type)).not.toContain("what if");
  void table.whatIf(0, 4).catch(() => undefined);
  await vi.waitFor(() => expect(server.last("what if").tile).toBe(4));
  state.value = { at: "rest" };
});
