import { describe, expect, test } from "vitest";
import { HABITATS } from "../world/geometry.ts";
import { difference, type Lab, labDifference } from "./difference.ts";
import { COLOURS } from "./paints.ts";
import { type Colour, curved, DEFICIENCIES, linear, MIXTURES, parsed, seenWith } from "./vision.ts";

/** Pairs of colours in CIELAB and their difference, from table 1 of Sharma, Wu and Dalal (2005): the hard cases. */
const PUBLISHED: readonly (readonly [Lab, Lab, number])[] = [
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
  [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[50, 2.5, 0], [61, -5, 29], 22.8977],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
];

const pairs = HABITATS.flatMap((one, index) => HABITATS.slice(index + 1).map((other) => ({ one, other })));
const eyes: readonly { readonly eye: string; readonly seen: (colour: Colour) => Colour }[] = [
  { eye: "all cones", seen: (colour) => colour },
  ...DEFICIENCIES.map((eye) => ({ eye, seen: (colour: Colour) => seenWith(eye, colour) })),
];

describe("the difference of two colours", () => {
  test.each(PUBLISHED)("is what was published: %j %j", (one, other, far) => {
    expect(labDifference(one, other)).toBeCloseTo(far, 3);
    expect(labDifference(other, one)).toBeCloseTo(far, 3);
  });

  test("from black to white is 100", () => {
    expect(difference(parsed("#000000"), parsed("#ffffff"))).toBeCloseTo(100, 2);
  });
});

describe("a deficiency", () => {
  test("leaves grey grey, since each row of its mixture adds up to 1", () => {
    for (const deficiency of DEFICIENCIES) {
      for (const row of MIXTURES[deficiency]) expect(row[0] + row[1] + row[2]).toBeCloseTo(1, 5);
      const grey = seenWith(deficiency, parsed("#808080"));
      for (const part of grey) expect(part).toBeCloseTo(128 / 255, 4);
    }
  });

  test("is simulated in linear light", () => {
    for (const part of curved(linear(parsed("#3c86f0")))) expect(part).toBeGreaterThan(0);
    expect(curved(linear(parsed("#3c86f0")))[1]).toBeCloseTo(0x86 / 255, 6);
  });

  test("refuses what is no colour", () => {
    expect(() => parsed("blue")).toThrow(RangeError);
  });
});

describe("the five colours are far apart", () => {
  test.each(eyes.flatMap(({ eye, seen }) => pairs.map((pair) => ({ eye, seen, ...pair }))))(
    "$one and $other for an eye with $eye",
    ({ seen, one, other }) => {
      const far = difference(seen(parsed(COLOURS[one])), seen(parsed(COLOURS[other])));
      expect(far).toBeGreaterThanOrEqual(27);
    },
  );
});
