import { beforeEach, expect, it, vi } from "vitest";
import type { Backend, Reply } from "../wire/backend.ts";

const found = vi.hoisted(() => ({ backends: [] as readonly unknown[] }));
vi.mock("../wire/backends.ts", () => ({ backendsNow: () => found.backends, backendFor: () => found.backends[0] }));

/** A backend with tables used at these times. */
function backend(...touched: readonly number[]): Backend & { away: boolean } {
  const made = {
    away: false,
    dial: () => ({ send: () => undefined, close: () => undefined }),
    request: async ({ path }: { path: string }): Promise<Reply> => {
      if (made.away) throw new Error("away");
      const tables = touched.map((at) => ({ touched_at: at }));
      return { status: 200, body: JSON.stringify(path === "/api/own" ? { tables } : { box: "b" }) };
    },
  };
  return made;
}

let [server, here] = [backend(5, 2), backend(4, 1)];
beforeEach(() => {
  vi.resetModules();
  [server, here] = [backend(5, 2), backend(4, 1)];
  found.backends = [server, here];
});

const times = async () => (await (await import("./ask.ts")).ownTables()).map(({ touched_at }) => touched_at);

it("lists the tables of the server and of this browser together, latest first", async () => {
  expect(await times()).toEqual([5, 4, 2, 1]);
});

it("keeps what it knew of a server that went away", async () => {
  expect(await times()).toEqual([5, 4, 2, 1]);
  server.away = true;
  expect(await times()).toEqual([5, 4, 2, 1]);
});

it("lists this browser's tables if the server was never there", async () => {
  server.away = true;
  expect(await times()).toEqual([4, 1]);
});

it("says so if nobody answers", async () => {
  found.backends = [server];
  server.away = true;
  await expect(times()).rejects.toMatchObject({ reason: "away" });
});

it("brings a box wherever a table may be made next, without a server if there's none", async () => {
  const { postToAll, postToAny } = await import("./ask.ts");
  server.away = true;
  expect(await postToAny("/api/boxes", "{}")).toEqual({ box: "b" });
  await expect(postToAll("/api/token/forget")).rejects.toBeInstanceOf(Error);
  here.away = true;
  await expect(postToAny("/api/boxes", "{}")).rejects.toMatchObject({ reason: "away" });
});
