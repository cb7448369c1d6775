/** One planet in 3D on its own: on the podium, in photo mode, and in the picture of the result. */
import { Quaternion, Vector3 } from "three";
import { Globe, listenToGestures, type Stage } from "../../globe/index.ts";
import { settings } from "../../store/settings.ts";
import { area } from "../../world/units.ts";
import { covering } from "../model/planets.ts";
import type { TableModel } from "../model/table-model.ts";
import { dwellersIn } from "./dwellers.ts";
import { homesIn } from "./lights.ts";

/** How fast a planet turns by itself, in radians a second. */
const SPEED = 0.5;
const AXIS = new Vector3(0, 1, 0);

/** More than any flight takes, in seconds. */
const ARRIVED = 5;

/** A seat's planet with its animals, drawn on a canvas or only into pictures. */
export class Portrait {
  readonly globe: Globe;
  /** Resolves when the planet is covered and inhabited. */
  readonly ready: Promise<void>;
  private readonly stage: Stage;
  private remove: () => void = () => {};
  private disposed = false;

  constructor(stage: Stage, model: TableModel, seat: number) {
    this.stage = stage;
    this.globe = new Globe(stage, { role: "large", sky: true });
    this.globe.sky = false;
    this.globe.glyphs = settings.peek().glyphs;
    this.ready = stage.track(this.dress(model, seat));
  }

  private async dress(model: TableModel, seat: number): Promise<void> {
    const [box, faces] = [model.table.box.peek(), model.planets.peek()[seat]];
    if (box === null || faces === undefined) return;
    const homes = homesIn(model.shownLog.peek(), seat);
    const [dwellers] = await Promise.all([dwellersIn(homes), this.globe.set(covering(box, faces))]);
    if (this.disposed) return;
    this.globe.dwell(dwellers);
    // As many of the animals as possible face the viewer.
    if (homes.size > 0) void this.globe.show([...homes.values()].flatMap((areas) => areas.map(area)));
    this.globe.advance(ARRIVED);
  }

  /** Draws it on a canvas from now on. */
  drawOn(canvas: HTMLCanvasElement): void {
    this.remove();
    this.remove = this.stage.add(this.globe, canvas);
  }

  /** Lets the player turn and zoom it. Returns the cleanup function. */
  listen(element: HTMLElement): () => void {
    return listenToGestures(element, this.globe, { tap: (face) => void (face !== null && this.globe.face(face)) });
  }

  /** Turns it slowly, unless nothing may move. Returns a function that stops it. */
  spin(): () => void {
    if (this.stage.still) return () => {};
    let last = performance.now();
    const step = (now: number): void => {
      const turned = new Quaternion().setFromAxisAngle(AXIS, (SPEED * Math.max(0, now - last)) / 1000);
      last = now;
      this.globe.turn = turned.multiply(this.globe.turn);
      frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }

  /** Returns a picture of it as it is turned now, with so many pixels on each side. */
  async picture(side: number): Promise<HTMLCanvasElement> {
    await this.ready;
    return this.stage.picture(this.globe, side, side);
  }

  dispose(): void {
    this.disposed = true;
    this.remove();
    this.globe.dispose();
  }
}
