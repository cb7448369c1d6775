/** A planet on a stage: what it shows, how it turns, and what can be done with it. */
import type { Quaternion, Vector3 } from "three";
import { NORMALS } from "../world/geometry.ts";
import { EMPTY_PLANET, habitatAt, isFree, type LaidTile, lay, type Planet, type Tile } from "../world/planet.ts";
import { regionsOf } from "../world/regions.ts";
import { ALL_AREAS, type Area, at, type Face, faceOf, type Rotation } from "../world/units.ts";
import { Body, EYE, FARTHEST, NEAREST } from "./body.ts";
import { type Dweller, Dwellers } from "./dwellers.ts";
import { Hover, HEIGHT, looseOrder } from "./hover.ts";
import type { DetailName } from "./land/land.ts";
import { clamp, lerp } from "./land/vec.ts";
import { Lit, type LitRegion } from "./lit.ts";
import { carry, direct, faceTowards, facing, type Pointed, vector } from "./pick.ts";
import { Billboards } from "./scene/billboards.ts";
import { Dust } from "./scene/dust.ts";
import { glyphOf } from "./scene/pictures.ts";
import { above, directionOf } from "./spots.ts";
import { Spin } from "./spin.ts";
import type { Stage, View } from "./stage.ts";
import { easeBoth, easeIn, easeOut, overshoot, Tweens, wobble } from "./tweens.ts";

/** How a planet is set up. */
export interface GlobeOptions {
  /** One planet is large, with a sky and shadows; the others are small. */
  readonly role: "large" | "small";
  /** Another seed, other trees. */
  readonly seed?: number;
  /** Whether there are stars behind it; a large one has them unless this says no. */
  readonly sky?: boolean;
}

/** Seconds of each motion; none keeps anybody from going on. */
const FLIGHT = 0.45;
const FALL = 0.16;
const SETTLING = 0.5;
const ARRIVAL = 0.7;

const GLYPH = 0.2;

/** A planet that can be seen and handled. */
export class Globe implements View {
  readonly body: Body;
  readonly spin = new Spin();
  private readonly stage: Stage;
  private readonly role: GlobeOptions["role"];
  private readonly seed: number;
  private readonly tweens: Tweens;
  private readonly hover: Hover;
  private readonly lit: Lit;
  private readonly dwellers: Dwellers;
  private readonly signs = new Billboards(3, 96, 0);
  private readonly dust = new Dust();
  private planet: Planet = EMPTY_PLANET;
  private time = 0;
  private orders = 0;
  private flights = 0;
  private showsGlyphs = false;

  constructor(stage: Stage, { role, seed = 1, sky = role === "large" }: GlobeOptions) {
    this.stage = stage;
    this.role = role;
    this.seed = seed;
    const shadow = role === "large" && stage.means.shadow;
    this.body = new Body(shadow, sky);
    this.hover = new Hover(shadow);
    this.lit = new Lit(this.body, this.hover);
    this.dwellers = new Dwellers(this.body);
    this.tweens = new Tweens(stage.still, () => stage.ask());
    this.signs.mesh.renderOrder = 10;
    this.body.planet.add(this.hover.group, this.signs.mesh, this.dust.points);
    this.body.cover(this.planet);
  }

  private get detail(): DetailName {
    return this.stage.means[this.role];
  }

  /** What the planet is covered with. */
  get areas(): Planet {
    return this.planet;
  }

  /** Covers the planet; kept when its land is shown. */
  async set(planet: Planet): Promise<void> {
    const land = await this.order(planet);
    if (land === null) return;
    this.cover(planet);
    this.body.show(land, null);
    this.stage.ask();
  }

  /** Orders the land of a planet; null if another order has overtaken it. */
  private async order(planet: Planet) {
    const number = ++this.orders;
    const { workshop } = this.stage;
    const land = await this.stage.track(workshop.make({ planet, detail: this.detail, seed: this.seed, loose: false }));
    return number === this.orders ? land : null;
  }

  private cover(planet: Planet): void {
    this.planet = planet;
    this.body.cover(planet);
    this.lit.clear(planet);
    this.dwellers.set(this.dwellers.all, planet);
    this.glyphs = this.showsGlyphs;
  }

  /** The face that looks most at the eye. */
  facing(): Face {
    return faceTowards(EYE.clone().applyQuaternion(this.spin.aim.invert()));
  }

  /** Turns a face to the eye. */
  face(face: Face): Promise<void> {
    return this.turnTo(vector(at(NORMALS, face)));
  }

  /** Turns the middle of some areas to the eye. */
  show(areas: readonly Area[]): Promise<void> {
    return this.turnTo(vector(directionOf(areas)));
  }

  private turnTo(direction: Vector3): Promise<void> {
    return this.fly(facing(direction, this.spin.aim, EYE));
  }

  private fly(to: Quaternion): Promise<void> {
    const from = this.spin.now.clone();
    const flight = ++this.flights;
    this.tweens.still = this.stage.still;
    return this.tweens.start(FLIGHT, (share) => {
      // A hand that takes hold ends the flight.
      if (flight === this.flights) this.spin.to(from.clone().slerp(to, easeBoth(share)), true);
    });
  }

  /** A hand takes hold of the planet. */
  grab(): void {
    this.flights += 1;
    this.spin.grab();
    this.stage.ask();
  }

  /** The hand pulls: angles to the right, upward and counterclockwise, within so many seconds. */
  pull(right: number, up: number, twist: number, seconds: number): void {
    this.spin.pull(right, up, twist, seconds);
    if (this.stage.still) this.spin.step(Number.POSITIVE_INFINITY);
    this.stage.ask();
  }

  /** The hand lets go after a pause of so many seconds. */
  release(pause: number): void {
    this.spin.release(pause);
    if (this.stage.still) this.spin.stop();
    this.stage.ask();
  }

  /** How near one is: 1 shows the whole planet. */
  get zoom(): number {
    return this.body.zoom;
  }

  set zoom(zoom: number) {
    this.body.zoom = clamp(zoom, FARTHEST, NEAREST);
    this.stage.ask();
  }

  /** The face under a point of the view; null beside the planet. */
  pick(point: Pointed): Face | null {
    const { at: direction, hit } = direct(point, this.body.camera, this.spin.now);
    return hit ? faceTowards(direction) : null;
  }

  /** Lights regions, with their sizes where they are told, and dims the rest. */
  light(regions: readonly LitRegion[], dim = 0.62): void {
    this.lit.show(this.planet, regions, { dim: regions.length > 0 ? dim : 0, strength: 0.7, hovering: null });
    this.stage.ask();
  }

  /** Turns a region to the eye and lights it. */
  showRegion(region: LitRegion): Promise<void> {
    this.light([region]);
    return this.show(region.areas);
  }

  /** Lets a tile hover over a free face, snapped; the regions it would make are outlined, with sizes where told. */
  async preview(laid: LaidTile, regions?: readonly LitRegion[]): Promise<void> {
    const would = lay(this.planet, laid);
    this.body.core.light(laid.face);
    await this.take(laid.tile);
    if (this.hover.tile !== laid.tile) return;
    this.hover.over(laid.face, laid.rotation, this.stage.still);
    const made = regions ?? regionsOf(would).filter(({ areas }) => areas.some((each) => faceOf(each) === laid.face));
    this.lit.show(would, made, { dim: 0, strength: 0.25, hovering: laid });
    this.stage.ask();
  }

  /** Lets a tile hover freely where one points; answers with the free face below, over which it would snap. */
  async aim(tile: Tile, rotation: Rotation, point: Pointed): Promise<Face | null> {
    const { at: direction } = direct(point, this.body.camera, this.spin.now);
    const near = faceTowards(direction);
    const free = isFree(this.planet, near);
    this.body.core.light(free ? near : null);
    await this.take(tile);
    if (this.hover.tile !== tile) return null;
    this.hover.towards(direction, near, rotation, this.stage.still);
    this.lit.clear(this.planet);
    this.stage.ask();
    return free ? near : null;
  }

  /** Takes away the hovering tile. */
  clearPreview(): void {
    this.hover.hide();
    this.body.core.light(null);
    this.lit.clear(this.planet);
    this.stage.ask();
  }

  private async take(tile: Tile): Promise<void> {
    if (this.hover.tile === tile) return;
    this.hover.tile = tile;
    const land = await this.stage.track(this.stage.workshop.make(looseOrder(tile, this.detail, this.seed)));
    if (this.hover.tile !== tile) return;
    this.hover.land.marks.cover(looseOrder(tile, this.detail, this.seed).planet);
    this.hover.land.show(land, null);
  }

  /** Drops a tile on its face: it falls, the ground gives, dust rises, and the land grows together. */
  async drop(laid: LaidTile): Promise<void> {
    const would = lay(this.planet, laid);
    const ordered = this.order(would);
    this.tweens.still = this.stage.still;
    await this.take(laid.tile);
    this.hover.over(laid.face, laid.rotation, true);
    this.lit.clear(this.planet);
    await this.tweens.start(FALL, (share) => this.hover.fall(lerp(HEIGHT, 0, easeIn(share)), 1));
    this.body.core.light(null);
    this.shake(laid);
    const land = await ordered;
    if (land === null) return;
    const was = this.body.land.points;
    const from = was === null || this.stage.still ? null : this.hover.joined(was, laid.face, laid.rotation);
    this.hover.hide();
    this.cover(would);
    this.body.show(land, from);
    const changed = regionsOf(would)
      .filter(({ areas }) => areas.some((each) => faceOf(each) === laid.face))
      .flatMap(({ areas }) => areas);
    await this.tweens.start(SETTLING, (share) => {
      this.body.land.morph = from === null ? 1 : easeOut(share);
      this.body.land.marks.grow(changed, lerp(0.55, 1, Math.min(1, easeOut(share))));
    });
  }

  /** What one feels of a landing: the tile is squashed, the planet gives, the camera is nudged, dust flies. */
  private shake({ face, rotation }: LaidTile): void {
    const where = carry(face, rotation);
    void this.tweens.start(SETTLING, (share) => {
      this.hover.fall(0, 1 - 0.05 * wobble(share));
      this.body.nudge = -0.09 * wobble(share);
      this.dust.show(share, where, this.body.dots * 0.9);
    });
  }

  /** Says which animals live here. */
  dwell(dwellers: readonly Dweller[]): void {
    this.dwellers.set(dwellers, this.planet);
    this.stage.ask();
  }

  /** Lets an animal appear on the region that won it: the region lights up, and the animal drops in. */
  async settle(dweller: Dweller): Promise<void> {
    this.tweens.still = this.stage.still;
    this.dwellers.set([...this.dwellers.all, dweller], this.planet);
    this.lit.show(this.planet, [dweller], { dim: 0.45, strength: 0.7, hovering: null });
    void this.show(dweller.areas);
    await this.tweens.start(ARRIVAL, (share) => {
      this.dwellers.appear(dweller.animal, overshoot(share), 0.35 * (1 - easeOut(share)), this.planet);
    });
  }

  /** Whether every area bears its habitat's glyph, which faces the eye. */
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
    this.stage.ask();
  }

  advance(seconds: number): boolean {
    this.tweens.still = this.stage.still;
    this.spin.step(seconds);
    this.tweens.step(seconds);
    this.hover.step(seconds);
    if (!this.stage.still) this.time += seconds;
    this.body.time = this.time;
    this.hover.land.materials.uniforms.uTime.value = this.time;
    this.hover.land.materials.uniforms.uPixel.value = this.body.land.materials.uniforms.uPixel.value;
    this.body.turn(this.spin.now);
    return this.spin.moving || this.tweens.moving || this.hover.moving;
  }

  restyle(): void {
    const shadow = this.role === "large" && this.stage.means.shadow;
    this.body.shadow(shadow);
    this.hover.land.shadow(shadow);
    const { tile } = this.hover;
    if (tile !== null) this.clearPreview();
    void this.set(this.planet);
  }

  dispose(): void {
    this.orders += 1;
    this.tweens.finish();
    this.body.dispose();
    this.hover.dispose();
    this.lit.dispose();
    this.dwellers.dispose();
    this.signs.dispose();
    this.dust.dispose();
  }
}
