/** A map without interaction: a planet, or a close-up of a few faces, as one picture. */
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { between, distance, type Point } from "../shapes/path.ts";
import { ACROSS, FACE_LETTERS } from "../world/geometry.ts";
import type { Planet } from "../world/planet.ts";
import { ALL_FACES, type Area, at, type Face, faceOf } from "../world/units.ts";
import { detailAt } from "./detail.ts";
import { FaceCard } from "./FaceCard.tsx";
import { Dimmed, Label, type MarkedRegion, Ring } from "./Marks.tsx";
import css from "./map.module.css";
import { middleOf, type Net, netFor, type Stand } from "./net.ts";
import { link } from "./outline.ts";
import { Bridges, SheetDefs } from "./Sheet.tsx";

/** What a still map shows. */
export interface StillProps {
  readonly planet: Planet;
  /** Regions to light; the rest is dimmed. */
  readonly lit: readonly MarkedRegion[];
  /** Its greatest width on the screen, in pixels. */
  readonly width: number;
  /** The visible faces; all by default. */
  readonly faces?: readonly Face[];
  readonly stand?: Stand;
}

/** Room around the faces for rings, and around a whole planet for letters too. */
const MARGIN = 8;
const WHOLE_MARGIN = 26;
/** How far beyond an edge a letter is placed. */
const BEYOND = 12;

function viewOf(net: Net, faces: readonly Face[]): readonly [number, number, number, number] {
  const corners = faces.flatMap((face) => at(net.corners, face));
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const margin = faces.length < ALL_FACES.length ? MARGIN : WHOLE_MARGIN;
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return [left, top, Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
}

/** Shows a planet; words beside it or around it describe what it shows. */
export function StillMap(props: StillProps): JSX.Element {
  const { planet, lit, width, faces = ALL_FACES, stand = "wide" } = props;
  const id = useId();
  const net = netFor(stand, at(ALL_FACES, 0));
  const view = viewOf(net, faces);
  const detail = detailAt(width / view[2]);
  const covered = new Set(lit.flatMap(({ areas }) => (areas.length === 1 ? areas : [])));
  return (
    <svg
      class={`${css.map} ${css.still}`}
      viewBox={view.map((each) => each.toFixed(1)).join(" ")}
      width={width}
      height={Math.round((width * view[3]) / view[2])}
      aria-hidden="true"
    >
      <SheetDefs id={id} detail={detail} />
      {faces.map((each) => (
        <FaceCard key={each} id={id} net={net} planet={planet} face={each} detail={detail} covered={covered} />
      ))}
      <Bridges id={id} net={net} planet={planet} detail={detail} />
      <Dimmed net={net} planet={planet} lit={lit} faces={faces} />
      {lit.map(({ areas }) => (
        <Ring key={areas.join()} net={net} areas={areas} kind="lit" />
      ))}
      {faces.map((each) => (
        <Letter key={each} at={at(net.centres, each)} face={each} />
      ))}
      {lit
        .flatMap(({ areas }) => goesOn(net, areas))
        .map((area) => (
          <Letter key={area} at={outside(net, area)} face={faceOf(at(ACROSS, area))} away />
        ))}
      {lit.map((region) => (
        <Label key={region.areas.join()} net={net} region={region} />
      ))}
    </svg>
  );
}

/** The areas at whose edge a region continues far away on the map. */
const goesOn = (net: Net, areas: readonly Area[]): readonly Area[] =>
  areas.filter((area) => !net.glued.has(area) && areas.includes(at(ACROSS, area)) && link(net, area).curve === null);

/** A point just beyond an area's edge. */
function outside(net: Net, area: Area): Point {
  const middle = middleOf(net, area);
  const [rim] = link(net, area).ends;
  return between(middle, rim, 1 + BEYOND / distance(middle, rim));
}

function Letter(props: { at: Point; face: Face; away?: boolean }): JSX.Element {
  const [x, y] = props.at;
  return (
    <g transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`} class={css.letter}>
      <circle r={props.away ? 10 : 11} class={props.away ? css.away : undefined} />
      <text dy="0.33em">{FACE_LETTERS[props.face]}</text>
    </g>
  );
}
