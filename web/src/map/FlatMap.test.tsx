// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, test, vi } from "vitest";
import { FACES } from "../world/geometry.ts";
import { EMPTY_PLANET, isFree, tile } from "../world/planet.ts";
import { ALL_FACES, area, at, face, rotation } from "../world/units.ts";
import { EXAMPLES } from "../world/vectors.ts";
import type { MapWords } from "./FlatMap.tsx";
import { FlatMap, type MapProps } from "./FlatMap.tsx";
import { netFor } from "./net.ts";
import { walk } from "./walk.ts";

const FULL = at(EXAMPLES, 3).areas;
const words: MapWords = {
  map: "carte",
  face: (of, planet) => `face ${of} ${isFree(planet, of) ? "libre" : "prise"}`,
};

function shown(props: Partial<MapProps> = {}): HTMLElement {
  const place = document.createElement("div");
  document.body.append(place);
  act(() => render(<FlatMap planet={FULL} words={words} width={800} {...props} />, place));
  return place;
}

const faceOn = (place: HTMLElement, number: number): SVGGElement => {
  const found = place.querySelector<SVGGElement>(`[data-face="${number}"]`);
  if (found === null) throw new Error(`no face ${number}`);
  return found;
};
const press = (on: Element, key: string): void => {
  act(() => {
    on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });
};
const stops = (place: HTMLElement): readonly (string | null)[] =>
  [...place.querySelectorAll('[tabindex="0"]')].map((each) => each.getAttribute("data-face"));

afterEach(() => {
  for (const place of [...document.body.children]) {
    render(null, place);
    place.remove();
  }
});

describe("the flat map", () => {
  test("speaks in the words it is given, and no others", () => {
    const place = shown({ planet: EMPTY_PLANET });
    expect(place.querySelector("svg")?.getAttribute("aria-label")).toBe("carte");
    const spoken = ALL_FACES.map((each) => faceOn(place, each).getAttribute("aria-label"));
    expect(spoken).toEqual(ALL_FACES.map((each) => `face ${each} libre`));
    expect(place.textContent).toBe("");
  });

  test("has one stop for the tab key, and it follows the arrows to true neighbours", () => {
    const onFacing = vi.fn();
    const place = shown({ onFacing });
    expect(stops(place)).toEqual(["0"]);
    act(() => faceOn(place, 0).focus());
    press(faceOn(place, 0), "ArrowRight");
    const next = walk(netFor("wide", face(0)), face(0), "ArrowRight");
    expect(at(FACES, 0)).toContain(next);
    expect(stops(place)).toEqual([String(next)]);
    expect(document.activeElement).toBe(faceOn(place, next));
    expect(onFacing).toHaveBeenLastCalledWith(next);
  });

  test("begins where one looked in 3D", () => {
    const place = shown({ facing: face(8) });
    expect(stops(place)).toEqual(["8"]);
    expect(place.querySelectorAll(".facing")).toHaveLength(1);
  });

  test("tells which face was chosen, by click, Enter and space", () => {
    const onChoose = vi.fn();
    const place = shown({ onChoose });
    act(() => void faceOn(place, 3).dispatchEvent(new MouseEvent("click", { bubbles: true })));
    press(faceOn(place, 4), "Enter");
    press(faceOn(place, 5), " ");
    press(faceOn(place, 6), "x");
    expect(onChoose.mock.calls).toEqual([[3], [4], [5]]);
  });

  test("tells which face and area the pointer is over, lights up its neighbours, and lets go again", () => {
    const onPoint = vi.fn();
    const place = shown({ onPoint });
    const ground = place.querySelector('[data-area="17"] path');
    act(() => void ground?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true })));
    expect(onPoint).toHaveBeenLastCalledWith(3, 17);
    expect(place.querySelectorAll(".near")).toHaveLength(5);
    act(() => void faceOn(place, 3).dispatchEvent(new PointerEvent("pointerleave")));
    expect(onPoint).toHaveBeenLastCalledWith(null, null);
    expect(place.querySelectorAll(".near")).toHaveLength(0);
  });

  test("shows a tile as if it lay there, and says so", () => {
    const preview = { tile: tile(Array(5).fill("ocean")), face: face(2), rotation: rotation(0) };
    const place = shown({ planet: EMPTY_PLANET, preview });
    expect(faceOn(place, 2).getAttribute("aria-label")).toBe("face 2 prise");
    expect(place.querySelectorAll("[data-kind=preview]")).toHaveLength(1);
    expect(place.querySelectorAll(".preview")).toHaveLength(1);
  });

  test("writes the sizes it is given, and dims all but lit regions", () => {
    const place = shown({ lit: [{ areas: [area(0), area(1)], label: "17" }], labels: [{ areas: [area(59)] }] });
    expect([...place.querySelectorAll(".label text")].map((each) => each.textContent)).toEqual(["17"]);
    expect(place.querySelectorAll("[data-kind=lit]")).toHaveLength(1);
    expect(place.querySelectorAll(".dimmed")).toHaveLength(1);
  });

  test("lets a glyph give way to an animal", () => {
    const glyphs = shown().querySelectorAll("[data-glyph]").length;
    const place = shown({ animals: [{ id: "fox", area: area(7), href: "data:," }] });
    expect(glyphs).toBe(60);
    expect(place.querySelectorAll("[data-glyph]")).toHaveLength(59);
    expect(place.querySelector("image")?.getAttribute("href")).toBe("data:,");
  });

  test("leaves away what is too small to be seen", () => {
    expect(shown({ width: 100 }).querySelectorAll("[data-glyph], pattern, filter")).toHaveLength(0);
    expect(shown({ width: 240 }).querySelectorAll("pattern")).toHaveLength(0);
    expect(shown({ width: 640 }).querySelectorAll("pattern")).toHaveLength(5);
  });

  test("shares no names with another map on the page", () => {
    const place = document.createElement("div");
    document.body.append(place);
    const one = <FlatMap planet={FULL} words={words} width={640} />;
    const other = <FlatMap planet={FULL} words={words} width={640} stand="tall" />;
    act(() => render([one, other], place));
    const names = [...place.querySelectorAll("[id]")].map((each) => each.id);
    expect(new Set(names).size).toBe(names.length);
  });
});
