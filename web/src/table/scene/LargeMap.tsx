/** The large planet as a flat map. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { FlatMap, viewOf } from "../../map/FlatMap.tsx";
import type { MarkedRegion } from "../../map/Marks.tsx";
import { netFor, type Stand } from "../../map/net.ts";
import { type Arrow, walk } from "../../map/walk.ts";
import type { Laid } from "../../protocol.ts";
import type { Box } from "../../store/box.ts";
import { lessMotion } from "../../store/settings.ts";
import { ALL_FACES, at, type Face, face, faceOf } from "../../world/units.ts";
import { added, covering } from "../model/planets.ts";
import type { TableModel } from "../model/table-model.ts";
import { mapWords } from "../model/words.ts";
import { drawnOn } from "./drawn.ts";
import css from "./LargeMap.module.css";
import { grownBy, homesIn, litOn } from "./lights.ts";
import { residentsOf } from "./residents.ts";

type Faces = readonly (Laid | null)[];

const ARROWS: readonly [right: number, up: number, arrow: Arrow][] = [
  [1, 0, "ArrowRight"],
  [-1, 0, "ArrowLeft"],
  [0, 1, "ArrowUp"],
  [0, -1, "ArrowDown"],
];

/** Milliseconds that the sizes of regions are shown after they have grown. */
const GLOW = 1500;

const NONE: readonly MarkedRegion[] = [];

/** The regions that have just grown on the planet shown, with their sizes. */
function useGrown(box: Box | null, seat: number, faces: Faces | undefined): readonly MarkedRegion[] {
  const last = useRef<{ readonly seat: number; readonly faces: Faces } | null>(null);
  const [grown, setGrown] = useState(NONE);
  useEffect(() => {
    const before = last.current;
    if (box === null || faces === undefined) return;
    last.current = { seat, faces };
    const laid = before?.seat === seat && !lessMotion() ? added(box, before.faces, faces) : null;
    if (before === null || laid === null) return setGrown(NONE);
    setGrown(grownBy(covering(box, before.faces), laid).map(({ areas, size }) => ({ areas, label: String(size) })));
    const timer = setTimeout(() => setGrown(NONE), GLOW);
    return () => clearTimeout(timer);
  }, [box, seat, faces]);
  return grown;
}

/** How large a map is when it fills a room. */
function scaleOf(stand: Stand, [width, height]: readonly [number, number]): number {
  const [, , wide, high] = viewOf(stand, at(ALL_FACES, 0));
  return Math.min(width / wide, height / high);
}

/** Shows the map as large as it fits. */
export function LargeMap({ model }: { model: TableModel }): JSX.Element | null {
  const room = useRef<HTMLDivElement>(null);
  const reached = useRef<Face>(at(ALL_FACES, 0));
  const [size, setSize] = useState<readonly [number, number]>([0, 0]);
  useEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    const watch = new ResizeObserver(() => setSize([element.clientWidth, element.clientHeight]));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const stand: Stand = scaleOf("wide", size) > scaleOf("tall", size) ? "wide" : "tall";
  useEffect(() => {
    model.largePlanet.value = {
      drag: (x, y) => {
        const below = document.elementFromPoint(x, y)?.closest("[data-face]");
        const found = below instanceof SVGElement ? face(Number(below.dataset["face"])) : null;
        model.pointAt(found);
        return found;
      },
      // All faces are in view.
      turnTo: () => undefined,
      where: ([home]) => {
        const card = home === undefined ? null : room.current?.querySelector(`[data-face="${faceOf(home)}"]`);
        const box = card?.getBoundingClientRect();
        return box === undefined ? null : { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      },
      step: (right, up) => {
        const arrow = ARROWS.find(([x, y]) => x === right && y === up)?.[2] ?? "ArrowRight";
        // A taken face isn't aimed at, but the next arrow has to lead on from there.
        reached.current = walk(netFor(stand, at(ALL_FACES, 0)), model.hand.value?.face ?? reached.current, arrow);
        return reached.current;
      },
    };
    return () => {
      model.largePlanet.value = null;
    };
  }, [model, stand]);
  const [box, seat] = [model.table.box.value, model.largeSeat.value];
  const faces = model.planets.value[seat];
  const [, , wide, high] = viewOf(stand, at(ALL_FACES, 0));
  const width = Math.max(200, Math.floor(Math.min(size[0], (size[1] * wide) / high)));
  const event = model.playback.now.value;
  const lit = litOn(model, seat) ?? [];
  const grown = useGrown(box, seat, faces);
  const homes = residentsOf(homesIn(model.shownLog.value, seat));
  return (
    <div class={css.map} ref={room}>
      {box !== null && faces !== undefined && size[0] > 0 && (
        <FlatMap
          planet={covering(box, faces)}
          words={mapWords(model.name(seat))}
          width={width}
          stand={stand}
          lit={lit.map(({ areas, size: count }) => ({
            areas,
            ...(count === undefined ? {} : { label: String(count) }),
          }))}
          labels={lit.length > 0 ? NONE : grown}
          animals={homes}
          facing={event?.type === "placed" && event.seat === seat ? face(event.face) : model.markedFace.value}
          preview={drawnOn(model, box, seat)}
          onPoint={(pointed: Face | null) => model.pointAt(pointed)}
          onChoose={(chosen) => model.tapFace(chosen)}
        />
      )}
    </div>
  );
}
