import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Request } from "../backend.ts";
import { snapshot } from "../fake.ts";
import { LONGEST_WAIT, SocketWire } from "../socket.ts";
import { FakeWorkers } from "./fake-worker.ts";
import { LocalBackend, MOST_CRASHES, SOON, type Watcher } from "./local-backend.ts";

const TABLE = "here-sZSBudW1iZXIgb25l";
const OWN: Request = { method: "GET", path: "/api/own", body: null, language: "en" };

let workers: FakeWorkers;
let backend: LocalBackend;
let told: string[];

beforeEach(() => {
  vi.useFakeTimers();
  workers = new FakeWorkers();
  told = [];
  const watcher: Watcher = {
    progress: (loaded, total) => told.push(`${loaded} of ${total}`),
    ready: (kept) => told.push(kept ? "ready" : "ready, not kept"),
    failed: (why) => told.push(why),
    full: (full) => told.push(full ? "full" : "room"),
  };
  backend = new LocalBackend(workers.hire, "http://here/files.json", watcher);
});
afterEach(() => vi.useRealTimers());

const ready = (): void => workers.say({ type: "ready", kept: true });

describe("a backend in a worker", () => {
  it("starts with the list of its files, and once", () => {
    backend.start();
    backend.start();
    expect(workers.hired).toBe(1);
    expect(workers.heard).toEqual([{ type: "start", files: "http://here/files.json" }]);
  });

  it("keeps sockets and requests until the worker is ready", async () => {
    const wire = new SocketWire((ears) => backend.dial(ears));
    wire.connect();
    const asked = backend.request(OWN);
    backend.start();
    workers.say({ type: "progress", loaded: 4, total: 9 });
    expect(workers.heard).toHaveLength(1);
    ready();
    expect(told).toEqual(["4 of 9", "ready"]);
    workers.welcome();
    expect(workers.frames.map(({ type }) => type)).toEqual(["hello"]);
    expect(wire.connection.value).toBe("open");
    const { id, path } = workers.last("request");
    expect(path).toBe("/api/own");
    workers.say({ type: "response", id, status: 200, body: "[]" });
    expect(await asked).toEqual({ status: 200, body: "[]" });
  });

  it("loses nothing when the worker crashes", () => {
    const wire = new SocketWire((ears) => backend.dial(ears));
    wire.watch({ id: TABLE, seen: () => 7, heard: () => undefined });
    backend.start();
    ready();
    workers.welcome();
    workers.frame(snapshot(TABLE, 7));
    void wire.ask({ type: "done", table: TABLE, seq: 7, seat: 0 });
    void backend.request(OWN);
    const command = workers.frames.find(({ type }) => type === "done")?.cmd_id;
    workers.crash();
    expect([workers.hired, workers.stopped]).toEqual([2, 1]);
    expect(wire.connection.value).toBe("away");
    ready();
    expect(workers.last("request").path).toBe("/api/own");
    vi.advanceTimersByTime(LONGEST_WAIT);
    workers.welcome();
    expect(workers.frames.map(({ type }) => type)).toEqual(["hello", "watch", "done"]);
    expect(workers.frames[1]?.since).toBe(7);
    expect(workers.frames[2]?.cmd_id).toBe(command);
  });

  it("gives up a worker that keeps crashing, and says so to everybody who waits", async () => {
    const asked = expect(backend.request(OWN)).rejects.toMatchObject({ reason: "crashed" });
    backend.start();
    for (let crash = 0; crash < MOST_CRASHES; crash += 1) workers.crash();
    await asked;
    expect(workers.hired).toBe(MOST_CRASHES);
    expect(told).toEqual(["crashed"]);
  });

  it("forgives a crash now and then", () => {
    backend.start();
    for (let crash = 0; crash < 2 * MOST_CRASHES; crash += 1) {
      vi.advanceTimersByTime(SOON);
      workers.crash();
    }
    expect(told).toEqual([]);
  });

  it("says why it can't start, and tries again when asked", () => {
    backend.start();
    workers.say({ type: "failed", why: "fetch" });
    expect(told).toEqual(["fetch"]);
    backend.start();
    expect(workers.hired).toBe(2);
  });

  it("doesn't listen to a worker that it has stopped", () => {
    backend.start();
    const { say } = workers;
    backend.stop();
    say({ type: "ready", kept: true });
    expect(told).toEqual([]);
  });

  it("says when the storage is full, and when there is room again", () => {
    backend.start();
    workers.say({ type: "trouble", why: "full" });
    workers.say({ type: "trouble", why: null });
    expect(told).toEqual(["full", "room"]);
  });
});
