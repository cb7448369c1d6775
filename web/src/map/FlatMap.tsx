/** The flat map: all twelve faces of a planet at once, to look at, point at and explore with the arrow keys. */
import type { JSX, TargetedEvent, TargetedKeyboardEvent } from "preact";
import { useId, useMemo, useRef, useState } from "preact/hooks";
import { type LaidTile, lay, type Planet } from "../world/planet.ts";
import { ALL_FACES, type Area, area, at, type Face } from "../world/units.ts";
import { cardPath } from "./card.ts";
import { detailAt } from "./detail.ts";
import { FaceCard } from "./FaceCard.tsx";
import { Animal, Dimmed, Label, type MarkedRegion, type Resident, Ring, Ways } from "./Marks.tsx";
import css from "./map.module.css";
import { netFor, type Stand } from "./net.ts";
import { Preview } from "./Preview.tsx";
import { Bridges, Ground, SheetDefs } from "./Sheet.tsx";
import { isArrow, walk } from "./walk.ts";

/** What screen readers say about the map. */
export interface MapWords {
  /** The whole map. */
  readonly map: string;
  /** A face and what is on it. */
  readonly face: (face: Face, planet: Planet) => string;
}

/** What a map shows, and its callbacks. */
export interface MapProps {
  readonly planet: Planet;
  readonly words: MapWords;
  /** Its width on the screen, in pixels, which decides how much detail it shows. */
  readonly width: number;
  /** Whether its two flowers are side by side or one above the other. */
  readonly stand?: Stand;
  /** The face in the middle of the first flower. */
  readonly middle?: Face;
  /** The face in view, here and in 3D: it has a ring, and the keyboard starts there. */
  readonly facing?: Face | null;
  /** Regions to light; the rest is dimmed. */
  readonly lit?: readonly MarkedRegion[];
  /** Regions whose size is written on them. */
  readonly labels?: readonly MarkedRegion[];
  /** A tile shown as if it had been placed, with the regions that it would make or join. */
  readonly preview?: LaidTile | null;
  readonly animals?: readonly Resident[];
  /** The face pointed at in another picture of the same planet. */
  readonly pointed?: Face | null;
  /** The pointer is on a face and an area, or the keyboard on a face; null when it has left. */
  readonly onPoint?: (face: Face | null, area: Area | null) => void;
  /** The player chose a face by click, tap, Enter or space. */
  readonly onChoose?: (face: Face) => void;
  /** The face in view has changed. */
  readonly onFacing?: (face: Face) => void;
}

const NONE: readonly never[] = [];

/** Room around the map for its shadow, its rings and the signs at its edges. */
export const MARGIN = 16;

/** The map's view box. */
export function viewOf(stand: Stand, middle: Face): readonly [number, number, number, number] {
  const { left, top, width, height } = netFor(stand, middle).frame;
  return [left - MARGIN, top - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN];
}

/** Shows a planet as a flat map. */
export function FlatMap(props: MapProps): JSX.Element {
  const { words, width, stand = "wide", middle = at(ALL_FACES, 0), preview = null, facing = null } = props;
  const { lit = NONE, labels = NONE, animals = NONE } = props;
  const id = useId();
  const root = useRef<SVGSVGElement>(null);
  const [pointed, setPointed] = useState<Face | null>(null);
  const [stop, setStop] = useState<Face | null>(null);
  const net = netFor(stand, middle);
  const view = viewOf(stand, middle);
  const scale = width / view[2];
  const detail = useMemo(() => detailAt(scale), [scale]);
  const planet = useMemo(() => (preview === null ? props.planet : lay(props.planet, preview)), [props.planet, preview]);
  const seen = props.pointed ?? pointed;

  const point = (next: Face | null, where: Area | null): void => {
    setPointed(next);
    props.onPoint?.(next, where);
  };
  const look = (next: Face): void => {
    setStop(next);
    props.onFacing?.(next);
  };
  const press = (from: Face, event: TargetedKeyboardEvent<SVGGElement>): void => {
    if (isArrow(event.key)) {
      event.preventDefault();
      root.current?.querySelector<SVGGElement>(`[data-face="${walk(net, from, event.key)}"]`)?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      props.onChoose?.(from);
    }
  };
  const covered = useMemo(() => coveredBy(animals, [...labels, ...lit]), [animals, labels, lit]);
  // Cached, so that pointing doesn't redraw the land.
  const cards = useMemo(
    () =>
      ALL_FACES.map((each) => (
        <FaceCard key={each} id={id} net={net} planet={planet} face={each} detail={detail} covered={covered} />
      )),
    [id, net, planet, detail, covered],
  );
  const bridges = useMemo(
    () => <Bridges id={id} net={net} planet={planet} detail={detail} />,
    [id, net, planet, detail],
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture that is a group of twelve faces
    <svg
      ref={root}
      class={css.map}
      viewBox={view.map((each) => each.toFixed(1)).join(" ")}
      width={width}
      height={Math.round((width * view[3]) / view[2])}
      role="group"
      aria-label={words.map}
    >
      <SheetDefs id={id} detail={detail} />
      {detail.relief && <Ground id={id} net={net} />}
      {ALL_FACES.map((each) => (
        // biome-ignore lint/a11y/useSemanticElements: a picture cannot hold button elements
        <g
          key={each}
          data-face={each}
          class={css.face}
          role="button"
          tabindex={each === (stop ?? facing ?? middle) ? 0 : -1}
          aria-label={words.face(each, planet)}
          onKeyDown={(event) => press(each, event)}
          onPointerOver={(event) => point(each, areaUnder(event))}
          onPointerLeave={() => point(null, null)}
          onFocus={() => {
            point(each, null);
            look(each);
          }}
          onBlur={() => point(null, null)}
          onClick={() => props.onChoose?.(each)}
        >
          {cards[each]}
          <path d={cardPath(net, each)} class={css.rim} />
        </g>
      ))}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: not focusable inside; the faces' labels describe it */}
      <g class={css.over} aria-hidden="true">
        {bridges}
        {lit.length > 0 && <Dimmed net={net} planet={planet} lit={lit} />}
        {lit.map(({ areas }) => (
          <Ring key={areas.join()} net={net} areas={areas} kind="lit" />
        ))}
        {preview !== null && <Preview id={id} net={net} planet={planet} face={preview.face} detail={detail} />}
        {animals.map((resident) => (
          <Animal key={resident.id} net={net} resident={resident} />
        ))}
        {facing !== null && <path d={cardPath(net, facing)} class={css.facing} />}
        {[...labels, ...lit].map((region) => (
          <Label key={region.areas.join()} net={net} region={region} />
        ))}
        {seen !== null && <Ways net={net} face={seen} />}
      </g>
    </svg>
  );
}

function areaUnder(event: TargetedEvent<SVGGElement>): Area | null {
  const found = event.target instanceof Element ? event.target.closest<SVGGElement>("[data-area]") : null;
  return found === null ? null : area(Number(found.dataset["area"]));
}

/** The areas whose glyph makes room: for an animal, or for the size of a region that has no other place for it. */
function coveredBy(animals: readonly Resident[], written: readonly MarkedRegion[]): ReadonlySet<Area> {
  const covered = new Set(animals.map((resident) => resident.area));
  for (const { areas, label } of written) {
    const [only, ...others] = areas;
    if (label !== undefined && only !== undefined && others.length === 0) covered.add(only);
  }
  return covered;
}
