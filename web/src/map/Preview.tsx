/** A tile shown as if it had been placed: held just above its face, with the regions that it would make or join. */
import type { JSX } from "preact";
import type { Planet } from "../world/planet.ts";
import { regionAt } from "../world/regions.ts";
import { ALL_EDGES, type Area, areaAt, type Face } from "../world/units.ts";
import { cardPath } from "./card.ts";
import type { Detail } from "./detail.ts";
import { FaceCard } from "./FaceCard.tsx";
import { Ring } from "./Marks.tsx";
import css from "./map.module.css";
import { lifted, type Net } from "./net.ts";
import { Bridges } from "./Sheet.tsx";

const NOTHING: ReadonlySet<Area> = new Set();

/** The regions that the tile on a face belongs to, each once. */
export function madeOn(planet: Planet, on: Face): readonly (readonly Area[])[] {
  const found = ALL_EDGES.map((each) => regionAt(planet, areaAt(on, each))?.areas ?? []);
  return found.filter((areas, index) => found.findIndex((other) => other[0] === areas[0]) === index);
}

/** Draws the tile; `planet` must already have it. */
export function Preview(props: { id: string; net: Net; planet: Planet; face: Face; detail: Detail }): JSX.Element {
  const { id, planet, face, detail } = props;
  const net = lifted(props.net, face);
  return (
    <>
      {detail.relief && (
        <path d={cardPath(net, face)} transform="translate(0 12)" filter={`url(#${id}-blur)`} class={css.shadow} />
      )}
      <FaceCard id={id} net={net} planet={planet} face={face} detail={detail} covered={NOTHING} />
      <Bridges id={id} net={net} planet={planet} detail={detail} />
      {madeOn(planet, face).map((areas) => (
        <Ring key={areas.join()} net={net} areas={areas} kind="preview" />
      ))}
      <path d={cardPath(net, face, 1)} class={css.preview} />
    </>
  );
}
