import { afterEach, expect, it, vi } from "vitest";
import { claim } from "./one-tab.ts";

type Until = (lock: object | null) => Promise<never> | undefined;

interface Wish {
  readonly until: Until;
  readonly reject: (reason: Error) => void;
}

/** Locks as browsers have them, as far as we use them. */
class Locks {
  holder: Wish | null = null;
  readonly queue: Wish[] = [];

  request(_name: string, { steal = false, ifAvailable = false, signal }: LockOptions, until: Until): Promise<never> {
    if (ifAvailable && this.holder !== null) {
      until(null);
      return new Promise(() => undefined);
    }
    return new Promise((_, reject) => {
      const wish = { until, reject };
      signal?.addEventListener("abort", () => {
        const at = this.queue.indexOf(wish);
        if (at >= 0) this.queue.splice(at, 1);
        reject(new Error("aborted"));
      });
      if (steal) this.holder?.reject(new Error("stolen"));
      if (steal || this.holder === null) this.grant(wish);
      else this.queue.push(wish);
    });
  }

  /** The tab with the lock closes. */
  close(): void {
    const next = this.queue.shift();
    this.holder = null;
    if (next) this.grant(next);
  }

  private grant(wish: Wish): void {
    this.holder = wish;
    void wish.until({});
  }
}

const tab = (name: string, told: string[]) => ({
  won: () => told.push(`${name} won`),
  waiting: () => told.push(`${name} waits`),
  lost: () => told.push(`${name} lost`),
});

afterEach(() => vi.unstubAllGlobals());

it("gives the tables to one tab, and to the next when that one closes", () => {
  const [locks, told] = [new Locks(), [] as string[]];
  vi.stubGlobal("navigator", { locks });
  claim(tab("first", told), false);
  claim(tab("second", told), false);
  expect(told).toEqual(["first won", "second waits"]);
  locks.close();
  expect(told).toEqual(["first won", "second waits", "second won"]);
});

it("lets a tab take the tables over, and tells the other one", async () => {
  const [locks, told] = [new Locks(), [] as string[]];
  vi.stubGlobal("navigator", { locks });
  claim(tab("first", told), false);
  claim(tab("second", told), false);
  claim(tab("second", told), true);
  await vi.waitFor(() => expect(told).toContain("first lost"));
  expect(told).toContain("second won");
  expect(locks.queue).toHaveLength(0);
});

it("goes without locks where the browser has none", () => {
  const told: string[] = [];
  vi.stubGlobal("navigator", {});
  claim(tab("only", told), false);
  expect(told).toEqual(["only won"]);
});
