/** A planet's flat map for photo mode, where planets aren't shown in 3D. */
import type { JSX } from "preact";
import { asAddress } from "../../animals/pictures.ts";
import { ratioOf, stillMap } from "../../map/still.tsx";
import type { Planet } from "../../world/planet.ts";
import { EMPTY_PLANET } from "../../world/planet.ts";
import { covering } from "../model/planets.ts";
import type { TableModel } from "../model/table-model.ts";
import css from "./PhotoMode.module.css";

/** How much of a saved picture is left free around the map. */
const MARGIN = 0.04;

function planetOf(model: TableModel, seat: number): Planet {
  const [box, faces] = [model.table.box.value, model.planets.value[seat]];
  return box === null || faces === undefined ? EMPTY_PLANET : covering(box, faces);
}

/** Shows the map as a picture. */
export const LargeStill = ({ model, seat }: { model: TableModel; seat: number }): JSX.Element => (
  <img class={css.map} src={asAddress(stillMap(planetOf(model, seat), 1600, "wide"))} alt="" />
);

/** Draws the map into a square with so many pixels on each side, on the night sky or on nothing. */
export async function photographed(model: TableModel, seat: number, side: number, sky: boolean) {
  const [width, canvas, image] = [side * (1 - 2 * MARGIN), document.createElement("canvas"), new Image()];
  canvas.width = side;
  canvas.height = side;
  image.src = asAddress(stillMap(planetOf(model, seat), width, "wide"));
  await image.decode();
  const paper = canvas.getContext("2d");
  if (paper === null) throw new Error("this browser gives no canvas");
  if (sky) {
    paper.fillStyle = getComputedStyle(document.documentElement).getPropertyValue("--night");
    paper.fillRect(0, 0, side, side);
  }
  const height = width * ratioOf("wide");
  paper.drawImage(image, side * MARGIN, (side - height) / 2, width, height);
  return canvas;
}
