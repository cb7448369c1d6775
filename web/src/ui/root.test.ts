import { expect, it } from "vitest";
import { HERE, linkTo, screenOf } from "./root.ts";

it("links to screens and files of the client's own folder", () => {
  expect(linkTo("/learn")).toBe("/learn");
  expect(linkTo("//elsewhere.example/learn")).toBe("/elsewhere.example/learn");
});

it("knows the screen that a link leads to", () => {
  expect(screenOf(new URL("/table/abc", HERE))).toBe("/table/abc");
  expect(screenOf(new URL("/index.html", HERE))).toBe("/");
  expect(screenOf(new URL("http://elsewhere.example/table/abc"))).toBeNull();
});
