/** The result of a game as a picture to share: the podium with the planets, names, points and animals. */
import { asAddress, loadPictures, pictureOf } from "../../animals/pictures.ts";
import { ratioOf, stillMap } from "../../map/still.tsx";
import { loadTypeface, TYPEFACE } from "../../shapes/typeface.ts";
import { wordmarkPicture } from "../../ui/wordmark.ts";
import { say } from "../../words/say.ts";
import type { Planet } from "../../world/planet.ts";
import { at } from "../../world/units.ts";
import type { SeatPoints } from "../model/breakdown.ts";

/** A seat in the picture. */
export interface ResultSeat {
  readonly points: SeatPoints;
  readonly name: string;
  readonly planet: Planet;
  /** The planet in 3D; null where there is none, so that its map is drawn. */
  readonly globe: CanvasImageSource | null;
}

/** What the picture shows. */
export interface Result {
  /** Who won, as a sentence. */
  readonly title: string;
  /** Where others can play. */
  readonly address: string;
  /** The seats from left to right. */
  readonly seats: readonly ResultSeat[];
}

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 44;
const GAP = 20;
const HEAD = 96;
const MARK = 230;
const FLOOR = 576;
/** The side of a planet in 3D, air included; and how far each place is below the one before. */
const GLOBE = 290;
const RISE = 16;
/** The sizes an animal can have; the largest at which all of a seat's animals fit is used. */
const ANIMALS = [54, 46, 38, 32];

type Paper = CanvasRenderingContext2D;

/** A value from the style sheet. */
const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

function image(svg: string): Promise<HTMLImageElement> {
  const made = new Image();
  made.src = asAddress(svg);
  return made.decode().then(() => made);
}

interface Writing {
  readonly size: number;
  readonly ink: string;
  /** The greatest width; longer text is condensed. */
  readonly room: number;
  readonly align?: CanvasTextAlign;
  readonly weight?: number;
}

function write(paper: Paper, text: string, x: number, y: number, writing: Writing): void {
  paper.textAlign = writing.align ?? "left";
  paper.fillStyle = writing.ink;
  paper.font = `${writing.weight ?? 700} ${writing.size}px ${TYPEFACE}`;
  paper.fillText(text, x, y, writing.room);
}

function background(paper: Paper): void {
  paper.fillStyle = token("night");
  paper.fillRect(0, 0, WIDTH, HEIGHT);
  const glow = paper.createRadialGradient(WIDTH / 2, HEIGHT * 0.42, 0, WIDTH / 2, HEIGHT * 0.42, WIDTH * 0.55);
  glow.addColorStop(0, token("dusk"));
  glow.addColorStop(1, `${token("dusk")}00`);
  paper.fillStyle = glow;
  paper.fillRect(0, 0, WIDTH, HEIGHT);
}

/** Draws the step a planet stands on, which fades towards the floor. */
function drawStep(paper: Paper, x: number, top: number, width: number, seat: number): void {
  const colour = token(`seat-${seat}`);
  paper.beginPath();
  paper.roundRect(x, top, width, FLOOR - top, [16, 16, 0, 0]);
  paper.fillStyle = token("panel");
  paper.fill();
  const shine = paper.createLinearGradient(0, top, 0, top + 90);
  shine.addColorStop(0, colour);
  shine.addColorStop(1, "transparent");
  paper.save();
  paper.clip();
  paper.globalAlpha = 0.32;
  paper.fillStyle = shine;
  paper.fillRect(x, top, width, FLOOR - top);
  paper.globalAlpha = 1;
  paper.fillStyle = colour;
  paper.fillRect(x, top, width, 5);
  paper.restore();
}

async function drawPlanet(paper: Paper, { globe, planet }: ResultSeat, x: number, top: number, width: number) {
  if (globe !== null) {
    paper.drawImage(globe, x + (width - GLOBE) / 2, top, GLOBE, GLOBE);
    return;
  }
  const map = Math.min(width, 420);
  const height = map * ratioOf("wide");
  paper.drawImage(
    await image(stillMap(planet, map, "wide")),
    x + (width - map) / 2,
    top + (GLOBE - height) / 2,
    map,
    height,
  );
}

async function drawSeat(paper: Paper, shown: ResultSeat, x: number, width: number): Promise<void> {
  const { points, name } = shown;
  const top = HEAD + GLOBE - 26 + (points.place - 1) * RISE;
  drawStep(paper, x, top, width, points.seat);
  await drawPlanet(paper, shown, x, top - GLOBE + 26, width);
  const ink = token(`seat-${points.seat}`);
  write(paper, name, x + 16, top + 42, { size: 25, ink: token("text"), room: width - 100 });
  const total = { size: 40, ink, room: 70, align: "right", weight: 800 } as const;
  write(paper, String(points.total), x + width - 16, top + 48, total);
  const pictures = await loadPictures();
  const [room, height, count] = [width - 24, FLOOR - top - 66, points.animals.length];
  const fits = (each: number): boolean => Math.floor(room / each) * Math.floor(height / each) >= count;
  const size = ANIMALS.find(fits) ?? at(ANIMALS, ANIMALS.length - 1);
  const inRow = Math.floor(room / size);
  for (const [index, { animal }] of points.animals.entries()) {
    const [column, row] = [index % inRow, Math.floor(index / inRow)];
    const [left, high] = [x + 14 + column * size, top + 62 + row * size];
    paper.drawImage(await image(pictureOf(pictures, animal)), left, high, size - 4, size - 4);
  }
}

/** Draws the picture. */
export async function draw({ title, address, seats }: Result): Promise<HTMLCanvasElement> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const paper = canvas.getContext("2d");
  if (paper === null) throw new Error("this browser gives no canvas");
  await loadTypeface(title);
  background(paper);
  const [text, quiet, accent] = [token("text"), token("quiet"), token("accent")];
  write(paper, title, EDGE, 70, { size: 44, ink: text, room: WIDTH - 2 * EDGE - 280 });
  const mark = await image(wordmarkPicture(accent, token("night")));
  paper.drawImage(mark, WIDTH - EDGE - MARK, 36, MARK, (MARK * mark.height) / mark.width);
  const width = Math.min(420, (WIDTH - 2 * EDGE - (seats.length - 1) * GAP) / seats.length);
  const left = (WIDTH - seats.length * width - (seats.length - 1) * GAP) / 2;
  for (const number of seats.keys()) await drawSeat(paper, at(seats, number), left + number * (width + GAP), width);
  write(paper, address, EDGE, HEIGHT - 20, { size: 22, ink: accent, room: 420 });
  const notice = { size: 15, ink: quiet, room: WIDTH - 2 * EDGE - 440, align: "right", weight: 400 } as const;
  write(paper, say("fan-project"), WIDTH - EDGE, HEIGHT - 20, notice);
  return canvas;
}
