/** What each seat scored: its objective, its animals with 1 or 2 points each, and the sum. */
import type { JSX } from "preact";
import { AnimalPicture } from "../../animals/AnimalPicture.tsx";
import { HabitatSign } from "../../shapes/HabitatSign.tsx";
import { cx } from "../../ui/cx.ts";
import { Fitting } from "../../ui/Fitting.tsx";
import { animalName, characterOf, habitatName, styleName } from "../../words/names.ts";
import { say } from "../../words/say.ts";
import type { AnimalPoints, ObjectivePoints, SeatPoints } from "../model/breakdown.ts";
import type { TableModel } from "../model/table-model.ts";
import css from "./Breakdown.module.css";
import { SeatBadge } from "./Signs.tsx";

interface BreakdownProps {
  readonly model: TableModel;
  /** What each seat scored, in the order of the seats. */
  readonly points: readonly SeatPoints[];
}

/** Shows a card for each seat. What the finale hasn't revealed yet keeps its place. */
export function Breakdown({ model, points }: BreakdownProps): JSX.Element {
  return (
    <ul class={cx("list", css.cards, model.finale.running.value && css.isRunning)}>
      {points.map((seat) => (
        <Card key={seat.seat} model={model} points={seat} />
      ))}
    </ul>
  );
}

interface CardProps {
  readonly model: TableModel;
  readonly points: SeatPoints;
}

function Card({ model, points }: CardProps): JSX.Element {
  const { seat, place, objective, animals, forAnimals, total } = points;
  const shown = model.finale.shown(seat);
  const counted = shown === "everything";
  const turns = model.finale.seat.value === seat;
  const character = characterOf(model.table.info.value?.seats[seat]);
  return (
    <li
      class={cx(
        css.card,
        `seat-${seat}`,
        place === 1 && !model.finale.running.value && css.isFirst,
        turns && css.isCounted,
      )}
    >
      <h3 class={css.who}>
        <SeatBadge seat={seat} />
        <Fitting class={css.name} text={model.name(seat)} />
      </h3>
      {character !== null && <p class={css.character}>{`${say("new-style")} · ${styleName(character)}`}</p>}
      {objective !== null && <ObjectiveLine objective={objective} hidden={shown === "nothing"} />}
      <div class={cx(css.line, !counted && css.isHidden)}>
        <span>{say("end-animals", { count: animals.length })}</span>
        <b>{forAnimals}</b>
      </div>
      <ul class={cx("list", css.animals, !counted && css.isHidden)}>
        {animals.map((each) => (
          <Animal key={each.animal} {...each} />
        ))}
      </ul>
      <p class={cx(css.line, css.total, !counted && css.isHidden)}>
        <span>{say("end-total")}</span>
        <b>{total}</b>
      </p>
    </li>
  );
}

function ObjectiveLine({ objective, hidden }: { objective: ObjectivePoints; hidden: boolean }): JSX.Element {
  const { habitat, areas, points } = objective;
  return (
    <div class={cx(css.line, css.objective, hidden ? css.isHidden : css.isTurned)}>
      <HabitatSign habitat={habitat} size={34} />
      <span>
        {say("end-objective", { habitat: habitatName(habitat) })}
        <small>{say("end-areas", { areas })}</small>
      </span>
      <b>{points}</b>
    </div>
  );
}

function Animal({ animal, points }: AnimalPoints): JSX.Element {
  const name = animalName(animal);
  return (
    <li class={css.animal} title={name}>
      <AnimalPicture animal={animal} size={44} />
      {points !== null && (
        <b class={cx(css.worth, points > 1 && css.isTwo)} aria-hidden="true">
          {points}
        </b>
      )}
      <span class="unseen">{points === null ? name : `${name}: ${say("points", { points })}`}</span>
    </li>
  );
}
