/** What is drawn over the land: lit regions, sizes, animals, and the connections around the planet. */
import type { JSX } from "preact";
import { neighbour, type Planet } from "../world/planet.ts";
import { ALL_EDGES, ALL_FACES, type Area, areaAt, type Face } from "../world/units.ts";
import { areaPath, cardPath } from "./card.ts";
import css from "./map.module.css";
import { middleOf, type Net } from "./net.ts";
import { bridge, joined, link, outline } from "./outline.ts";
import { spot } from "./spots.ts";

/** A region and its label: its size, as the server counts it. */
export interface MarkedRegion {
  readonly areas: readonly Area[];
  readonly label?: string;
}

/** An animal that lives on the planet. */
export interface Resident {
  readonly id: string;
  readonly area: Area;
  readonly href: string;
}

const to = (x: number, y: number): string => `translate(${x.toFixed(2)} ${y.toFixed(2)})`;

interface DimmedProps {
  readonly net: Net;
  readonly planet: Planet;
  readonly lit: readonly MarkedRegion[];
  /** The visible faces; all by default. */
  readonly faces?: readonly Face[];
}

/** Dims all areas except those of the lit regions. */
export function Dimmed({ net, planet, faces = ALL_FACES, ...props }: DimmedProps): JSX.Element {
  const lit = new Set(props.lit.flatMap(({ areas }) => areas));
  const rest = faces
    .flatMap((face) => ALL_EDGES.map((each) => areaAt(face, each)))
    .filter((area) => !lit.has(area))
    .map((area) => areaPath(net, area));
  const gaps = joined(net, planet)
    .filter((area) => !lit.has(area))
    .map((area) => bridge(net, area));
  return (
    <g class={css.dimmed}>
      <path d={rest.join("")} />
      <path d={gaps.join("")} />
    </g>
  );
}

/** Draws the outline of a region; it is dotted where the region continues elsewhere on the map. */
export function Ring(props: { net: Net; areas: readonly Area[]; kind: "lit" | "preview" }): JSX.Element {
  const { border, open } = outline(props.net, props.areas);
  return (
    <g class={css.ring} data-kind={props.kind}>
      <path d={border + open} class={css.under} />
      <path d={border} class={css.border} />
      <path d={open} class={css.openBorder} />
    </g>
  );
}

/** Writes a region's size in its middle. */
export function Label(props: { net: Net; region: MarkedRegion }): JSX.Element | null {
  const { net, region } = props;
  if (region.label === undefined) return null;
  return (
    <g transform={to(...spot(net, region.areas))} class={css.label}>
      <circle r={region.areas.length > 1 ? 14 : 12} />
      <text dy="0.36em" class={region.areas.length > 1 ? undefined : css.one}>
        {region.label}
      </text>
    </g>
  );
}

/** Shows an animal on its area. */
export function Animal(props: { net: Net; resident: Resident }): JSX.Element {
  const { net, resident } = props;
  return (
    <g transform={to(...middleOf(net, resident.area))}>
      <image href={resident.href} x="-24" y="-24" width="48" height="48" />
    </g>
  );
}

/** Shows a face's neighbours, and for each of its cut edges the edge that it meets on the planet. */
export function Ways(props: { net: Net; face: Face }): JSX.Element {
  const { net, face } = props;
  const cut = ALL_EDGES.map((each) => areaAt(face, each)).filter((area) => !net.glued.has(area));
  const links = cut.map((area) => link(net, area));
  const far = links.filter(({ curve }) => curve === null);
  const near = links.filter(({ curve }) => curve !== null);
  return (
    <g>
      {ALL_EDGES.map((each) => (
        <path key={each} d={cardPath(net, neighbour(face, each))} class={css.near} />
      ))}
      <path d={cardPath(net, face)} class={css.pointed} />
      <path d={near.map(({ curve }) => curve).join("")} class={css.way} />
      {near.flatMap(({ ends }) =>
        ends.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="4.5" class={css.wayEnd} />),
      )}
      {far.flatMap(({ ends }, index) =>
        ends.map(([x, y]) => (
          <g key={`${x} ${y}`} transform={to(x, y)} class={css.twin}>
            <circle r="11" />
            <text dy="0.36em">{index + 1}</text>
          </g>
        )),
      )}
    </g>
  );
}
