import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Message } from "../protocol.ts";
import { ONCE_MORE, PATIENCE } from "./commands.ts";
import { FakeServer, snapshot } from "./fake.ts";
import { DEAD, LONGEST_WAIT, SocketWire } from "./socket.ts";

const TABLE = "dGFibGUgbnVtYmVyIG9uZQ";
const DONE = { type: "done", table: TABLE, seq: 3, seat: 0 } as const;

let server: FakeServer;
let wire: SocketWire;

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  wire = new SocketWire((ears) => server.dial(ears));
});
afterEach(() => vi.useRealTimers());

describe("a wire", () => {
  it("says hello first, and nothing before it was welcomed", () => {
    const answered = wire.ask(DONE);
    server.open();
    expect(server.heard.map(({ type }) => type)).toEqual(["hello"]);
    server.welcome();
    expect(server.heard.map(({ type }) => type)).toEqual(["hello", "done"]);
    server.say({ type: "ack", cmd_id: server.last("done").cmd_id, table: TABLE, seq: 4, secret: null });
    return expect(answered).resolves.toMatchObject({ type: "ack", seq: 4 });
  });

  it("sends an unanswered command again after a break, with the same id, and takes one answer", async () => {
    const answered = wire.ask(DONE);
    server.open();
    server.welcome();
    const { cmd_id } = server.last("done");
    server.break();
    expect(wire.connection.value).toBe("away");
    vi.advanceTimersByTime(LONGEST_WAIT);
    server.open();
    server.welcome();
    expect(server.heard.filter(({ type }) => type === "done")).toHaveLength(2);
    expect(server.last("done").cmd_id).toBe(cmd_id);
    const ack: Message = { type: "ack", cmd_id, table: TABLE, seq: 4, secret: null };
    server.say(ack);
    server.say(ack);
    await expect(answered).resolves.toMatchObject({ seq: 4 });
  });

  it("sends a command again that the server could not store in time", () => {
    void wire.ask(DONE);
    server.open();
    server.welcome();
    const { cmd_id } = server.last("done");
    server.say({ type: "rejected", reason: "unknown", cmd_id, where: null });
    vi.advanceTimersByTime(ONCE_MORE);
    expect(server.heard.filter(({ type }) => type === "done")).toHaveLength(2);
    expect(server.last("done").cmd_id).toBe(cmd_id);
  });

  it("throws a refusal with its reason", async () => {
    const answered = wire.ask(DONE);
    server.open();
    server.welcome();
    server.say({ type: "rejected", reason: "stale", cmd_id: server.last("done").cmd_id, where: "4" });
    await expect(answered).rejects.toMatchObject({ reason: "stale", where: "4" });
  });

  it("gives up on a command when nobody answers for long", async () => {
    const answered = expect(wire.ask(DONE)).rejects.toMatchObject({ reason: "away" });
    vi.advanceTimersByTime(PATIENCE);
    await answered;
  });

  it("waits longer with every try to come back, up to a bound", () => {
    wire.connect();
    for (let tries = 0; tries < 12; tries += 1) {
      server.break();
      const dialled = server.dialled;
      vi.advanceTimersByTime(100);
      expect(server.dialled).toBe(dialled);
      vi.advanceTimersByTime(LONGEST_WAIT);
      expect(server.dialled).toBe(dialled + 1);
    }
  });

  it("watches the table again after a break, from what was seen last", () => {
    let seen = 0;
    wire.watch({ id: TABLE, seen: () => seen, heard: () => undefined });
    server.open();
    server.welcome();
    expect(server.last("watch")).toMatchObject({ table: TABLE, since: 0 });
    server.say(snapshot(TABLE, 7));
    seen = 7;
    server.break();
    vi.advanceTimersByTime(LONGEST_WAIT);
    server.open();
    server.welcome();
    expect(server.last("watch")).toMatchObject({ since: 7 });
  });

  it("takes a connection for dead over which nobody answers a look at the table", () => {
    wire.watch({ id: TABLE, seen: () => 0, heard: () => undefined });
    server.open();
    server.welcome();
    vi.advanceTimersByTime(DEAD);
    expect(wire.connection.value).toBe("away");
  });

  it("tells why a table cannot be looked at", () => {
    const heard: Message[] = [];
    wire.watch({ id: TABLE, seen: () => 0, heard: (message) => heard.push(message) });
    server.open();
    server.welcome();
    server.say({ type: "rejected", reason: "no table", cmd_id: server.last("watch").cmd_id, where: null });
    expect(heard).toMatchObject([{ type: "rejected", reason: "no table" }]);
  });

  it("keeps the token that it was given for the next hello", () => {
    wire.connect();
    server.open();
    server.welcome("a token");
    server.break();
    vi.advanceTimersByTime(LONGEST_WAIT);
    server.open();
    expect(server.last("hello")).toMatchObject({ token: "a token" });
  });

  it("says why it was sent away", () => {
    wire.connect();
    server.open();
    server.say({ type: "rejected", reason: "other protocol", cmd_id: null, where: "2" });
    server.say({ type: "goodbye", reason: "other protocol" });
    server.break();
    vi.advanceTimersByTime(LONGEST_WAIT);
    server.open();
    expect(wire.trouble.value).toBe("other protocol");
  });
});
