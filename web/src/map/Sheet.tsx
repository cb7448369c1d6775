/** The sheet of twelve cards: everything below the marks. */
import type { JSX } from "preact";
import { LightDefs, PatternDefs, patternOf } from "../shapes/Defs.tsx";
import { COLOURS } from "../shapes/paints.ts";
import { habitatAt, type Planet } from "../world/planet.ts";
import { ALL_EDGES, ALL_FACES, areaAt, at } from "../world/units.ts";
import { cardPath } from "./card.ts";
import type { Detail } from "./detail.ts";
import css from "./map.module.css";
import type { Net } from "./net.ts";
import { bridge, joined } from "./outline.ts";

/** The scale of the patterns on the map. */
const PATTERN_SCALE = 0.8;

/** The patterns, lights and blurs of one map, with ids of its own. */
export function SheetDefs({ id, detail }: { id: string; detail: Detail }): JSX.Element {
  return (
    <defs>
      {detail.patterns && <PatternDefs id={id} scale={PATTERN_SCALE} />}
      {detail.relief && (
        <>
          <LightDefs id={id} />
          <filter id={`${id}-blur`} x="-10%" y="-10%" width="120%" height="125%">
            <feGaussianBlur stdDeviation="7" />
          </filter>
          <radialGradient id={`${id}-glow`}>
            <stop offset="0" stop-color="#3a55b8" stop-opacity="0.42" />
            <stop offset="0.55" stop-color="#2a3f93" stop-opacity="0.2" />
            <stop offset="1" stop-color="#2a3f93" stop-opacity="0" />
          </radialGradient>
        </>
      )}
    </defs>
  );
}

/** The shadow of all cards, and the glow behind the two flowers. */
export function Ground({ id, net }: { id: string; net: Net }): JSX.Element {
  const middles = ALL_FACES.filter((face) => ALL_EDGES.every((each) => net.glued.has(areaAt(face, each))));
  return (
    <>
      {middles.map((each) => {
        const [x, y] = at(net.centres, each);
        return <circle key={each} cx={x} cy={y} r="310" fill={`url(#${id}-glow)`} />;
      })}
      <path
        d={ALL_FACES.map((each) => cardPath(net, each)).join("")}
        transform="translate(0 9)"
        filter={`url(#${id}-blur)`}
        class={css.shadow}
      />
    </>
  );
}

/** Land over the gaps between cards, where a region continues from one card to the next. */
export function Bridges(props: { id: string; net: Net; planet: Planet; detail: Detail }): JSX.Element {
  const { id, net, planet, detail } = props;
  return (
    <>
      {joined(net, planet).map((each) => {
        const habitat = habitatAt(planet, each);
        if (habitat === null) return null;
        return (
          <g key={each}>
            <path d={bridge(net, each)} fill={COLOURS[habitat]} />
            {detail.patterns && <path d={bridge(net, each)} fill={patternOf(id, habitat)} opacity="0.75" />}
          </g>
        );
      })}
    </>
  );
}
