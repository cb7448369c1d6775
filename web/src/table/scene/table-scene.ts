/** The table's planets in 3D: one large and all of them small, on one stage. Loaded when first needed. */
import { effect, untracked } from "@preact/signals";
import { Globe, listenToGestures, type Pointed, type Quality, Stage } from "../../globe/index.ts";
import type { Laid } from "../../protocol.ts";
import { lessMotion, type QualityChoice, settings } from "../../store/settings.ts";
import { EDGE_COUNT } from "../../world/geometry.ts";
import { isFree, type Planet } from "../../world/planet.ts";
import { ALL_EDGES, type Area, areaAt, type Face, face } from "../../world/units.ts";
import { rotationOf } from "../model/hand.ts";
import { added, covering, tileOf } from "../model/planets.ts";
import type { LargePlanet, Point } from "../model/shown.ts";
import type { TableModel } from "../model/table-model.ts";
import { sketchOn } from "./drawn.ts";
import { showDwellers } from "./dwellers.ts";
import { grownBy, litOn, madeBy, sketchedBy } from "./lights.ts";
import { Portrait } from "./portrait.ts";
import { nearest, towards, turnToFree } from "./steer.ts";

type Faces = readonly (Laid | null)[];

const QUALITY: Readonly<Record<QualityChoice, Quality | null>> = {
  auto: null,
  high: "full",
  low: "low",
  still: "still",
  map: "low",
};

/** The initial zoom where the canvas extends past its view, with room for a tile that hovers at the rim. */
const NEAR = 0.93;
/** The initial zoom on a phone: the planet fills its view, which has room for its mountains. */
const NEARER = 1;

/** How much everything else is dimmed while a tile is marked. */
const MARK_DIM = 0.3;

/** One step of a tile's rotation, in radians. */
const STEP = (2 * Math.PI) / EDGE_COUNT;

interface Small {
  readonly globe: Globe;
  readonly remove: () => void;
  faces: Faces;
}

/** The table's planets in 3D. */
export class TableScene implements LargePlanet {
  readonly stage: Stage;
  readonly large: Globe;
  private readonly model: TableModel;
  private readonly place: HTMLElement;
  private readonly smalls = new Map<number, Small>();
  private readonly turns = new Map<number, Globe["turn"]>();
  private readonly ends: (() => void)[] = [];
  private shown: { readonly seat: number; readonly faces: Faces } | null = null;
  /** The marked face that was last turned to the viewer. */
  private brought: Face | null = null;
  /** Resolves when the large planet shows the tiles last set, so that the next one drops onto the right planet. */
  private covered: Promise<void> = Promise.resolve();

  /** Draws the large planet over an element, which must be positioned. Throws `NoWebGL`. */
  constructor(place: HTMLElement, model: TableModel) {
    const quality = QUALITY[settings.peek().quality];
    this.model = model;
    this.place = place;
    this.stage = new Stage(place, { ...(quality === null ? {} : { quality }), reducedMotion: lessMotion() });
    this.large = new Globe(this.stage, { role: "large", sky: false });
    // The result may cover the table, and then the place has no box yet.
    this.large.zoom = Number.parseFloat(getComputedStyle(place).top) < 0 ? NEAR : NEARER;
    this.ends.push(
      this.stage.add(this.large, place),
      listenToGestures(place, this.large, {
        tap: (face) => this.tapped(face),
        point: (point) => this.pointed(point),
        twist: () => this.twist(),
      }),
      effect(() => this.cover()),
      effect(() => this.hover()),
      effect(() => this.light()),
      showDwellers(model, this.large, () => this.covered),
      effect(() => {
        this.large.glyphs = settings.value.glyphs;
        this.stage.reducedMotion = lessMotion();
        const wanted = QUALITY[settings.value.quality];
        if (wanted !== null && wanted !== this.stage.quality) this.stage.quality = wanted;
      }),
    );
  }

  /** Draws a seat's planet on a small canvas. Returns the cleanup function. */
  attach(seat: number, canvas: HTMLCanvasElement): () => void {
    const globe = new Globe(this.stage, { role: "small", seed: seat + 1 });
    const small: Small = { globe, remove: this.stage.add(globe, canvas), faces: [] };
    this.smalls.set(seat, small);
    this.dress(seat, small);
    return () => {
      small.remove();
      globe.dispose();
      this.smalls.delete(seat);
    };
  }

  /** Makes a picture of a seat's planet, apart from those on the table. The caller disposes of it. */
  portrait(seat: number): Portrait {
    return new Portrait(this.stage, this.model, seat);
  }

  private dress(seat: number, small: Small): void {
    const box = this.model.table.box.peek();
    const faces = this.model.planets.peek()[seat];
    if (box === null || faces === undefined) return;
    const fresh = added(box, small.faces, faces);
    if (fresh !== null) void small.globe.face(fresh.face);
    small.faces = faces;
    void small.globe.set(covering(box, faces));
  }

  /** Shows the tiles on each planet, and drops a new one onto the large planet. */
  private cover(): void {
    const [box, planets, seat] = [this.model.table.box.value, this.model.planets.value, this.model.largeSeat.value];
    const faces = planets[seat];
    if (box === null || faces === undefined) return;
    for (const [each, small] of this.smalls) if (planets[each] !== small.faces) this.dress(each, small);
    const before = this.shown;
    if (before?.seat === seat && before.faces === faces) return;
    const fresh = before?.seat === seat ? added(box, before.faces, faces) : null;
    const shown = { seat, faces };
    this.shown = shown;
    // Setting new tiles clears the light, so light the bid or the mark again.
    if (before !== null && before.seat !== seat) this.covered = this.change(before.seat, seat, covering(box, faces));
    else if (fresh === null) this.covered = this.large.set(covering(box, faces)).then(() => this.light());
    else {
      if (this.model.knows(seat)) this.bring(fresh.face);
      else void this.large.face(fresh.face);
      const grown = grownBy(covering(box, before?.faces ?? []), fresh);
      const land = async (): Promise<void> => {
        if (this.shown === shown) await this.large.drop(fresh, grown);
      };
      this.covered = this.covered.then(land, land).then(() => this.lightMark());
    }
  }

  /** Lets another seat's planet come forward, turned as it was last seen or to the tile that is about to land there. */
  private async change(from: number, to: number, planet: Planet): Promise<void> {
    this.brought = null;
    this.turns.set(from, this.large.turn.clone());
    const event = this.model.playback.now.peek();
    const landing = event?.type === "placed" && event.seat === to ? face(event.face) : null;
    await this.large.present(planet, this.turns.get(to) ?? null, landing);
    this.light();
    // It has cleared away the tile that was aimed in the meantime.
    if (this.model.hand.peek()?.face != null) this.hover();
  }

  /** Hovers the sketched tile over its face as soon as its planet is shown. Returns whether there is a sketch. */
  private draw(): boolean {
    const [box, seat, planets] = [this.model.table.box.value, this.model.largeSeat.value, this.model.planets.value];
    const sketch = box === null ? null : sketchOn(this.model, box, seat);
    if (box === null || sketch === null) return false;
    const regions = sketchedBy(covering(box, planets[seat] ?? []), sketch);
    const wanted = this.model.sketch.peek();
    void this.covered.then(() => {
      if (this.model.sketch.peek() !== wanted) return;
      void this.large.preview(sketch, regions);
      this.bring(sketch.face);
    });
    return true;
  }

  /** Hovers the tile in hand over the face it's aimed at, with the regions it would make. */
  private hover(): void {
    if (this.draw()) return;
    const [hand, seat, box] = [this.model.hand.value, this.model.actor.value, this.model.table.box.value];
    const tile = hand === null ? null : (this.model.table.game.peek()?.offer[hand.slot] ?? null);
    if (hand === null || tile === null || box === null || seat !== this.model.largeSeat.value) {
      if (this.model.sending.peek()) return;
      this.large.clear();
      untracked(() => this.lightMark());
      return;
    }
    if (hand.face === null) {
      this.large.clear();
      // Another planet may still be in the player's place, because taking the tile has ended what was shown there.
      void this.covered.then(() => this.showFree());
      return;
    }
    const laid = { tile: tileOf(box, tile), face: hand.face, rotation: rotationOf(hand) };
    const faces = this.model.table.game.peek()?.planets[seat] ?? [];
    void this.large.preview(laid, madeBy(covering(box, faces), laid, this.model.trial.value));
    if (hand.pinned) this.bring(hand.face);
  }

  /** Turns a face toward the viewer if it's at the rim or behind the planet. */
  private bring(face: Face): void {
    if (face !== this.large.facing() && nearest(this.large, [face]).cosine < 0.45) void this.large.face(face);
  }

  /** Turns a free face into view, so that the player sees where the tile in hand can go. */
  private showFree(): void {
    const hand = this.model.hand.peek();
    if (hand !== null && hand.face === null && this.model.actor.peek() === this.model.largeSeat.peek())
      turnToFree(this.large);
  }

  private light(): void {
    const [mark, lit] = [this.model.markedFace.value, litOn(this.model, this.model.largeSeat.value)];
    if (mark === null) this.brought = null;
    if (lit !== null) {
      this.large.light(lit);
      if (lit[0] !== undefined) void this.large.show(lit[0].areas);
    } else if (mark !== null) this.lightMark();
    else if (this.model.hand.peek() === null && this.model.sketch.peek() === null) this.large.light([]);
  }

  /** Lights the marked tile on the large planet, and turns it to the viewer once. */
  private lightMark(): void {
    const mark = this.model.markedFace.value;
    if (mark === null || isFree(this.large.areas, mark)) return;
    this.large.light([{ areas: ALL_EDGES.map((each) => areaAt(mark, each)) }], MARK_DIM);
    if (this.brought !== mark) void this.large.face(mark);
    this.brought = mark;
  }

  private tapped(face: Face | null): void {
    if (face === null) this.model.shownBid.value = null;
    else if (!this.model.tapFace(face)) {
      this.model.shownBid.value = null;
      void this.large.face(face);
    }
  }

  /** With an aimed tile, two fingers turn the tile instead of the planet. */
  private twist(): ((angle: number) => void) | null {
    if (this.model.hand.value?.face == null || this.model.largeSeat.value !== this.model.actor.value) return null;
    let done = 0;
    return (angle) => {
      const steps = Math.round(angle / STEP);
      if (steps !== done) this.model.turn(steps - done);
      done = steps;
    };
  }

  private pointed(point: Pointed | null): void {
    const hand = this.model.hand.value;
    if (hand === null || hand.pinned) return;
    this.model.pointAt(point === null ? null : this.large.pick(point));
    this.float(point);
  }

  /** Makes the tile follow the pointer while it isn't over a free face. */
  private float(point: Pointed | null): void {
    const [hand, box] = [this.model.hand.value, this.model.table.box.value];
    const tile = hand === null ? null : (this.model.table.game.value?.offer[hand.slot] ?? null);
    if (point === null || hand === null || hand.face !== null || tile === null || box === null) return;
    if (this.model.largeSeat.value === this.model.actor.value)
      void this.large.aim(tileOf(box, tile), rotationOf(hand), point);
  }

  /** Moves a dragged tile over a point of the page. Returns the face below it. */
  drag(x: number, y: number): Face | null {
    const box = this.place.getBoundingClientRect();
    const point = { x: ((x - box.left) / box.width) * 2 - 1, y: 1 - ((y - box.top) / box.height) * 2 };
    const inside = Math.abs(point.x) <= 1 && Math.abs(point.y) <= 1;
    this.pointed(inside ? point : null);
    return inside ? this.large.pick(point) : null;
  }

  where(areas: readonly Area[]): Point | null {
    const [point, box] = [this.large.where(areas), this.place.getBoundingClientRect()];
    if (point === null) return null;
    return { x: box.left + ((1 + point.x) / 2) * box.width, y: box.top + ((1 - point.y) / 2) * box.height };
  }

  /** Returns the neighbour an arrow key leads to, and turns it to the viewer. */
  step(right: number, up: number): Face {
    const next = towards(this.large, this.model.hand.value?.face ?? this.large.facing(), right, up);
    void this.large.face(next);
    return next;
  }

  turnTo(face: Face): void {
    void this.large.face(face);
  }

  /** Releases everything. */
  dispose(): void {
    for (const end of this.ends) end();
    for (const { globe, remove } of this.smalls.values()) {
      remove();
      globe.dispose();
    }
    this.large.dispose();
    this.stage.dispose();
  }
}
