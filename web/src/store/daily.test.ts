import { expect, it, vi } from "vitest";
import { FakeServer, INFO } from "../wire/fake.ts";
import { SocketWire } from "../wire/socket.ts";
import { daysBefore, isAttempt, playDailyOn, resultText } from "./daily.ts";

vi.stubGlobal("navigator", { languages: ["en-GB"] });

function connected(): { readonly server: FakeServer; readonly wire: SocketWire } {
  const server = new FakeServer();
  const wire = new SocketWire((ears) => server.dial(ears));
  wire.connect();
  server.open();
  server.welcome();
  return { server, wire };
}

it("plays on where another tab has started", async () => {
  const { server, wire } = connected();
  const table = playDailyOn(wire, "2026-11-19", "Ada", false);
  const { cmd_id, day, practice } = server.last("play daily");
  expect([day, practice]).toEqual(["2026-11-19", false]);
  server.say({ type: "rejected", reason: "one attempt", cmd_id, where: INFO.id });
  expect(await table).toBe(INFO.id);
});

it("passes on any other refusal", async () => {
  const { server, wire } = connected();
  const table = playDailyOn(wire, "2026-11-18", "Ada", false);
  server.say({ type: "rejected", reason: "not now", cmd_id: server.last("play daily").cmd_id, where: "day" });
  await expect(table).rejects.toMatchObject({ reason: "not now", where: "day" });
});

it("counts practice as no attempt", () => {
  expect(isAttempt(INFO)).toBe(false);
  expect(isAttempt({ ...INFO, daily: { day: "2026-11-19", practice: false } })).toBe(true);
  expect(isAttempt({ ...INFO, daily: { day: "2026-11-18", practice: true } })).toBe(false);
});

it("says a result with its place, and the days before it over the end of a month", () => {
  const own = { day: "2026-11-19", table: "t", over: true, round: null, total: 23, cards: 9, objective: 7 };
  expect(resultText({ own, place: 2, players: 14 })).toBe("23 points · place 2 of 14");
  expect(resultText({ own: { ...own, total: null }, place: null, players: 14 })).toBeNull();
  expect(daysBefore("2026-03-02", 3)).toEqual(["2026-03-01", "2026-02-28", "2026-02-27"]);
});
