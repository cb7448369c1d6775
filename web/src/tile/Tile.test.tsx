// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, test } from "vitest";
import { COLOURS } from "../shapes/paints.ts";
import { HABITATS } from "../world/geometry.ts";
import { shownAt, tile } from "../world/planet.ts";
import { ALL_EDGES, ALL_ROTATIONS, at, edge } from "../world/units.ts";
import { directionOf, signPlace, slanted } from "./shape.ts";
import { TilePicture, type TileProps } from "./Tile.tsx";

const FIVE = tile(HABITATS);

function shown(props: Partial<TileProps> = {}): HTMLElement {
  const place = document.createElement("div");
  act(() => render(<TilePicture tile={FIVE} width={96} {...props} />, place));
  return place;
}

/** The position of each glyph, by the colour of its halo. */
function signs(place: HTMLElement): ReadonlyMap<string, readonly [number, number]> {
  return new Map(
    [...place.querySelectorAll<SVGGElement>(".sign")].map((sign) => {
      const found = /translate\((-?[\d.]+)px, (-?[\d.]+)px\)/.exec(sign.style.transform);
      const colour = sign.querySelector("path")?.getAttribute("stroke") ?? "";
      return [colour, [Number(found?.[1]), Number(found?.[2])]];
    }),
  );
}

describe("a tile", () => {
  test.each(ALL_ROTATIONS)("turned by %i steps shows each habitat where the rules have it", (turned) => {
    const places = signs(shown({ turns: turned }));
    for (const where of ALL_EDGES) {
      const [x, y] = places.get(COLOURS[shownAt(FIVE, turned, where)]) ?? [0, 0];
      const [wantedX, wantedY] = slanted(signPlace(where));
      expect(x).toBeCloseTo(wantedX, 1);
      expect(y).toBeCloseTo(wantedY, 1);
    }
  });

  test("goes on turning beyond a whole turn", () => {
    const [once, again] = [signs(shown({ turns: 1 })), signs(shown({ turns: 6 }))];
    for (const [colour, [x, y]] of once) {
      expect(again.get(colour)?.[0]).toBeCloseTo(x, 1);
      expect(again.get(colour)?.[1]).toBeCloseTo(y, 1);
    }
  });

  test("has edge 0 towards us and the others counterclockwise", () => {
    expect(at(signPlace(edge(0)), 1)).toBeGreaterThan(0);
    expect(at(signPlace(edge(1)), 0)).toBeGreaterThan(0);
    expect(directionOf(edge(1))).toBeGreaterThan(directionOf(edge(0)));
  });

  test("that was taken leaves only its place", () => {
    const place = shown({ state: "taken" });
    expect(place.querySelectorAll(".sign")).toHaveLength(0);
    expect(place.querySelectorAll(".place")).toHaveLength(1);
  });

  test("is silent unless it is given words", () => {
    expect(shown().querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
    const spoken = shown({ label: "tuile" }).querySelector("svg");
    expect(spoken?.getAttribute("aria-label")).toBe("tuile");
    expect(spoken?.getAttribute("aria-hidden")).not.toBe("true");
  });
});
