/** The planets side by side; once all points are counted, whoever won stands highest. */
import type { JSX } from "preact";
import { lessMotion } from "../../store/settings.ts";
import { cx } from "../../ui/cx.ts";
import { Fitting } from "../../ui/Fitting.tsx";
import { say } from "../../words/say.ts";
import type { SeatPoints } from "../model/breakdown.ts";
import type { TableModel } from "../model/table-model.ts";
import type { TableScene } from "../scene/table-scene.ts";
import { Count } from "./Count.tsx";
import css from "./Podium.module.css";
import { PodiumPlanet } from "./PodiumPlanet.tsx";
import { SeatBadge } from "./Signs.tsx";

interface PodiumProps {
  readonly model: TableModel;
  readonly scene: TableScene | null;
  /** What each seat scored, in the order of the seats, which doesn't tell who won. */
  readonly points: readonly SeatPoints[];
}

/** Shows the podium. */
export function Podium({ model, scene, points }: PodiumProps): JSX.Element {
  const { finale } = model;
  const over = !finale.running.value;
  return (
    <ol class={cx("list", css.podium, over && css.isOver)} aria-label={say("end-podium")}>
      {points.map(({ seat, place, objective, total }) => {
        const shown = finale.shown(seat);
        const counted = shown === "nothing" ? 0 : shown === "objective" ? (objective?.points ?? 0) : total;
        const turns = finale.seat.value === seat;
        return (
          <li
            key={seat}
            class={cx(css.spot, `seat-${seat}`, turns && css.isCounted, over && place === 1 && css.isFirst)}
            style={`--place: ${over ? place : points.length}`}
          >
            {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: a short cut; the menu has a button for it */}
            <span class={css.planet} onClick={() => photograph(model, seat, over)}>
              <PodiumPlanet model={model} scene={scene} seat={seat} turns={turns} />
            </span>
            <span class={css.step}>
              <span class={css.place} aria-hidden="true">
                {over ? place : ""}
              </span>
              <span class={css.who}>
                <SeatBadge seat={seat} />
                <Fitting class={css.name} text={model.name(seat)} />
              </span>
              <Count class={css.points} to={counted} counts={finale.running.value && !lessMotion()} />
              {over && <span class="unseen">{say("points", { points: total })}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function photograph(model: TableModel, seat: number, over: boolean): void {
  if (over) model.photo.value = seat;
}
