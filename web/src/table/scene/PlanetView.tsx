/** The large planet: in 3D, or as a flat map where there is no 3D or one likes it better. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { LitRegion } from "../../globe/lit.ts";
import { FlatMap, viewOf } from "../../map/FlatMap.tsx";
import { netFor, type Stand } from "../../map/net.ts";
import { type Arrow, walk } from "../../map/walk.ts";
import { tell } from "../../ui/notice.ts";
import { say } from "../../words/say.ts";
import { ALL_FACES, at, type Face, face } from "../../world/units.ts";
import { rotationOf } from "../model/hand.ts";
import { covering, tileOf } from "../model/planets.ts";
import type { Desk } from "../model/table-model.ts";
import { mapWords } from "../model/words.ts";
import { homesIn, litBid } from "./lights.ts";
import { residentsOf } from "./residents.ts";
import type { Sky } from "./table-scene.ts";

/** Where the large planet is drawn; it tells when its 3D has come. */
export function PlanetView({ desk, onSky }: { desk: Desk; onSky: (sky: Sky | null) => void }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const flat = desk.flat.value;
  useEffect(() => {
    const over = place.current;
    if (flat || over === null) return undefined;
    let sky: Sky | null = null;
    let wanted = true;
    import("./table-scene.ts")
      .then(({ Sky }) => {
        if (!wanted) return;
        sky = new Sky(over, desk);
        desk.reach.value = sky;
        onSky(sky);
      })
      .catch(() => {
        // Without WebGL, or without the part that draws it, the map shows the same.
        tell(say("no-globe"));
        desk.flat.value = true;
      });
    return () => {
      wanted = false;
      desk.reach.value = null;
      onSky(null);
      sky?.dispose();
    };
  }, [desk, flat, onSky]);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const wheel = (event: WheelEvent): void => {
      if (desk.hand.value === null || event.ctrlKey) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.timeStamp - turned < 120) return;
      turned = event.timeStamp;
      desk.turn(event.deltaY > 0 ? -1 : 1);
    };
    const menu = (event: MouseEvent): void => {
      if (desk.hand.value === null) return;
      event.preventDefault();
      desk.turn(-1);
    };
    let turned = 0;
    // With a tile in the hand the wheel turns the tile, before the planet's own hand hears of it.
    element.parentElement?.addEventListener("wheel", wheel, { capture: true, passive: false });
    element.addEventListener("contextmenu", menu);
    return () => {
      element.parentElement?.removeEventListener("wheel", wheel, { capture: true });
      element.removeEventListener("contextmenu", menu);
    };
  }, [desk]);
  return (
    <div class={`planet-view${desk.hand.value === null ? "" : " has-hand"}`}>
      <div class="planet-place" ref={place} hidden={flat} />
      {flat && <LargeMap desk={desk} />}
    </div>
  );
}

const ARROWS: readonly [right: number, up: number, arrow: Arrow][] = [
  [1, 0, "ArrowRight"],
  [-1, 0, "ArrowLeft"],
  [0, 1, "ArrowUp"],
  [0, -1, "ArrowDown"],
];

/** The regions that are lit on a seat's planet: of the bid that is looked at, or that has just won an animal. */
function litOn(desk: Desk, seat: number): readonly LitRegion[] {
  const [box, looked, told] = [desk.table.box.value, desk.looked.value, desk.life.now.value];
  if (looked !== null) {
    return looked.seat === seat ? litBid(desk.standing(looked.animal)?.bids[seat], box, looked.animal) : [];
  }
  return told?.type === "awarded" && told.seat === seat ? litBid(told.bids[seat], box, told.animal) : [];
}

function LargeMap({ desk }: { desk: Desk }): JSX.Element | null {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<readonly [number, number]>([0, 0]);
  useEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    const watch = new ResizeObserver(() => setSize([element.clientWidth, element.clientHeight]));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const stand: Stand = size[0] > size[1] ? "wide" : "tall";
  useEffect(() => {
    desk.reach.value = {
      drag: (x, y) => {
        const below = document.elementFromPoint(x, y)?.closest("[data-face]");
        const found = below instanceof SVGElement ? face(Number(below.dataset["face"])) : null;
        desk.pointed(found);
        return found;
      },
      step: (right, up) => {
        const arrow = ARROWS.find(([x, y]) => x === right && y === up)?.[2] ?? "ArrowRight";
        return walk(netFor(stand, at(ALL_FACES, 0)), desk.hand.value?.face ?? at(ALL_FACES, 0), arrow);
      },
    };
    return () => {
      desk.reach.value = null;
    };
  }, [desk, stand]);
  const [box, game, seat] = [desk.table.box.value, desk.table.game.value, desk.big.value];
  const faces = desk.planets.value[seat];
  const [, , wide, high] = viewOf(stand, at(ALL_FACES, 0));
  const width = Math.max(200, Math.floor(Math.min(size[0], (size[1] * wide) / high)));
  const hand = desk.hand.value;
  const tile = hand === null ? null : (game?.offer[hand.slot] ?? null);
  const over = seat === desk.actor.value ? (hand?.face ?? null) : null;
  const told = desk.life.now.value;
  const lit = litOn(desk, seat);
  const homes = residentsOf(homesIn(desk.told.value, seat));
  return (
    <div class="planet-map" ref={room}>
      {box !== null && faces !== undefined && size[0] > 0 && (
        <FlatMap
          planet={covering(box, faces)}
          words={mapWords(desk.name(seat))}
          width={width}
          stand={stand}
          lit={lit.map(({ areas, size: count }) => ({
            areas,
            ...(count === undefined ? {} : { label: String(count) }),
          }))}
          animals={homes}
          facing={told?.type === "placed" && told.seat === seat ? face(told.face) : desk.mark.value}
          preview={
            over === null || tile === null || hand === null
              ? null
              : { tile: tileOf(box, tile), face: over, rotation: rotationOf(hand) }
          }
          onPoint={(pointed: Face | null) => desk.pointed(pointed)}
          onChoose={(chosen) => desk.tapped(chosen)}
        />
      )}
    </div>
  );
}
