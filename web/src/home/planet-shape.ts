/** A small planet as a drawing: the half that shows most, projected onto a disc. */
import { CORNERS, HABITATS, type Habitat, NORMALS, type Vector } from "../world/geometry.ts";
import { habitatAt, isFree, type Planet } from "../world/planet.ts";
import { ALL_AREAS, ALL_EDGES, ALL_FACES, at, edge, type Face, faceOf } from "../world/units.ts";

/** The radius of the disc; y goes down, as on a screen. */
export const RADIUS = 100;

/** What the disc shows. */
export interface PlanetShape {
  /** For each habitat that is in sight, its areas as one path. */
  readonly land: readonly (readonly [Habitat, string])[];
  /** The borders between faces. */
  readonly borders: string;
}

/** Points added between two corners, so that lines bend around the planet. */
const STEPS = 4;

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vector): Vector => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** The direction to look from, a little above the equator, if all sides show equally much. */
const USUAL: Vector = unit([1, 0.5, 0.4]);

/** The direction from which most tiles are in sight. */
function bestSide(planet: Planet): Vector {
  const laid = ALL_FACES.filter((face) => !isFree(planet, face)).map((face) => at(NORMALS, face));
  const shown = (from: Vector): number => laid.reduce((sum, normal) => sum + Math.max(0, dot(normal, from)), 0);
  const middle: Vector = laid.reduce<Vector>((sum, [x, y, z]) => [sum[0] + x, sum[1] + y, sum[2] + z], [0, 0, 0]);
  const sides = [USUAL, ...(Math.hypot(...middle) > 0.5 ? [unit(middle)] : []), ...NORMALS];
  return sides.reduce((best, side) => (shown(side) > shown(best) + 0.01 ? side : best));
}

/** Projects points of the planet; those behind it move to the rim, so that land ends there. */
function projection(from: Vector): (point: Vector) => readonly [x: number, y: number, front: boolean] {
  const up: Vector = Math.abs(from[1]) > 0.9 ? [0, 0, 1] : [0, 1, 0];
  const right = unit(cross(up, from));
  const top = cross(from, right);
  return (point) => {
    const [x, y, front] = [dot(point, right), -dot(point, top), dot(point, from) > 0];
    const scale = RADIUS / (front ? 1 : Math.hypot(x, y) || 1);
    return [x * scale, y * scale, front];
  };
}

/** The points from one corner to just before the next, on the sphere. */
const bent = (a: Vector, b: Vector): readonly Vector[] =>
  Array.from({ length: STEPS }, (_, step) => {
    const t = step / STEPS;
    return unit([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]);
  });

const cornersOf = (face: Face): readonly Vector[] => ALL_EDGES.map((each) => unit(at(at(CORNERS, face), each)));

/** Draws a planet. */
export function shapeOf(planet: Planet): PlanetShape {
  const project = projection(bestSide(planet));
  const drawn = (points: readonly Vector[], end: string): string => {
    const projected = points.map(project);
    if (!projected.some(([, , front]) => front)) return "";
    return `M${projected.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}${end}`;
  };
  const land = HABITATS.map((habitat): readonly [Habitat, string] => [
    habitat,
    ALL_AREAS.filter((area) => habitatAt(planet, area) === habitat)
      .map((area) => {
        const corners = cornersOf(faceOf(area));
        const [a, b] = [at(corners, edge(area)), at(corners, edge(area + 1))];
        const middle = at(NORMALS, faceOf(area));
        return drawn([...bent(middle, a), ...bent(a, b), ...bent(b, middle)], "Z");
      })
      .join(""),
  ]);
  const borders = ALL_FACES.map((face) => {
    const corners = cornersOf(face);
    const rim = ALL_EDGES.flatMap((each) => bent(at(corners, each), at(corners, edge(each + 1))));
    return drawn(rim, "Z");
  });
  return { land: land.filter(([, path]) => path !== ""), borders: borders.join("") };
}
