// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { render } from "preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { go } from "../ui/navigate.ts";
import type { Connection } from "../wire/wire.ts";
import { say } from "../words/say.ts";

const HERE = "here-sZSBudW1iZXIgb25l";
const THERE = "dGFibGUgbnVtYmVyIG9uZQ";

const wires = vi.hoisted(() => ({ server: null as unknown, here: null as unknown }));
vi.mock("../wire/backends.ts", () => ({
  theWire: () => wires.server,
  wireOf: (table: string) => (table === HERE ? wires.here : wires.server),
  isHere: (table: string) => table === HERE,
}));

const { ConnectionSign } = await import("./ConnectionSign.tsx");
const { state } = await import("../wire/offline.ts");

const wire = (connection: Connection) => ({
  connection: signal(connection),
  offline: signal(false),
  trouble: signal<string | null>(null),
});
let [server, here] = [wire("open"), wire("open")];

const text = (): string => document.body.textContent ?? "";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("scrollTo", () => undefined);
  [server, here] = [wire("open"), wire("open")];
  [wires.server, wires.here] = [server, here];
  state.value = { at: "rest" };
});
afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets effects run, and time pass. */
async function pass(time: number): Promise<void> {
  await new Promise((soon) => setImmediate(soon));
  vi.advanceTimersByTime(time);
  await new Promise((soon) => setImmediate(soon));
}

async function show(path: string): Promise<void> {
  go(path);
  render(<ConnectionSign />, document.body);
  await pass(100);
  await pass(1_300);
}

it("tells an old page to reload, also while it is connecting again", async () => {
  server.connection.value = "away";
  server.trouble.value = "other protocol";
  await show("/");
  expect(text()).toContain(say("connection-outdated"));
  expect(document.querySelector("button")?.textContent).toBe(say("connection-reload"));
});

it("says that the connection is lost where that matters", async () => {
  server.connection.value = "away";
  await show(`/table/${THERE}`);
  expect(text()).toBe(say("connection-away"));
});

it("says at home that games here go on without the server, once they can", async () => {
  server.connection.value = "away";
  state.value = { at: "ready", kept: true };
  await show("/");
  expect(text()).toBe(say("offline-still"));
});

it("says nothing of the server at a table that doesn't need it", async () => {
  server.connection.value = "away";
  state.value = { at: "ready", kept: true };
  await show(`/table/${HERE}`);
  expect(text()).toBe("");
});

it("says that a crashed game restarts", async () => {
  here.connection.value = "away";
  state.value = { at: "ready", kept: true };
  await show(`/table/${HERE}`);
  expect(text()).toBe(say("offline-stopped"));
});

it("says that the connection is back only if it is, not when a screen can do without", async () => {
  server.connection.value = "away";
  state.value = { at: "ready", kept: true };
  await show("/");
  await show(`/table/${HERE}`);
  expect(text()).toBe("");
  await show("/");
  expect(text()).toBe(say("offline-still"));
  server.connection.value = "open";
  await pass(100);
  await pass(100);
  expect(text()).toBe(say("connection-back"));
});
