/** The animals that live on a planet. */
import type { Planet } from "../world/planet.ts";
import type { Area } from "../world/units.ts";
import type { Body } from "./body.ts";
import { add } from "./land/vec.ts";
import { Billboards, type Board } from "./scene/billboards.ts";
import { standing } from "./scene/pictures.ts";
import { above, homesOf, placeAt } from "./spots.ts";

/** An animal, the region that won it, and its picture. */
export interface Dweller {
  /** Its id, which also identifies its picture. */
  readonly animal: string;
  readonly areas: readonly Area[];
  readonly picture: CanvasImageSource;
}

/** An animal's height, in radii; larger than life, so that it can be recognized. */
export const SIZE = 0.38;

/** Pictures per side of the sheet: there is room for more animals than a game has. */
const SLOTS = 7;

/** The animals of one planet. */
export class Dwellers {
  readonly boards = new Billboards(SLOTS, 144, 1);
  private living: readonly Dweller[] = [];
  /** The animal that is appearing, with its current size and height. */
  private newest: { readonly animal: string; size: number; high: number } | null = null;

  constructor(body: Body) {
    this.boards.mesh.renderOrder = 11;
    body.planet.add(this.boards.mesh);
  }

  /** All animals that live here. */
  get all(): readonly Dweller[] {
    return this.living;
  }

  /** The areas where they stand. */
  get homes(): ReadonlySet<Area> {
    return new Set(homesOf(this.living.map(({ areas }) => areas)).filter((home) => home !== undefined));
  }

  /** Where another animal would stand among these areas. */
  homeOf(areas: readonly Area[]): Area | undefined {
    return homesOf([...this.living.map((each) => each.areas), areas]).at(-1);
  }

  /** Sets the animals that live here. */
  set(living: readonly Dweller[], planet: Planet): void {
    this.living = living;
    this.draw(planet);
  }

  /** Shows an animal as it appears, with its current size and its height over its place. */
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
        const { aside, size } = placeAt(homes, number);
        return [
          {
            picture: animal,
            draw: standing(picture),
            at: add(above(planet, home, fresh.high), aside),
            size: SIZE * size * fresh.size,
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
