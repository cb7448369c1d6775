/** All rounds in one strip for a phone: small where they're over or far away, with each animal's wish where they're near. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { AnimalPicture } from "../../animals/AnimalPicture.tsx";
import { cx } from "../../ui/cx.ts";
import { useEdges } from "../../ui/edges.ts";
import { animalName } from "../../words/names.ts";
import { say } from "../../words/say.ts";
import { triedBy } from "../model/gains.ts";
import { FIRST_ANIMALS, type PastRound, pastRounds, type Settled } from "../model/history.ts";
import { raceFor } from "../model/race.ts";
import type { TableModel } from "../model/table-model.ts";
import { cardOf, requirement } from "../model/words.ts";
import css from "./RoundStrip.module.css";
import signs from "./Signs.module.css";
import { RequirementSigns, SeatBadge } from "./Signs.tsx";

/** How many rounds show what their animals want; near the end of the game there is room for one more. */
const nearRounds = (round: number): number => (round >= 10 ? 3 : 2);

/** How many animals fit one above the other before they go side by side. */
const HIGH = 4;

/** Shows the rounds from the first with animals to the last. A tap anywhere opens the race board. */
export function RoundStrip({ model }: { model: TableModel }): JSX.Element | null {
  const strip = useRef<HTMLDivElement>(null);
  const game = model.shownGame.value;
  const round = game?.round ?? 0;
  useEffect(() => {
    const now = round > 0 ? strip.current?.querySelector("[aria-current]") : null;
    if (now instanceof HTMLElement && strip.current !== null) strip.current.scrollLeft = now.offsetLeft - FADE;
  }, [round]);
  useEdges(strip);
  if (game === null) return null;
  const past = pastRounds(model.shownLog.value);
  const first = Math.max(FIRST_ANIMALS, round);
  return (
    <div class={css.strip} data-part="rounds" ref={strip} inert={model.playback.busy.value}>
      <div class={css.inside}>
        <ol class={cx("list", css.rounds)} aria-label={say("rounds-title")}>
          {game.columns.slice(FIRST_ANIMALS - 1).map((animals, index) => {
            const each = FIRST_ANIMALS + index;
            const over = past.find((one) => one.round === each);
            if (each < round || (over !== undefined && animals.length === 0))
              return <Past key={each} model={model} round={each} over={over} />;
            const near = each - first < nearRounds(round);
            return <Coming key={each} model={model} round={each} animals={animals} near={near} />;
          })}
        </ol>
        <button
          type="button"
          class={css.open}
          aria-label={say("race-title")}
          aria-expanded={model.sheet.value === "race"}
          onClick={() => model.toggleSheet("race")}
        />
      </div>
    </div>
  );
}

/** How wide the faded edge of the strip is, in pixels. */
const FADE = 12;

/** A round that is over: its animals, each with the seat that won it. */
function Past(props: { model: TableModel; round: number; over: PastRound | undefined }): JSX.Element {
  const animals = props.over?.animals ?? [];
  const names = animals.map((settled) => fate(props.model, settled)).join(", ") || say("round-empty");
  return (
    <li class={cx(css.round, css.isPast)} data-round={props.round} style={{ "--rows": Math.max(3, animals.length) }}>
      <span class={css.number} aria-hidden="true">
        {props.round}
      </span>
      <span class="unseen">{say("round-button", { round: props.round, animals: names })}</span>
      <span class={css.animals}>
        {animals.map((settled) => (
          <span key={settled.animal} class={cx(css.animal, settled.type === "discarded" && css.isGone)}>
            <AnimalPicture animal={settled.animal} size={20} />
            {settled.type === "awarded" && <SeatBadge seat={settled.seat} class={css.winner} />}
          </span>
        ))}
      </span>
    </li>
  );
}

const fate = (model: TableModel, settled: Settled): string =>
  settled.type === "awarded"
    ? say("life-awarded", { animal: animalName(settled.animal), name: model.name(settled.seat) })
    : animalName(settled.animal);

interface ComingProps {
  readonly model: TableModel;
  readonly round: number;
  readonly animals: readonly (string | null)[];
  /** Whether it shows what its animals want. */
  readonly near: boolean;
}

function Coming({ model, round, animals, near }: ComingProps): JSX.Element {
  const now = round === model.shownGame.value?.round;
  const names = animals.map((animal) => (animal === null ? say("face-down") : wish(model, animal))).join(", ");
  const wide = animals.length > HIGH;
  const rows = Math.max(3, wide ? Math.ceil(animals.length / 2) : animals.length);
  return (
    <li
      class={cx(css.round, near && css.isNear, now && css.isNow, wide && css.isWide)}
      data-round={round}
      style={{ "--rows": rows }}
      aria-current={now ? "step" : undefined}
    >
      <span class={css.number} aria-hidden="true">
        {round}
      </span>
      <span class="unseen">{say("round-button", { round, animals: names || say("round-empty") })}</span>
      <span class={css.animals}>
        {animals.map((animal, card) =>
          animal === null ? (
            <span key={`down ${card}`} class={cx(signs.cardBack, css.back)} />
          ) : (
            <Animal key={animal} model={model} animal={animal} near={near} />
          ),
        )}
      </span>
    </li>
  );
}

/** An animal and what it wants, for screen readers. */
function wish(model: TableModel, animal: string): string {
  const card = cardOf(model.table.box.value, animal);
  return card === null ? animalName(animal) : `${animalName(animal)}: ${requirement(card)}`;
}

/** An animal still to be won, over the colour of whoever leads, or would lead with the tile in hand. */
function Animal({ model, animal, near }: { model: TableModel; animal: string; near: boolean }): JSX.Element {
  const standing = model.standing(animal);
  const winner = standing === null ? null : raceFor(standing, triedBy(model)).winner;
  const card = near ? cardOf(model.table.box.value, animal) : null;
  return (
    <span
      class={cx(
        css.animal,
        winner !== null && `seat-${winner}`,
        model.table.marks.value.animal === animal && css.isMarked,
      )}
      data-animal={animal}
      data-leader={winner ?? undefined}
      data-changes={standing !== null && winner !== standing.winner ? true : undefined}
    >
      <AnimalPicture animal={animal} size={24} />
      {card !== null && <RequirementSigns card={card} size={15} />}
    </span>
  );
}
