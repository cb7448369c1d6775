/** The seats at the table: each with its planet, its animals, and whether its player is connected. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { AnimalRow } from "../../animals/AnimalRow.tsx";
import { FlatMap } from "../../map/FlatMap.tsx";
import { cx } from "../../ui/cx.ts";
import { Fitting } from "../../ui/Fitting.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { characterOf, styleName } from "../../words/names.ts";
import { say } from "../../words/say.ts";
import { covering } from "../model/planets.ts";
import type { TableModel } from "../model/table-model.ts";
import { mapWords } from "../model/words.ts";
import type { TableScene } from "../scene/table-scene.ts";
import { Absence } from "./Absence.tsx";
import { Bubble } from "./Bubble.tsx";
import animals from "./SeatAnimals.module.css";
import planet from "./SeatPlanet.module.css";
import css from "./Seats.module.css";
import { SeatBadge } from "./Signs.tsx";
import { Thinking } from "./Thinking.tsx";

/** From this many animals on, a seat shows them smaller. */
const MANY = 6;

/** Shows the seats in order. A tap makes a planet large. */
export function Seats({ model, scene }: { model: TableModel; scene: TableScene | null }): JSX.Element | null {
  const game = model.shownGame.value;
  if (game === null) return null;
  return (
    <ul class={cx("list", css.seats)} data-players={game.players} aria-label={say("seats-title")}>
      {game.planets.map((_, seat) => (
        <Seat key={seat} model={model} seat={seat} scene={scene} />
      ))}
    </ul>
  );
}

interface SeatProps {
  model: TableModel;
  seat: number;
  scene: TableScene | null;
}

/** How many of a seat's animals are shown on its card. */
const MOST_ANIMALS = 12;

function Seat({ model, seat, scene }: SeatProps): JSX.Element | null {
  const game = model.shownGame.value;
  const info = model.table.info.value?.seats[seat];
  if (game === null || info === undefined) return null;
  const won = game.won[seat] ?? [];
  const turn = model.shownTurn.value === seat;
  const character = characterOf(info);
  const signs = [
    character === null ? null : styleName(character),
    // Around one device, every seat is somebody here.
    model.mine(seat) && model.seats.length === 1 && !model.playsSeveral ? say("seat-you") : null,
    info.changed_hands ? say("seat-changed-hands") : null,
    info.resigned ? say("seat-resigned") : info.away ? say("seat-away") : null,
  ].filter((each) => each !== null);
  return (
    <li
      class={cx(css.seat, `seat-${seat}`, turn && css.isTurn, model.largeSeat.value === seat && css.isLarge)}
      data-seat={seat}
    >
      <button
        type="button"
        aria-pressed={model.largeSeat.value === seat}
        title={character === null ? undefined : say(`style-${character}.hint`)}
        onClick={() => model.showSeat(seat)}
      >
        <span class={planet.planet} data-planet={seat}>
          {scene === null ? <SmallMap model={model} seat={seat} /> : <SmallPlanet scene={scene} seat={seat} />}
          <SeatBadge seat={seat} class={planet.badge} />
          {game.first_seat === seat && <FirstToken />}
          {model.thinks(seat) && <Thinking class={planet.thinking} />}
        </span>
        <span class={css.words}>
          <span class={css.name}>
            <Fitting text={model.name(seat)} />
            <span class={animals.count} title={say("end-animals", { count: won.length })} aria-hidden="true">
              <Icon name="paw" size={15} />
              {won.length}
            </span>
            <span class="unseen">{say("end-animals", { count: won.length })}</span>
          </span>
          {signs.length > 0 && <span class={css.signs}>{signs.join(" · ")}</span>}
          <span class={animals.won} data-many={won.length > MANY || undefined}>
            <AnimalRow animals={won} size={24} most={MOST_ANIMALS} />
          </span>
        </span>
      </button>
      <Absence model={model} seat={seat} />
      <Bubble model={model} seat={seat} />
    </li>
  );
}

function SmallPlanet({ scene, seat }: { scene: TableScene; seat: number }): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => (canvas.current === null ? undefined : scene.attach(seat, canvas.current)), [scene, seat]);
  return <canvas ref={canvas} class={planet.smallPlanet} />;
}

function SmallMap({ model, seat }: { model: TableModel; seat: number }): JSX.Element | null {
  const box = model.table.box.value;
  const faces = model.planets.value[seat];
  if (box === null || faces === undefined) return null;
  return (
    <span class={planet.smallMap} inert aria-hidden="true">
      <FlatMap planet={covering(box, faces)} words={mapWords(model.name(seat))} width={84} />
    </span>
  );
}

/** The first seat's token. */
const FirstToken = (): JSX.Element => (
  <span class={planet.firstToken} role="img" aria-label={say("first-seat")}>
    <Icon name="star" size={16} />
  </span>
);
