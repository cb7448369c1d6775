/** The result of a game as a picture: the planets side by side, with names and points. */
import { asAddress, loadPictures, pictureOf } from "../../animals/pictures.ts";
import { ratioOf, stillMap } from "../../map/still.tsx";
import type { Ended, GameView } from "../../protocol.ts";
import { loadTypeface, TYPEFACE } from "../../shapes/typeface.ts";
import type { Box } from "../../store/box.ts";
import { wordmarkPicture } from "../../ui/wordmark.ts";
import { say } from "../../words/say.ts";
import { at } from "../../world/units.ts";
import { covering } from "../model/planets.ts";

/** What the picture shows. */
export interface Result {
  readonly box: Box;
  readonly game: GameView;
  readonly end: Ended;
  /** Who won, as a sentence. */
  readonly title: string;
  readonly names: readonly string[];
}

const WIDTH = 1200;
const EDGE = 40;
const GAP = 28;
const HEAD = 118;
const FOOT = 62;
const NAME = 64;
const ANIMAL = 36;
const INK = { night: "#070b1e", far: "#16235c", text: "#eef2ff", quiet: "#b3c0e4", accent: "#ffc766" };
const SEATS = ["#ffc766", "#7fd0ff", "#ff9fc0", "#a8e59a"];

type Paper = CanvasRenderingContext2D;

function image(svg: string): Promise<HTMLImageElement> {
  const made = new Image();
  made.src = asAddress(svg);
  return made.decode().then(() => made);
}

/** Draws text within a maximum width, condensing it if necessary. */
function write(paper: Paper, text: string, x: number, y: number, size: number, ink: string, room: number): void {
  paper.fillStyle = ink;
  paper.font = `650 ${size}px ${TYPEFACE}`;
  paper.fillText(text, x, y, room);
}

function background(paper: Paper, height: number): void {
  paper.fillStyle = INK.night;
  paper.fillRect(0, 0, WIDTH, height);
  const glow = paper.createRadialGradient(WIDTH * 0.7, height * 0.3, 0, WIDTH * 0.7, height * 0.3, WIDTH * 0.7);
  glow.addColorStop(0, INK.far);
  glow.addColorStop(1, `${INK.far}00`);
  paper.fillStyle = glow;
  paper.fillRect(0, 0, WIDTH, height);
}

/** The shape of each seat's map, and the width and height of its part. */
function partsOf(result: Result): { readonly stand: "wide" | "tall"; readonly width: number; readonly map: number } {
  const { players } = result.game;
  const stand = players > 2 ? "tall" : "wide";
  const width = (WIDTH - 2 * EDGE - (players - 1) * GAP) / players;
  return { stand, width, map: width * ratioOf(stand) };
}

/** Draws a seat: its name and points, its planet, and its animals in rows. */
async function drawSeat(paper: Paper, result: Result, seat: number, x: number): Promise<void> {
  const { stand, width, map } = partsOf(result);
  const points = say("points", { points: result.end.scores.find((each) => each.seat === seat)?.total ?? 0 });
  const ink = SEATS[seat] ?? INK.text;
  const size = result.game.players > 2 ? 22 : 28;
  paper.textAlign = "right";
  write(paper, points, x + width, HEAD + 34, size, INK.text, width * 0.4);
  paper.textAlign = "left";
  write(paper, at(result.names, seat), x, HEAD + 34, size, ink, width * 0.58);
  const planet = covering(result.box, result.game.planets[seat] ?? []);
  paper.drawImage(await image(stillMap(planet, width, stand)), x, HEAD + NAME, width, map);
  const pictures = await loadPictures();
  const inRow = Math.floor(width / ANIMAL);
  for (const [index, animal] of (result.game.won[seat] ?? []).entries()) {
    const [column, row] = [index % inRow, Math.floor(index / inRow)];
    const [left, top] = [x + column * ANIMAL, HEAD + NAME + map + 10 + row * ANIMAL];
    paper.drawImage(await image(pictureOf(pictures, animal)), left, top, ANIMAL - 4, ANIMAL - 4);
  }
}

/** Draws the picture. */
export async function draw(result: Result): Promise<HTMLCanvasElement> {
  await loadTypeface([result.title, ...result.names, say("fan-project")].join(""));
  const { width, map } = partsOf(result);
  const most = Math.max(1, ...result.game.won.map((won) => Math.ceil(won.length / Math.floor(width / ANIMAL))));
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = Math.round(HEAD + NAME + map + 10 + most * ANIMAL + FOOT);
  const paper = canvas.getContext("2d");
  if (paper === null) throw new Error("this browser gives no canvas");
  background(paper, canvas.height);
  write(paper, result.title, EDGE, 76, 46, INK.text, WIDTH - 2 * EDGE - 240);
  paper.drawImage(await image(wordmarkPicture(INK.accent, INK.night)), WIDTH - EDGE - 220, 42, 220, 39);
  for (let seat = 0; seat < result.game.players; seat += 1) {
    await drawSeat(paper, result, seat, EDGE + seat * (width + GAP));
  }
  paper.textAlign = "left";
  write(paper, say("fan-project"), EDGE, canvas.height - 24, 18, INK.quiet, WIDTH - 2 * EDGE);
  return canvas;
}
