/** One face of the map as a card: five areas of land, or the dark core if it has no tile. */
import type { JSX } from "preact";
import { patternOf } from "../shapes/Defs.tsx";
import { Glyph } from "../shapes/Glyph.tsx";
import { COLOURS, SHORES, SKY } from "../shapes/paints.ts";
import { between, line } from "../shapes/path.ts";
import { ACROSS, type Habitat } from "../world/geometry.ts";
import { habitatAt, type Planet } from "../world/planet.ts";
import { ALL_EDGES, type Area, areaAt, at, edge, edgeOf, type Face, faceOf } from "../world/units.ts";
import { areaPath, cardArea, cardPath, SHRINK } from "./card.ts";
import type { Detail } from "./detail.ts";
import { middleOf, type Net } from "./net.ts";
import { type Side, shore } from "./outline.ts";

const SHORE_WIDTH = 7;

/** What a card needs to know about the map it is part of. */
export interface CardProps {
  readonly id: string;
  readonly net: Net;
  readonly planet: Planet;
  readonly face: Face;
  readonly detail: Detail;
  /** The areas whose glyph makes room for something else. */
  readonly covered: ReadonlySet<Area>;
}

/** A card, flat on the map. */
export function FaceCard(props: CardProps): JSX.Element {
  const free = habitatAt(props.planet, areaAt(props.face, edge(0))) === null;
  return free ? <Core {...props} /> : <Land {...props} />;
}

function Core({ id, net, face, detail }: CardProps): JSX.Element {
  const middle = at(net.centres, face);
  return (
    <>
      <path d={cardPath(net, face)} fill={detail.relief ? `url(#${id}-core)` : SKY.free} />
      {detail.relief && (
        <>
          <path d={cardPath(net, face, 0.8)} fill="none" stroke={SKY.faint} stroke-width="1.6" opacity="0.75" />
          <path
            d={at(net.corners, face)
              .map((corner) => line([between(middle, corner, 0.14), between(middle, corner, 0.8)]))
              .join("")}
            stroke={SKY.faint}
            stroke-width="1"
            opacity="0.35"
          />
          <path d={cardPath(net, face, 0.14)} fill="none" stroke={SKY.faint} stroke-width="1" opacity="0.5" />
        </>
      )}
    </>
  );
}

/** How much light falls on an area, as if the card were cut like a gem: from −1 (from below) to 1 (from above left). */
function light(net: Net, area: Area): number {
  const [x, y] = at(net.centres, faceOf(area));
  const [rimX, rimY] = middleOf(net, area);
  const length = Math.hypot(rimX - x, rimY - y);
  return (-0.42 * (rimX - x) - 0.9 * (rimY - y)) / length;
}

function Land({ id, net, planet, face, detail, covered }: CardProps): JSX.Element {
  const areas = ALL_EDGES.map((each) => areaAt(face, each));
  return (
    <>
      {areas.map((area) => (
        <Ground key={area} id={id} net={net} planet={planet} area={area} detail={detail} />
      ))}
      <Coasts net={net} planet={planet} face={face} />
      {detail.relief && (
        <path d={cardPath(net, face, SHRINK - 0.014)} fill="none" stroke={`url(#${id}-rim)`} stroke-width="2.4" />
      )}
      {detail.glyphs &&
        areas.map((area) => {
          const habitat = habitatAt(planet, area);
          if (habitat === null || covered.has(area)) return null;
          return <Glyph key={area} habitat={habitat} at={middleOf(net, area)} reach={15.5} />;
        })}
    </>
  );
}

function Ground(props: { id: string; net: Net; planet: Planet; area: Area; detail: Detail }): JSX.Element | null {
  const { id, net, planet, area, detail } = props;
  const habitat = habitatAt(planet, area);
  if (habitat === null) return null;
  const shape = areaPath(net, area);
  const lit = light(net, area);
  const on = (step: number): Habitat | null => habitatAt(planet, areaAt(faceOf(area), edge(edgeOf(area) + step)));
  const beyond = habitatAt(planet, at(ACROSS, area));
  const sides: Side[] = [];
  if (on(-1) !== habitat) sides.push("before");
  if (on(1) !== habitat) sides.push("after");
  if (beyond !== null && beyond !== habitat) sides.push("outer");
  const shores = sides.map((side) => shore(net, area, side, SHORE_WIDTH)).join("");
  return (
    <g data-area={area}>
      {/* The stroke closes the hairline between two areas of the same colour. */}
      <path d={shape} fill={COLOURS[habitat]} stroke={COLOURS[habitat]} stroke-width="0.8" />
      {detail.patterns && <path d={shape} fill={patternOf(id, habitat)} opacity="0.75" />}
      {detail.relief && <path d={shores} fill={SHORES[habitat]} opacity="0.85" />}
      {detail.relief && (
        <path
          d={shape}
          fill={lit > 0 ? "#fff" : "#000"}
          opacity={(Math.abs(lit) * (lit > 0 ? 0.13 : 0.16)).toFixed(3)}
        />
      )}
    </g>
  );
}

/** The lines between the areas of a card: heavy between different habitats, faint within a region. */
function Coasts(props: { net: Net; planet: Planet; face: Face }): JSX.Element {
  const { net, planet, face } = props;
  const heavy: string[] = [];
  const faint: string[] = [];
  for (const each of ALL_EDGES) {
    const here = areaAt(face, each);
    const { centre, from } = cardArea(net, here);
    const same = habitatAt(planet, here) === habitatAt(planet, areaAt(face, edge(each - 1)));
    (same ? faint : heavy).push(line([centre, from]));
  }
  return (
    <>
      <path d={faint.join("")} stroke={SKY.coast} stroke-width="1" opacity="0.22" />
      <path d={heavy.join("")} stroke={SKY.coast} stroke-width="4" stroke-linecap="round" />
    </>
  );
}
