/** Rounds 3 to 12 with their animals: who won those of the past, and who leads for those still to come. */
import type { JSX } from "preact";
import { AnimalPicture } from "../../animals/AnimalPicture.tsx";
import { cx } from "../../ui/cx.ts";
import { animalName } from "../../words/names.ts";
import { say } from "../../words/say.ts";
import { triedBy } from "../model/gains.ts";
import { FIRST_ANIMALS, type PastRound, pastRounds, type Settled } from "../model/history.ts";
import { raceFor } from "../model/race.ts";
import type { TableModel } from "../model/table-model.ts";
import css from "./Rounds.module.css";
import signs from "./Signs.module.css";

/** Shows the rounds in a row. A tap shows a round on the race board. */
export function Rounds({ model }: { model: TableModel }): JSX.Element | null {
  const game = model.shownGame.value;
  if (game === null) return null;
  const past = pastRounds(model.shownLog.value);
  return (
    <ol class={cx("list", css.rounds)} inert={model.playback.busy.value} aria-label={say("rounds-title")}>
      {game.columns.slice(FIRST_ANIMALS - 1).map((animals, index) => {
        const round = FIRST_ANIMALS + index;
        const over = past.find((each) => each.round === round);
        const isPast = round < game.round || (over !== undefined && animals.length === 0);
        const now = round === game.round && !isPast;
        return (
          <li
            key={round}
            class={cx(
              css.column,
              isPast && css.isPast,
              now && css.isNow,
              (isPast ? (over?.animals.length ?? 0) > 2 : animals.length > 4) && css.hasMany,
            )}
          >
            <button
              type="button"
              aria-label={say("round-button", { round, animals: isPast ? pastNames(model, over) : names(animals) })}
              aria-current={now ? "step" : undefined}
              onClick={() => model.showRounds(isPast)}
            >
              <span class={css.number}>{round}</span>
              <span class={css.animals}>
                {isPast
                  ? over?.animals.map((settled) => <Won key={settled.animal} settled={settled} />)
                  : animals.map((animal, card) =>
                      animal === null ? (
                        <span key={`down ${card}`} class={signs.cardBack} />
                      ) : (
                        <Coming key={animal} model={model} animal={animal} />
                      ),
                    )}
                {isPast && (over?.carried ?? 0) > 0 && <span class={css.moved} />}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

const names = (animals: readonly (string | null)[]): string =>
  animals.map((animal) => (animal === null ? say("face-down") : animalName(animal))).join(", ") || say("round-empty");

/** What became of a past round's animals, for screen readers. */
function pastNames(model: TableModel, past: PastRound | undefined): string {
  const found = (past?.animals ?? []).map((settled) =>
    settled.type === "awarded"
      ? say("life-awarded", { animal: animalName(settled.animal), name: model.name(settled.seat) })
      : animalName(settled.animal),
  );
  if (past !== undefined && past.carried > 0) found.push(say("round-carried", { count: past.carried }));
  return found.join(", ") || say("round-empty");
}

/** An animal of a past round, with the seat that won it. */
const Won = ({ settled }: { settled: Settled }): JSX.Element => (
  <span class={cx(css.animal, settled.type === "awarded" ? css.isWon : css.isGone)} data-animal={settled.animal}>
    <AnimalPicture animal={settled.animal} size={28} />
    {settled.type === "awarded" && (
      <i
        class={cx(signs.badge, `seat-${settled.seat}`, css.winner)}
        data-number={settled.seat + 1}
        aria-hidden="true"
      />
    )}
  </span>
);

/** An animal still to be won, underlined in the colour of whoever leads. */
function Coming({ model, animal }: { model: TableModel; animal: string }): JSX.Element {
  const standing = model.standing(animal);
  const winner = standing === null ? null : raceFor(standing, triedBy(model)).winner;
  const carried = model.shownLog.value.some((event) => event.type === "carried" && event.animal === animal);
  return (
    <span
      class={cx(
        css.animal,
        carried && css.isCarried,
        winner !== null && cx(`seat-${winner}`, css.hasLeader),
        model.table.marks.value.animal === animal && css.isMarked,
      )}
      data-animal={animal}
    >
      <AnimalPicture animal={animal} size={28} />
    </span>
  );
}
