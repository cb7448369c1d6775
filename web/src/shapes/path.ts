/** Points, and SVG path data made from them. */

/** A point on a flat picture: x goes right, y goes down. */
export type Point = readonly [x: number, y: number];

const told = (value: number): string => String(Math.round(value * 100) / 100);

/** A point as written in path data and point lists. */
export const pair = ([x, y]: Point): string => `${told(x)} ${told(y)}`;

/** The point between two others: at 0 the first, at 1 the second. */
export const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
];

/** The distance between two points. */
export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/** The mean of some points. */
export function centroid(points: readonly Point[]): Point {
  const [x, y] = points.reduce(([sumX, sumY], [eachX, eachY]): Point => [sumX + eachX, sumY + eachY], [0, 0]);
  const count = Math.max(1, points.length);
  return [x / count, y / count];
}

/** A line through some points. */
export const line = (points: readonly Point[]): string => `M${points.map(pair).join("L")}`;

/** A closed shape with these corners. */
export const polygon = (points: readonly Point[]): string => `${line(points)}Z`;
