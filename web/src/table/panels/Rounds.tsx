/** Rounds 3 to 12 with their animals: past, current and coming, carried or face down. */
import type { JSX } from "preact";
import { AnimalPicture } from "../../animals/AnimalPicture.tsx";
import { cx } from "../../ui/cx.ts";
import { animalName } from "../../words/names.ts";
import { say } from "../../words/say.ts";
import { triedBy } from "../model/gains.ts";
import { raceFor } from "../model/race.ts";
import type { TableModel } from "../model/table-model.ts";
import css from "./Rounds.module.css";
import signs from "./Signs.module.css";

const FIRST = 3;

/** Shows the rounds in a row. A tap opens the race board. */
export function Rounds({ model }: { model: TableModel }): JSX.Element | null {
  const game = model.shownGame.value;
  if (game === null) return null;
  const carried = new Set(model.shownLog.value.flatMap((event) => (event.type === "carried" ? [event.animal] : [])));
  return (
    <ol class={cx("list", css.rounds)} inert={model.playback.busy.value} aria-label={say("rounds-title")}>
      {game.columns.slice(FIRST - 1).map((animals, index) => {
        const round = FIRST + index;
        const place = round < game.round ? "past" : round === game.round ? "now" : "coming";
        const names = animals.map((animal) => (animal === null ? say("face-down") : animalName(animal))).join(", ");
        return (
          <li
            key={round}
            class={cx(
              css.column,
              place === "past" && css.isPast,
              place === "now" && css.isNow,
              animals.length > 4 && css.hasMany,
            )}
          >
            <button
              type="button"
              aria-label={say("round-button", { round, animals: names === "" ? say("round-empty") : names })}
              aria-current={place === "now" ? "step" : undefined}
              onClick={() => model.toggleSheet("race")}
            >
              <span class={css.number}>{round}</span>
              <span class={css.animals}>
                {animals.map((animal, card) =>
                  animal === null ? (
                    <span key={`down ${card}`} class={signs.cardBack} />
                  ) : (
                    <span
                      key={animal}
                      class={cx(
                        css.animal,
                        carried.has(animal) && css.isCarried,
                        leader(model, animal),
                        model.table.marks.value.animal === animal && css.isMarked,
                      )}
                      data-animal={animal}
                    >
                      <AnimalPicture animal={animal} size={28} />
                    </span>
                  ),
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function leader(model: TableModel, animal: string): string {
  const standing = model.standing(animal);
  const winner = standing === null ? null : raceFor(standing, triedBy(model)).winner;
  return winner === null ? "" : cx(`seat-${winner}`, css.hasLeader);
}
