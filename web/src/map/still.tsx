/** A flat map as a standalone picture, without interaction or a style sheet. */
import { render } from "preact";
import type { Planet } from "../world/planet.ts";
import { ALL_FACES, at } from "../world/units.ts";
import { detailAt } from "./detail.ts";
import { FaceCard } from "./FaceCard.tsx";
import { viewOf } from "./FlatMap.tsx";
import { netFor, type Stand } from "./net.ts";
import { Bridges, SheetDefs } from "./Sheet.tsx";

const NOTHING: ReadonlySet<never> = new Set();

/** The ratio of height to width. */
export function ratioOf(stand: Stand): number {
  const [, , width, height] = viewOf(stand, at(ALL_FACES, 0));
  return height / width;
}

/** A planet as SVG. */
export function stillMap(planet: Planet, width: number, stand: Stand): string {
  const [id, middle] = ["still", at(ALL_FACES, 0)];
  const net = netFor(stand, middle);
  const view = viewOf(stand, middle);
  const detail = detailAt(width / view[2]);
  const host = document.createElement("div");
  render(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={view.join(" ")}
      width={width}
      height={width * ratioOf(stand)}
      aria-hidden="true"
    >
      <SheetDefs id={id} detail={detail} />
      {ALL_FACES.map((face) => (
        <FaceCard key={face} id={id} net={net} planet={planet} face={face} detail={detail} covered={NOTHING} />
      ))}
      <Bridges id={id} net={net} planet={planet} detail={detail} />
    </svg>,
    host,
  );
  const drawn = new XMLSerializer().serializeToString(host.firstElementChild ?? host);
  render(null, host);
  return drawn;
}
