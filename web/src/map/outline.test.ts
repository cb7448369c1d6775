import { describe, expect, test } from "vitest";
import { ACROSS } from "../world/geometry.ts";
import { regionsOf } from "../world/regions.ts";
import { ALL_AREAS, ALL_FACES, area, at, face, faceOf } from "../world/units.ts";
import { EXAMPLES } from "../world/vectors.ts";
import { cardArea, cardPath } from "./card.ts";
import { CIRCUMRADIUS, lifted, netFor } from "./net.ts";
import { joined, link, outline } from "./outline.ts";
import { pieces, spot } from "./spots.ts";

const net = netFor("wide", face(0));
const planets = EXAMPLES.map(({ areas }) => areas);
const lines = (path: string): number => path.split("M").length - 1;

describe("the line round a region", () => {
  test("has three sides for one area, all of them closed", () => {
    for (const each of ALL_AREAS) {
      expect(lines(outline(net, [each]).border)).toBe(3);
      expect(outline(net, [each]).open).toBe("");
    }
  });

  test("is open where the region goes on elsewhere on the map", () => {
    const cut = ALL_AREAS.filter((each) => !net.glued.has(each));
    expect(cut).toHaveLength(38);
    for (const each of cut) {
      const { border, open } = outline(net, [each, at(ACROSS, each)]);
      expect([lines(border), lines(open)]).toEqual([4, 2]);
    }
  });

  test("has nothing between cards that lie side by side but the way over the gap", () => {
    for (const each of net.glued) {
      const { border, open } = outline(net, [each, at(ACROSS, each)]);
      expect([lines(border), lines(open)]).toEqual([6, 0]);
    }
  });
});

describe("the size of a region", () => {
  test("stands on one of its own areas or where two of them meet", () => {
    for (const planet of planets) {
      for (const { areas } of regionsOf(planet)) {
        const [x, y] = spot(net, areas);
        const near = areas.some((each) => {
          const [cx, cy] = at(net.centres, faceOf(each));
          return Math.hypot(x - cx, y - cy) < CIRCUMRADIUS;
        });
        expect(near).toBe(true);
      }
    }
  });

  test("stands in the biggest piece that hangs together on the map", () => {
    const apart = ALL_AREAS.find((each) => !net.glued.has(each)) ?? area(0);
    const there = at(ACROSS, apart);
    const next = area(5 * faceOf(there) + ((there + 1) % 5));
    const found = pieces(net, [apart, there, next]);
    expect(found.map((piece) => piece.length)).toEqual([2, 1]);
    expect(found[1]).toEqual([apart]);
  });

  test("is never written twice at one place", () => {
    for (const planet of planets) {
      const places = regionsOf(planet).map(({ areas }) => spot(net, areas).map(Math.round).join());
      expect(new Set(places).size).toBe(places.length);
    }
  });
});

describe("cards", () => {
  test("of a hinge with one habitat on both sides are joined, and no others", () => {
    for (const planet of planets) {
      for (const each of joined(net, planet)) {
        expect(planet[each]).toBe(planet[at(ACROSS, each)]);
        expect(net.glued.has(each)).toBe(true);
      }
      const pairs = [...net.glued].filter((each) => planet[each] !== null && planet[each] === planet[at(ACROSS, each)]);
      expect(joined(net, planet)).toHaveLength(pairs.length / 2);
    }
  });

  test("keep clear of each other, unless one is lifted", () => {
    for (const each of net.glued) {
      const [here, there] = [cardArea(net, each), cardArea(net, at(ACROSS, each))];
      expect(Math.hypot(here.from[0] - there.to[0], here.from[1] - there.to[1])).toBeGreaterThan(3);
    }
    expect(cardPath(lifted(net, face(4)), face(4))).not.toBe(cardPath(net, face(4)));
    for (const other of ALL_FACES.filter((each) => each !== 4)) {
      expect(cardPath(lifted(net, face(4)), other)).toBe(cardPath(net, other));
    }
  });
});

describe("edges that meet on the planet and not on the map", () => {
  test("are linked by a curve if they are near, and have the same ends from both sides", () => {
    const cut = ALL_AREAS.filter((each) => !net.glued.has(each));
    const curves = cut.filter((each) => link(net, each).curve !== null);
    // The petals within each flower.
    expect(curves.length).toBeGreaterThanOrEqual(20);
    for (const each of cut) {
      const [here, there] = [link(net, each), link(net, at(ACROSS, each))];
      expect(here.ends).toEqual([there.ends[1], there.ends[0]]);
      expect(here.curve === null).toBe(there.curve === null);
    }
  });
});
