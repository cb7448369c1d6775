import { afterEach, expect, it, vi } from "vitest";
import { forgetDevice } from "./forget.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Fakes storage shared with other programs, and a server that answers with this status. */
function device(status: number): { readonly kept: Record<string, unknown>; readonly asked: string[] } {
  const kept: Record<string, unknown> = { "twelvefold.settings": "{}", "twelvefold.name": '"Ada"', other: "1" };
  Object.defineProperty(kept, "removeItem", { value: (key: string) => Reflect.deleteProperty(kept, key) });
  const asked: string[] = [];
  vi.stubGlobal("localStorage", kept);
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path}`);
    return Promise.resolve(new Response('{"reason":"too many"}', { status }));
  });
  return { kept, asked };
}

it("makes the token worthless and forgets everything of ours, and nothing else", async () => {
  const { kept, asked } = device(200);
  await forgetDevice();
  expect(asked).toEqual(["POST /api/token/forget"]);
  expect(Object.keys(kept)).toEqual(["other"]);
});

it("keeps everything if the server did not forget", async () => {
  const { kept } = device(429);
  await expect(forgetDevice()).rejects.toThrow("too many");
  expect(Object.keys(kept)).toHaveLength(3);
});
