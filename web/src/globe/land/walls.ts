/** The sides and the underside of a tile, which are visible where it has no neighbour. */
import { habitatAt, type Planet } from "../../world/planet.ts";
import { ALL_AREAS } from "../../world/units.ts";
import type { Surface } from "./ground.ts";
import { beyond, pointAt } from "./lattice.ts";
import type { Mesh } from "./merge.ts";
import { hash } from "./noise.ts";
import { shade, tone } from "./tone.ts";
import { lerp, point, read, scale, type Vec } from "./vec.ts";

/** How far down a tile's walls go, as a fraction of the planet's radius; the core begins there. */
export const CORE = 0.915;

/** The walls of a tile from the top down: soil, then stone. */
const SOIL = tone("#6b5847");
const STONE = tone("#2a2a3a");

/** The walls of the tiles next to a free face, from the land down to the core. */
export function raiseWalls(mesh: Mesh, planet: Planet, { lattice, position }: Surface): void {
  for (const area of ALL_AREAS) {
    if (habitatAt(planet, area) === null || habitatAt(planet, beyond(area)[0]) !== null) continue;
    let before: readonly number[] = [];
    for (let along = 0; along <= lattice.rows; along++) {
      const number = read(lattice.weld, area * lattice.perArea + pointAt(lattice.rows, along));
      const top = point(position, number);
      const base = point(lattice.base, number);
      const grain = hash(number, 5, 5, 71);
      const layers = [
        [top, shade(SOIL, 1.15)],
        [scale(base, lerp(0.965, 0.985, grain)), SOIL],
        [scale(base, lerp(0.955, 0.975, grain)), STONE],
        [scale(base, CORE - 0.01), shade(STONE, 0.6)],
      ] as const;
      const now = layers.map(([at, paint]) => mesh.corner(at, at, paint, area));
      before.forEach((a, layer) => {
        const [b, c, d] = [before[layer + 1], now[layer + 1], now[layer]];
        if (b !== undefined && c !== undefined && d !== undefined) mesh.index.push(a, b, c, a, c, d);
      });
      before = now;
    }
  }
}

/** The underside of a tile that isn't placed yet: a fan from the middle of its face to its rim, seen from below. */
export function closeBelow(mesh: Mesh, planet: Planet, { lattice }: Surface): void {
  const dark = shade(STONE, 0.55);
  const low = (number: number): Vec => scale(point(lattice.base, number), CORE - 0.01);
  for (const area of ALL_AREAS) {
    if (habitatAt(planet, area) === null) continue;
    const first = area * lattice.perArea;
    const corner = (number: number): number => mesh.corner(low(number), low(number), dark, area);
    const middle = corner(read(lattice.weld, first));
    let before = corner(read(lattice.weld, first + pointAt(lattice.rows, 0)));
    for (let along = 1; along <= lattice.rows; along++) {
      const now = corner(read(lattice.weld, first + pointAt(lattice.rows, along)));
      mesh.index.push(middle, now, before);
      before = now;
    }
  }
}
