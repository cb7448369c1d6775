/** A planet on a stage: its tiles, a hovering tile, the lights and the animals. */
import { Quaternion, Vector3 } from "three";
import { EMPTY_PLANET, habitatAt, type LaidTile, lay, type Planet, type Tile } from "../world/planet.ts";
import { ALL_AREAS, type Area, type Face, type Rotation } from "../world/units.ts";
import { Body } from "./body.ts";
import { type Dweller, Dwellers } from "./dwellers.ts";
import { Glow } from "./glow.ts";
import { HEIGHT } from "./hover.ts";
import type { DetailName, Land } from "./land/land.ts";
import { lerp } from "./land/vec.ts";
import type { LitRegion } from "./lit.ts";
import { carry, type Pointed, vector } from "./pick.ts";
import { Preview, regionsOn } from "./preview.ts";
import { Billboards } from "./scene/billboards.ts";
import { Dust } from "./scene/dust.ts";
import { glyphOf } from "./scene/pictures.ts";
import { above, middleOf } from "./spots.ts";
import type { Stage } from "./stage.ts";
import { Turned } from "./turned.ts";
import { easeIn, easeOut, overshoot, wobble } from "./tweens.ts";

/** Options for a planet. */
export interface GlobeOptions {
  /** The large planet has shadows and, by default, a sky; the others are small. */
  readonly role: "large" | "small";
  /** Another seed grows other trees. */
  readonly seed?: number;
  /** Whether there are stars behind it; the large planet has them by default. */
  readonly sky?: boolean;
}

/** Durations of the motions in seconds; none of them blocks the player. */
const FALL = 0.16;
const SETTLING = 0.5;
const ARRIVAL = 0.7;
const COMING = 0.4;

/** How far behind its place a planet begins to come forward, in radii. */
const BEHIND = 1.1;

/** The width of the ring of dust around an animal that arrives; a tile's is 1. */
const SMALL_RING = 0.28;

/** How directly a spot must face the camera to be seen: 1 is straight on. */
const SEEN = 0.2;

const UP = new Vector3(0, 1, 0);

/** The height of a glyph, in radii. */
const GLYPH = 0.2;

/** How much everything unlit is dimmed. */
const DIM = 0.66;

const shadowed = (stage: Stage, role: GlobeOptions["role"]): boolean => role === "large" && stage.means.shadow;

/** A planet to look at and interact with. */
export class Globe extends Turned {
  private readonly role: GlobeOptions["role"];
  private readonly seed: number;
  private readonly previewed: Preview;
  private readonly dwellers: Dwellers;
  private readonly signs = new Billboards(3, 96, 0);
  private readonly dust = new Dust();
  private readonly glow = new Glow();
  private planet: Planet = EMPTY_PLANET;
  private time = 0;
  private orders = 0;
  private showsGlyphs = false;

  constructor(stage: Stage, { role, seed = 1, sky = role === "large" }: GlobeOptions) {
    super(stage, new Body(shadowed(stage, role), sky));
    this.role = role;
    this.seed = seed;
    this.previewed = new Preview(stage, this.body, shadowed(stage, role), seed, () => this.ask());
    this.dwellers = new Dwellers(this.body);
    this.signs.mesh.renderOrder = 10;
    this.body.planet.add(this.signs.mesh, this.dust.points);
    this.body.cover(this.planet);
  }

  private get detail(): DetailName {
    return this.stage.means[this.role];
  }

  /** The habitat of each area. */
  get areas(): Planet {
    return this.planet;
  }

  /** Covers the planet; resolves when its land is shown. Does nothing if the planet is already covered like that. */
  async set(planet: Planet): Promise<void> {
    const same = ALL_AREAS.every((area) => habitatAt(planet, area) === habitatAt(this.planet, area));
    if (!same || this.body.land.points === null) await this.rebuild(planet);
  }

  /** Replaces it by another planet, which comes forward with a face to the camera or turned as given. */
  async present(planet: Planet, turned: Quaternion | null, towards: Face | null): Promise<void> {
    const land = await this.order(planet);
    if (land === null) return;
    this.tweens.finish();
    this.clear();
    this.dwell([]);
    if (turned !== null) this.turn = turned;
    this.cover(planet);
    this.body.show(land, null);
    this.ask();
    if (towards !== null) void this.face(towards);
    this.tweens.still = this.stage.still;
    void this.tweens.start(COMING, (share) => {
      this.body.nudge = -BEHIND * (1 - easeOut(share));
    });
  }

  private async rebuild(planet: Planet): Promise<void> {
    const land = await this.order(planet);
    if (land === null) return;
    this.cover(planet);
    this.body.show(land, null);
    this.ask();
  }

  /** Orders the land of a planet; null if a newer order has overtaken it. */
  private async order(planet: Planet): Promise<Land | null> {
    const number = ++this.orders;
    const { workshop } = this.stage;
    const land = await this.stage.track(workshop.make({ planet, detail: this.detail, seed: this.seed, loose: false }));
    return number === this.orders ? land : null;
  }

  private cover(planet: Planet): void {
    this.planet = planet;
    this.glow.end();
    this.body.cover(planet);
    this.previewed.lit.clear(planet);
    this.dwellers.set(this.dwellers.all, planet);
    this.glyphs = this.showsGlyphs;
  }

  /** Lights regions, with their sizes if given, and dims the rest. An empty list turns all lights off. */
  light(regions: readonly LitRegion[], dim = DIM): void {
    this.glow.end();
    const lighting = { dim: regions.length > 0 ? dim : 0, strength: 0.7, hovering: null };
    this.previewed.lit.taken = this.dwellers.homes;
    this.previewed.lit.show(this.planet, regions, lighting);
    this.ask();
  }

  /** Turns the planet to a region and lights it. */
  showRegion(region: LitRegion): Promise<void> {
    this.light([region]);
    return this.show(region.areas);
  }

  /** Lets a tile hover snapped over a free face and outlines the regions it would make, with sizes if given. */
  preview(laid: LaidTile, regions?: readonly LitRegion[]): Promise<void> {
    this.glow.end();
    return this.previewed.over(this.planet, laid, this.detail, regions);
  }

  /** Lets a tile hover where the pointer is; returns the free face below it, to which it would snap. */
  aim(tile: Tile, rotation: Rotation, point: Pointed): Promise<Face | null> {
    return this.previewed.towards(this.planet, tile, rotation, this.direct(point).at, this.detail);
  }

  /** Removes the hovering tile and all lights. */
  clear(): void {
    this.glow.end();
    this.previewed.clear(this.planet);
  }

  /**
   * Drops a tile on its face: it falls, the ground gives way, dust rises, and the land grows together. The regions that
   * grew glow once, with their sizes if given.
   */
  async drop(laid: LaidTile, grown: readonly LitRegion[] = []): Promise<void> {
    const { hover, lit } = this.previewed;
    const would = lay(this.planet, laid);
    const ordered = this.order(would);
    const number = this.orders;
    this.tweens.still = this.stage.still;
    await this.previewed.take(laid.tile, this.detail);
    hover.over(laid.face, laid.rotation, true);
    lit.clear(this.planet);
    await this.tweens.start(FALL, (share) => hover.fall(lerp(HEIGHT, 0, easeIn(share)), 1));
    this.body.core.light(null);
    this.shake(laid);
    const land = await ordered;
    const was = this.body.land.points;
    const from = was === null || this.stage.still ? null : hover.joined(was, laid.face, laid.rotation);
    hover.hide();
    if (land === null || number !== this.orders) return;
    this.cover(would);
    this.body.show(land, from);
    void this.glow.start(would, grown, lit, this.tweens);
    const changed = regionsOn(would, laid.face).flatMap(({ areas }) => areas);
    await this.tweens.start(SETTLING, (share) => {
      if (from !== null) this.body.land.morph = easeOut(share);
      this.body.land.marks.grow(changed, lerp(0.55, 1, easeOut(share)));
    });
  }

  /** The impact of a landing: the tile is squashed, the camera nudged, and dust flies. */
  private shake({ face, rotation }: LaidTile): void {
    const where = carry(face, rotation);
    void this.tweens.start(SETTLING, (share) => {
      this.previewed.hover.fall(0, 1 - 0.05 * wobble(share));
      this.body.nudge = -0.09 * wobble(share);
      this.dust.show(share, where, this.body.dots * 0.9);
    });
  }

  /** Sets the animals that live here. */
  dwell(dwellers: readonly Dweller[]): void {
    this.dwellers.set(dwellers, this.planet);
    this.ask();
  }

  /** Where another animal of this region would stand in the view; null if that's behind the planet. */
  where(areas: readonly Area[]): Pointed | null {
    const home = this.dwellers.homeOf(areas);
    if (home === undefined) return null;
    const spot = vector(above(this.planet, home, 0.1)).applyQuaternion(this.spin.now);
    if (spot.z < SEEN * spot.length()) return null;
    const { x, y } = spot.project(this.body.camera);
    return { x, y };
  }

  /** Shows an animal arriving on the region that won it: the region lights up, the animal drops in, and dust rises. */
  async settle(dweller: Dweller): Promise<void> {
    this.tweens.still = this.stage.still;
    const home = this.dwellers.homeOf(dweller.areas);
    const where = new Quaternion().setFromUnitVectors(UP, home === undefined ? UP : vector(middleOf(home)).normalize());
    this.dwellers.set([...this.dwellers.all, dweller], this.planet);
    this.light([{ areas: dweller.areas }]);
    void this.show(dweller.areas);
    await this.tweens.start(ARRIVAL, (share) => {
      this.dwellers.appear(dweller.animal, overshoot(share), 0.35 * (1 - easeOut(share)), this.planet);
      this.dust.show(share, where, this.body.dots * 0.6, SMALL_RING);
    });
  }

  /** Whether there are stars behind it; only for a globe made with a sky. */
  set sky(shown: boolean) {
    this.body.sky.deep = shown;
    this.ask();
  }

  /** Whether every area shows its habitat's glyph, which always faces the camera. */
  set glyphs(on: boolean) {
    this.showsGlyphs = on;
    this.signs.show(
      ALL_AREAS.flatMap((area) => {
        const habitat = on ? habitatAt(this.planet, area) : null;
        if (habitat === null) return [];
        const board = { picture: habitat, draw: glyphOf(habitat), at: above(this.planet, area, 0.02) };
        return [{ ...board, size: GLYPH, below: 0.5 }];
      }),
    );
    this.ask();
  }

  /** Advances all motions; returns whether there is more to come. Called by the stage. */
  override advance(seconds: number): boolean {
    const { hover } = this.previewed;
    this.tweens.still = this.stage.still;
    this.spin.step(seconds);
    this.tweens.step(seconds);
    hover.step(seconds);
    if (!this.stage.still) this.time += seconds;
    this.body.time = this.time;
    hover.follow(this.body.land);
    this.body.turn(this.spin.now);
    return this.spin.moving || this.tweens.moving || hover.moving;
  }

  /** Makes the land again, for the new quality. */
  override restyle(): void {
    const shadow = shadowed(this.stage, this.role);
    this.body.shadow(shadow);
    this.previewed.hover.land.shadow(shadow);
    this.clear();
    void this.rebuild(this.planet);
  }

  /** Frees the GPU resources; whatever is drawn again is uploaded again. */
  override forget(): void {
    for (const each of [this.body, this.previewed, this.dwellers, this.signs, this.dust]) each.dispose();
  }

  /** Ends all motions and frees the GPU resources. */
  dispose(): void {
    this.orders += 1;
    this.tweens.finish();
    this.forget();
  }
}
