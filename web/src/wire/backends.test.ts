// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeWorkers } from "./local/fake-worker.ts";

const HERE = "here-sZSBudW1iZXIgb25l";
const THERE = "dGFibGUgbnVtYmVyIG9uZQ";
const DONE = { type: "done", seq: 3, seat: 0 } as const;

let workers: FakeWorkers;
let dialled: string[];
let fetched: string[];

/** A socket to a server that never answers. */
class SilentSocket {
  onclose: () => void = () => undefined;
  constructor(address: string) {
    dialled.push(address);
    sockets.push(this);
  }
  close(): void {
    this.onclose();
  }
}
const sockets: SilentSocket[] = [];

/** The client's modules in a page of a server or of a plain folder, perhaps with an offline part. */
async function page({ server = true, offline = true }: { readonly server?: boolean; readonly offline?: boolean }) {
  vi.resetModules();
  document.head.innerHTML = offline ? '<meta name="offline" content="offline/files-1.json">' : "";
  document.documentElement.dataset["server"] = server ? "" : "none";
  vi.doMock("./local/hire.ts", () => ({ hire: workers.hire }));
  const [backends, state] = await Promise.all([import("./backends.ts"), import("./offline.ts")]);
  return { ...backends, state };
}

beforeEach(() => {
  [workers, dialled, fetched] = [new FakeWorkers(), [], []];
  sockets.length = 0;
  vi.stubGlobal("WebSocket", SilentSocket);
  vi.stubGlobal("fetch", (path: string) => {
    fetched.push(path);
    return Promise.resolve(new Response("{}"));
  });
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

const get = (path: string) => ({ method: "GET", path, body: null, language: "en" }) as const;
const ready = (): void => workers.say({ type: "ready", kept: true });

it("tells by a table's id where it lives", async () => {
  const { isHere, wireOf } = await page({});
  expect([isHere(HERE), isHere(THERE)]).toEqual([true, false]);
  expect(wireOf(HERE)).not.toBe(wireOf(THERE));
  expect(wireOf(HERE)).toBe(wireOf(HERE));
});

it("has every table here in a page without a server, and never calls anybody", async () => {
  const { isHere, theWire, wireOf, backendFor, offlineReady } = await page({ server: false });
  expect(isHere(THERE)).toBe(true);
  expect(wireOf(THERE)).toBe(theWire());
  void theWire().ask({ ...DONE, table: HERE });
  const asked = backendFor("/api/own").request(get("/api/own"));
  await vi.waitFor(() => expect(workers.hired).toBe(1));
  ready();
  await offlineReady();
  await vi.waitFor(() => workers.last("request"));
  workers.say({ type: "response", id: workers.last("request").id, status: 200, body: "{}" });
  expect((await asked).status).toBe(200);
  expect([dialled, fetched]).toEqual([[], []]);
});

it("sends requests about a table to where it lives, and all others to the server", async () => {
  const { backendFor, startOffline } = await page({});
  await startOffline();
  ready();
  for (const path of [`/api/tables/${THERE}/box`, `/api/own/${THERE}/forget`, "/api/daily", "/api/records/00ff"]) {
    await backendFor(path).request(get(path));
    expect(fetched.at(-1)).toBe(path);
  }
  void backendFor(`/api/tables/${HERE}/record`).request(get(`/api/tables/${HERE}/record?game=2`));
  await vi.waitFor(() => expect(workers.last("request").path).toBe(`/api/tables/${HERE}/record?game=2`));
  expect(fetched).toHaveLength(4);
});

it("plays alone on the server until the offline part is ready, and then here", async () => {
  const { wireForNew, theWire, startOffline } = await page({});
  expect(await wireForNew("here")).toBe(theWire());
  await startOffline();
  workers.say({ type: "progress", loaded: 1, total: 2 });
  expect(await wireForNew("here")).toBe(theWire());
  ready();
  expect(await wireForNew("here")).not.toBe(theWire());
  expect(await wireForNew("others")).toBe(theWire());
  expect(await wireForNew("daily")).toBe(theWire());
});

it("waits for the offline part when the server is away, and says so", async () => {
  const { wireForNew, theWire } = await page({});
  theWire().connect();
  sockets.at(-1)?.close();
  const waits = vi.fn();
  const wire = wireForNew("here", { waits, signal: new AbortController().signal });
  await vi.waitFor(() => expect(workers.hired).toBe(1));
  expect(waits).toHaveBeenCalledOnce();
  ready();
  expect(await wire).not.toBe(theWire());
});

it("makes no table for somebody who didn't want to wait", async () => {
  const { wireForNew } = await page({ server: false });
  const controller = new AbortController();
  const wire = wireForNew("here", { waits: () => controller.abort(), signal: controller.signal });
  await vi.waitFor(() => expect(workers.hired).toBe(1));
  ready();
  await expect(wire).rejects.toThrow("aborted");
});

it("says why a game can't be played: no server, no WebAssembly, not loaded", async () => {
  const { wireForNew } = await page({ server: false });
  await expect(wireForNew("others")).rejects.toMatchObject({ reason: "no server" });
  const failed = expect(wireForNew("here")).rejects.toMatchObject({ reason: "fetch" });
  await vi.waitFor(() => expect(workers.hired).toBe(1));
  workers.say({ type: "failed", why: "fetch" });
  await failed;
  vi.stubGlobal("WebAssembly", undefined);
  await expect(wireForNew("here")).rejects.toMatchObject({ reason: "no-webassembly" });
});

it("tries again when the player does", async () => {
  const { wireForNew, theWire } = await page({ server: false });
  const first = expect(wireForNew("here")).rejects.toMatchObject({ reason: "fetch" });
  await vi.waitFor(() => expect(workers.hired).toBe(1));
  workers.say({ type: "failed", why: "fetch" });
  await first;
  const second = wireForNew("here");
  await vi.waitFor(() => expect(workers.hired).toBe(2));
  ready();
  expect(await second).toBe(theWire());
});

it("uses the server for everything where there is no offline part", async () => {
  const { wireForNew, theWire, startOffline, backendsNow } = await page({ offline: false });
  await startOffline(true);
  expect(await wireForNew("here")).toBe(theWire());
  expect(backendsNow()).toHaveLength(1);
  expect(workers.hired).toBe(0);
});
