/** Regions that are lit, with their sizes over them. */
import type { Habitat } from "../world/geometry.ts";
import { habitatAt, type LaidTile, type Planet } from "../world/planet.ts";
import { type Area, faceOf } from "../world/units.ts";
import type { Body } from "./body.ts";
import { type Hover, ownArea } from "./hover.ts";
import { type Tone, tone } from "./land/tone.ts";
import { Billboards, type Board } from "./scene/billboards.ts";
import type { Light } from "./scene/marks.ts";
import { numberOn } from "./scene/pictures.ts";
import { above, heartOf } from "./spots.ts";

/** A region to light; its size, if given, is written over it. */
export interface LitRegion {
  readonly areas: readonly Area[];
  readonly size?: number;
}

/** How regions are lit. */
export interface Lighting {
  /** How much everything else is dimmed, from 0 to 1. */
  readonly dim: number;
  /** How bright the ground of the regions is, from 0 to 1. */
  readonly strength: number;
  /** A tile that hovers, lit as if it had been placed. */
  readonly hovering: LaidTile | null;
  /** How large the numbers are, where 1 is as usual, and their opacity. */
  readonly numbers?: { readonly size: number; readonly alpha: number };
}

/** Each habitat's light: its colour, brightened until it stands out on its own ground. */
const LIGHTS: Readonly<Record<Habitat, Tone>> = {
  ocean: tone("#b5f0ff"),
  forest: tone("#cdf56b"),
  desert: tone("#fff3b8"),
  mountain: tone("#ffdcc2"),
  glacier: tone("#8fe9ff"),
};

/** How high a number is, and how far above the land it stands, in radii. */
const NUMBER = 0.27;
const LIFT = 0.06;

/** The lit regions of one planet. */
export class Lit {
  readonly boards = new Billboards(8, 96, 0);
  /** Areas where something else already stands. */
  taken: ReadonlySet<Area> = new Set();
  private readonly body: Body;
  private readonly hover: Hover;

  constructor(body: Body, hover: Hover) {
    this.body = body;
    this.hover = hover;
    this.boards.mesh.renderOrder = 12;
    body.planet.add(this.boards.mesh);
  }

  /** Lights these regions of a planet and no others. */
  show(planet: Planet, regions: readonly LitRegion[], { dim, strength, hovering, numbers }: Lighting): void {
    const lights = regions.flatMap(({ areas }): Light[] => {
      const [first] = areas;
      const habitat = first === undefined ? null : habitatAt(planet, first);
      return habitat === null ? [] : [{ areas, colour: LIGHTS[habitat], strength }];
    });
    const onTile = hovering === null ? () => null : ownArea(hovering.face, hovering.rotation);
    this.body.land.marks.light(lights, dim, (area) => (onTile(area) === null ? area : null));
    this.hover.land.marks.light(hovering === null ? [] : lights, 0, onTile);
    this.boards.show(
      regions.flatMap(({ areas, size }): Board[] => {
        const heart = heartOf(areas, this.taken);
        const habitat = heart === undefined ? null : habitatAt(planet, heart);
        if (heart === undefined || habitat === null || size === undefined) return [];
        const lift = hovering !== null && faceOf(heart) === hovering.face ? LIFT + 0.2 : LIFT;
        return [
          {
            picture: `${habitat} ${size}`,
            draw: numberOn(size, habitat),
            at: above(planet, heart, lift),
            size: NUMBER * (numbers?.size ?? 1),
            below: 0.5,
            alpha: numbers?.alpha ?? 1,
          },
        ];
      }),
    );
  }

  /** Turns all lights off. */
  clear(planet: Planet): void {
    this.show(planet, [], { dim: 0, strength: 0, hovering: null });
  }

  dispose(): void {
    this.boards.dispose();
  }
}
