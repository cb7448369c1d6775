import { expect, it } from "vitest";
import { placeOf } from "./route.ts";

const at = (path: string) => placeOf(new URL(path, "http://here/"));

it("knows the screens by their addresses", () => {
  expect(at("/")).toEqual({ kind: "home" });
  const id = "here-TGikbRaEOigYXEGMt";
  expect(at(`/table/${id}`)).toEqual({ kind: "table", id });
  expect(at("/code/K%207")).toEqual({ kind: "code", code: "K 7" });
  expect(at("/record/00ff")).toEqual({ kind: "record", digest: "00ff" });
  expect(at("/replay")).toEqual({ kind: "replay", table: null, game: null });
  expect(at("/rules")).toEqual({ kind: "rules" });
  expect(at("/rules#ties")).toEqual({ kind: "rules" });
  expect(at("/learn")).toEqual({ kind: "learn" });
  expect(at("/mistakes?kind=tile-left")).toEqual({ kind: "mistakes" });
  expect(at("/replay?table=abc")).toEqual({ kind: "replay", table: "abc", game: null });
  expect(at("/review")).toEqual({ kind: "review", table: null, game: null, digest: null });
  expect(at("/review?table=abc&game=2")).toEqual({ kind: "review", table: "abc", game: "2", digest: null });
  expect(at("/review?record=00ff")).toEqual({ kind: "review", table: null, game: null, digest: "00ff" });
  expect(at("/replay?table=abc&game=2")).toEqual({ kind: "replay", table: "abc", game: "2" });
});

it("is nowhere at any other address", () => {
  for (const path of [
    "/table",
    "/table/",
    "/table/a/b",
    "/table/abc",
    "/rules/ties",
    "/learn/a",
    "/elsewhere",
    "/code/%zz",
  ]) {
    expect(at(path)).toEqual({ kind: "nowhere" });
  }
});
