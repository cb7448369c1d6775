/** An animal's picture on its card, which flies to the region that won it. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { AnimalPicture } from "../../animals/AnimalPicture.tsx";
import { lessMotion } from "../../store/settings.ts";
import { area } from "../../world/units.ts";
import { ARRIVAL } from "../model/playback.ts";
import type { Fate } from "../model/staging.ts";
import type { TableModel } from "../model/table-model.ts";
import css from "./PlaybackPanel.module.css";

/** Milliseconds of the flight, which ends when the animal has arrived. */
const FLIGHT = 650;

/** Where the animal is going: its region on the large planet, else the winner's small planet. */
function goalOf(model: TableModel, fate: Fate): { readonly x: number; readonly y: number } | null {
  if (fate.type !== "awarded") return null;
  const region = fate.bids[fate.seat]?.regions[0] ?? [];
  const large = model.largeSeat.peek() === fate.seat ? model.largePlanet.peek() : null;
  const home = large?.where(region.map(area)) ?? null;
  if (home !== null) return home;
  const small = document.querySelector(`[data-planet="${fate.seat}"]`)?.getBoundingClientRect();
  return small === undefined ? null : { x: small.left + small.width / 2, y: small.top + small.height / 2 };
}

/** Shows the animal; an awarded one leaves for its planet. */
export function AnimalFlight({ model, fate }: { model: TableModel; fate: Fate }): JSX.Element {
  const picture = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const flown = picture.current;
    if (flown === null || fate.type !== "awarded" || lessMotion()) return undefined;
    let flight: Animation | undefined;
    const leave = (): void => {
      const [from, goal] = [flown.getBoundingClientRect(), goalOf(model, fate)];
      if (goal === null) return;
      const [x, y] = [goal.x - from.left - from.width / 2, goal.y - from.top - from.height / 2];
      // It rises a little before it comes down, like something thrown.
      flight = flown.animate(
        [
          { transform: "none" },
          { transform: `translate(${x * 0.45}px, ${y * 0.3 - 24}px) scale(1.25)`, offset: 0.45 },
          { transform: `translate(${x}px, ${y}px) scale(0.9)`, opacity: 1, offset: 0.98 },
          { transform: `translate(${x}px, ${y}px) scale(0.9)`, opacity: 0 },
        ],
        { duration: FLIGHT, easing: "cubic-bezier(0.5, 0, 0.4, 1)", fill: "forwards" },
      );
    };
    const timer = setTimeout(leave, ARRIVAL - FLIGHT);
    return () => {
      clearTimeout(timer);
      flight?.cancel();
    };
  }, [model, fate]);
  return (
    <span class={css.picture} ref={picture}>
      <AnimalPicture animal={fate.animal} size={60} />
    </span>
  );
}
