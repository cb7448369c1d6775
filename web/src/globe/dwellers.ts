/** The animals that live on a planet, seen on it. */
import type { Planet } from "../world/planet.ts";
import type { Area } from "../world/units.ts";
import type { Body } from "./body.ts";
import { Billboards, type Board } from "./scene/billboards.ts";
import { sticker } from "./scene/pictures.ts";
import { above, homesOf } from "./spots.ts";

/** An animal, the region that won it, and its picture. */
export interface Dweller {
  /** Its id, by which its picture is known. */
  readonly animal: string;
  readonly areas: readonly Area[];
  readonly picture: CanvasImageSource;
}

/** How high an animal is, in radii; more than lifelike, so that it can be told. */
const SIZE = 0.38;

/** The sheet holds so many pictures on a side: more than a game has animals. */
const SLOTS = 7;

/** The animals of one planet. */
export class Dwellers {
  readonly boards = new Billboards(SLOTS, 144, 1);
  private living: readonly Dweller[] = [];
  /** The one that is just appearing, and how far it is: its size and its height. */
  private newest: { readonly animal: string; size: number; high: number } | null = null;

  constructor(body: Body) {
    this.boards.mesh.renderOrder = 11;
    body.planet.add(this.boards.mesh);
  }

  /** All that live here. */
  get all(): readonly Dweller[] {
    return this.living;
  }

  /** Where they stand. */
  get homes(): ReadonlySet<Area> {
    return new Set(homesOf(this.living.map(({ areas }) => areas)).filter((home) => home !== undefined));
  }

  /** Says who lives here. */
  set(living: readonly Dweller[], planet: Planet): void {
    this.living = living;
    this.draw(planet);
  }

  /** Shows one of them as it appears: how big it is by now, and how high over its place. */
  appear(animal: string, size: number, high: number, planet: Planet): void {
    this.newest = size === 1 && high === 0 ? null : { animal, size, high };
    this.draw(planet);
  }

  private draw(planet: Planet): void {
    const homes = homesOf(this.living.map(({ areas }) => areas));
    this.boards.show(
      this.living.flatMap(({ animal, picture }, number): Board[] => {
        const home = homes[number];
        if (home === undefined) return [];
        const fresh = this.newest?.animal === animal ? this.newest : { size: 1, high: 0 };
        return [
          {
            picture: animal,
            draw: sticker(picture),
            at: above(planet, home, fresh.high),
            size: SIZE * fresh.size,
            below: 0.35,
          },
        ];
      }),
    );
  }

  dispose(): void {
    this.boards.dispose();
  }
}
