import { expect, test } from "vitest";
import type { Trial } from "../../protocol.ts";
import { EMPTY_PLANET, lay, tile } from "../../world/planet.ts";
import { face, rotation } from "../../world/units.ts";
import { BOX } from "../model/fake-source.ts";
import { added } from "../model/planets.ts";
import { grownBy, homesIn, litBid, madeBy } from "./lights.ts";

const TILE = tile(["ocean", "ocean", "forest", "desert", "glacier"]);
const LAID = { tile: TILE, face: face(0), rotation: rotation(0) };

test("a region's size is only written where the server has counted it", () => {
  const trial: Trial = { face: 0, rotation: 0, areas: [], regions: [[2], [], [], [], []], bids: [], winners: [] };
  const regions = madeBy(EMPTY_PLANET, LAID, trial);
  expect(regions.map(({ size }) => size)).toEqual([2, undefined, undefined, undefined]);
  expect(madeBy(EMPTY_PLANET, LAID, null).every(({ size }) => size === undefined)).toBe(true);
});

test("what a tile joins is lit across the border of its face", () => {
  const whole = { tile: tile(["ocean", "ocean", "ocean", "ocean", "ocean"]), rotation: rotation(0) };
  const [region] = madeBy(lay(EMPTY_PLANET, { ...whole, face: face(1) }), { ...whole, face: face(0) }, null);
  expect(region?.areas).toHaveLength(10);
});

test("regions that a tile joins grow, and a region of its own doesn't", () => {
  const oceans = tile(["ocean", "ocean", "ocean", "ocean", "ocean"]);
  const before = lay(EMPTY_PLANET, { tile: oceans, rotation: rotation(0), face: face(1) });
  expect(grownBy(before, { ...LAID, tile: oceans }).map(({ size }) => size)).toEqual([10]);
  expect(grownBy(EMPTY_PLANET, LAID)).toEqual([]);
});

test("the biggest region of a bid bears its number", () => {
  const lit = litBid({ value: 3, regions: [[0, 1, 2], [7]] }, null, "fox");
  expect(lit.map(({ size }) => size)).toEqual([3, undefined]);
});

test("an animal lives on the region that won it", () => {
  const bids = [
    { value: 1, regions: [[3]] },
    { value: 2, regions: [[8, 9], [20]] },
  ];
  const log = [{ type: "awarded", round: 3, animal: "fox", seat: 1, by: "best", bids }] as const;
  expect([...homesIn(log, 1)]).toEqual([["fox", [8, 9]]]);
  expect(homesIn(log, 0).size).toBe(0);
});

test("one tile more is a tile that was laid, and anything else is not", () => {
  const box = { ...BOX, tiles: [TILE] };
  expect(added(box, [null, null], [null, [0, 2]])).toEqual({ tile: TILE, face: 1, rotation: 2 });
  expect(added(box, [null, [0, 2]], [null, null])).toBeNull();
  expect(
    added(
      box,
      [null, null],
      [
        [0, 0],
        [0, 1],
      ],
    ),
  ).toBeNull();
  expect(added(box, [[0, 0]], [[0, 0]])).toBeNull();
});
