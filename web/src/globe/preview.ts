/** A held tile: it hovers at the pointer or over a face, and shows which regions it would make. */
import type { Vector3 } from "three";
import { isFree, type LaidTile, lay, type Planet, type Tile } from "../world/planet.ts";
import { regionsOf } from "../world/regions.ts";
import { type Area, type Face, faceOf, type Rotation } from "../world/units.ts";
import type { Body } from "./body.ts";
import { Hover, looseOrder } from "./hover.ts";
import type { DetailName } from "./land/land.ts";
import { Lit, type LitRegion } from "./lit.ts";
import { faceTowards } from "./pick.ts";
import type { Stage } from "./stage.ts";

/** The regions of a planet that have an area on a face. */
export const regionsOn = (planet: Planet, face: Face): readonly { readonly areas: readonly Area[] }[] =>
  regionsOf(planet).filter(({ areas }) => areas.some((each) => faceOf(each) === face));

/** The tile that hovers over one planet, and the regions lit there. */
export class Preview {
  readonly hover: Hover;
  readonly lit: Lit;
  private readonly stage: Stage;
  private readonly body: Body;
  private readonly seed: number;
  private readonly ask: () => void;
  private taking: Promise<boolean> = Promise.resolve(false);
  /** Counts what was asked for, because the land of a tile may arrive after it was put away. */
  private orders = 0;

  constructor(stage: Stage, body: Body, shadow: boolean, seed: number, ask: () => void) {
    this.stage = stage;
    this.body = body;
    this.seed = seed;
    this.ask = ask;
    this.hover = new Hover(shadow);
    this.lit = new Lit(body, this.hover);
    body.planet.add(this.hover.group);
  }

  /** Snaps a tile over a face and outlines the regions it would make there. */
  async over(planet: Planet, laid: LaidTile, detail: DetailName, regions?: readonly LitRegion[]): Promise<void> {
    const would = lay(planet, laid);
    const order = ++this.orders;
    this.body.core.light(laid.face);
    if (!(await this.take(laid.tile, detail)) || order !== this.orders) return;
    this.hover.over(laid.face, laid.rotation, this.stage.still);
    const lighting = { dim: 0, strength: 0.25, hovering: laid };
    this.lit.show(would, regions ?? regionsOn(would, laid.face), lighting);
    this.ask();
  }

  /** Lets a tile hover in a direction; returns the free face there, which glows. */
  async towards(
    planet: Planet,
    tile: Tile,
    rotation: Rotation,
    direction: Vector3,
    detail: DetailName,
  ): Promise<Face | null> {
    const near = faceTowards(direction);
    const free = isFree(planet, near) ? near : null;
    const order = ++this.orders;
    this.body.core.light(free);
    if (!(await this.take(tile, detail)) || order !== this.orders) return null;
    this.hover.towards(direction, near, rotation, this.stage.still);
    this.lit.clear(planet);
    this.ask();
    return free;
  }

  /** Shows a tile as the held one; false if it was replaced or put away before its land was made. */
  take(tile: Tile, detail: DetailName): Promise<boolean> {
    const name = tile.join();
    if (this.hover.tile !== name) {
      this.hover.tile = name;
      this.taking = this.make(tile, detail);
    }
    return this.taking;
  }

  private async make(tile: Tile, detail: DetailName): Promise<boolean> {
    const order = looseOrder(tile, detail, this.seed);
    const land = await this.stage.track(this.stage.workshop.make(order));
    if (this.hover.tile !== tile.join()) return false;
    this.hover.land.marks.cover(order.planet);
    this.hover.land.show(land, null);
    return true;
  }

  /** Removes the tile and all lights. */
  clear(planet: Planet): void {
    this.orders += 1;
    this.hover.hide();
    this.body.core.light(null);
    this.lit.clear(planet);
    this.ask();
  }

  dispose(): void {
    this.hover.dispose();
    this.lit.dispose();
  }
}
