/** Moving around the map with the arrow keys: always to a real neighbour, even where the map is cut. */
import { neighbour } from "../world/planet.ts";
import { ALL_EDGES, at, type Edge, type Face } from "../world/units.ts";
import { edgeEnds, type Net } from "./net.ts";

/** An arrow key. */
export type Arrow = "ArrowUp" | "ArrowRight" | "ArrowDown" | "ArrowLeft";

const DIRECTIONS: Readonly<Record<Arrow, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** Whether a key is an arrow. */
export const isArrow = (key: string): key is Arrow => key in DIRECTIONS;

/** The edge of a face closest to an arrow's direction on the map; in a tie, the one further counterclockwise. */
export function edgeInDirection(net: Net, from: Face, arrow: Arrow): Edge {
  const [right, down] = DIRECTIONS[arrow];
  const [x, y] = at(net.centres, from);
  let best = at(ALL_EDGES, 0);
  let most = Number.NEGATIVE_INFINITY;
  for (const each of ALL_EDGES) {
    const [[ax, ay], [bx, by]] = edgeEnds(net, from, each);
    const [dx, dy] = [(ax + bx) / 2 - x, (ay + by) / 2 - y];
    // A tiny slope breaks the tie when an arrow points between two edges.
    const fit = dx * right + dy * down + 0.01 * (dx * down - dy * right);
    if (fit > most) {
      most = fit;
      best = each;
    }
  }
  return best;
}

/** The neighbour that an arrow leads to. */
export const walk = (net: Net, from: Face, arrow: Arrow): Face => neighbour(from, edgeInDirection(net, from, arrow));
