/** What billboards show: region sizes, habitat glyphs and animals. */
import { COLOURS, GLYPHS } from "../../shapes/paints.ts";
import { TYPEFACE } from "../../shapes/typeface.ts";
import type { Habitat } from "../../world/geometry.ts";
import type { Draw } from "./billboards.ts";

/** The outline that keeps a picture readable on any ground. */
const INK = "#0b1330";

/** A region's size on a disc, ringed with its habitat's colour. */
export const numberOn =
  (size: number, habitat: Habitat): Draw =>
  (paper, dots) => {
    const middle = dots / 2;
    paper.beginPath();
    paper.arc(middle, middle, dots * 0.44, 0, 2 * Math.PI);
    paper.fillStyle = INK;
    paper.fill();
    paper.lineWidth = dots * 0.075;
    paper.strokeStyle = COLOURS[habitat];
    paper.beginPath();
    paper.arc(middle, middle, dots * 0.38, 0, 2 * Math.PI);
    paper.stroke();
    paper.font = `700 ${dots * (size > 9 ? 0.42 : 0.5)}px ${TYPEFACE}`;
    paper.textAlign = "center";
    paper.textBaseline = "middle";
    paper.fillStyle = "#ffffff";
    paper.fillText(String(size), middle, middle + dots * 0.03);
  };

/** A habitat's glyph, white with a dark outline. */
export const glyphOf =
  (habitat: Habitat): Draw =>
  (paper, dots) => {
    const { path, solid } = GLYPHS[habitat];
    const shape = new Path2D(path);
    paper.translate(dots / 2, dots / 2);
    paper.scale(dots / 31, dots / 31);
    paper.lineJoin = "round";
    paper.lineCap = "round";
    paper.strokeStyle = INK;
    paper.lineWidth = solid ? 4.4 : 6.4;
    paper.stroke(shape);
    paper.strokeStyle = "#ffffff";
    paper.fillStyle = "#ffffff";
    paper.lineWidth = solid ? 1 : 3;
    if (solid) paper.fill(shape);
    paper.stroke(shape);
  };

/** A sticker that stands on the ground, with a soft shadow at its foot. */
export const standing =
  (picture: CanvasImageSource): Draw =>
  (paper, dots) => {
    const size = dots * 0.94;
    const shadow = paper.createRadialGradient(dots / 2, 0, 0, dots / 2, 0, dots * 0.36);
    shadow.addColorStop(0, "rgba(5, 10, 30, 0.55)");
    shadow.addColorStop(1, "rgba(5, 10, 30, 0)");
    paper.save();
    paper.translate(0, dots * 0.9);
    paper.scale(1, 0.24);
    paper.fillStyle = shadow;
    paper.fillRect(0, -dots / 2, dots, dots);
    paper.restore();
    paper.drawImage(picture, (dots - size) / 2, 0, size, size);
  };

/** Loads the picture at an address, ready to be drawn. */
export async function imageAt(address: string, dots = 256): Promise<HTMLImageElement> {
  const image = new Image(dots, dots);
  image.src = address;
  await image.decode();
  return image;
}
