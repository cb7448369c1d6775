import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { offline, state, storageFull } from "../offline.ts";
import { FakeWorkers } from "./fake-worker.ts";
import { makeLocal } from "./run.ts";

beforeEach(() => {
  state.value = { at: "rest" };
  vi.stubGlobal("navigator", {});
});
afterEach(() => vi.unstubAllGlobals());

it("shows how far it is, in bytes, and when it's ready", () => {
  const workers = new FakeWorkers();
  makeLocal("files", workers.hire).start(false);
  expect(offline.value).toEqual({ at: "loading", loaded: 0, total: 0 });
  workers.say({ type: "progress", loaded: 3, total: 8 });
  expect(offline.value).toEqual({ at: "loading", loaded: 3, total: 8 });
  workers.say({ type: "ready", kept: false });
  expect(offline.value).toEqual({ at: "ready", kept: false });
  workers.say({ type: "trouble", why: "full" });
  expect(storageFull.value).toBe(true);
});

it("stays ready while a crashed worker restarts, because screens wait for their wire", () => {
  const workers = new FakeWorkers();
  makeLocal("files", workers.hire).start(false);
  workers.say({ type: "ready", kept: true });
  workers.crash();
  workers.say({ type: "progress", loaded: 1, total: 8 });
  expect(offline.value).toEqual({ at: "ready", kept: true });
});

it("doesn't load anything into a browser without WebAssembly", () => {
  vi.stubGlobal("WebAssembly", undefined);
  const workers = new FakeWorkers();
  makeLocal("files", workers.hire).start(false);
  expect(workers.hired).toBe(0);
  expect(offline.value).toEqual({ at: "unusable", why: "no-webassembly" });
});

it("can be tried again after it couldn't be loaded", () => {
  const workers = new FakeWorkers();
  const { start } = makeLocal("files", workers.hire);
  start(false);
  workers.say({ type: "failed", why: "fetch" });
  expect(offline.value).toEqual({ at: "unusable", why: "fetch" });
  start(false);
  workers.say({ type: "ready", kept: true });
  expect(offline.value).toEqual({ at: "ready", kept: true });
});
