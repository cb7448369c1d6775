/** What the tile in hand gains and loses where it's aimed, as chips beside the button that places it. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { AnimalPicture } from "../../animals/AnimalPicture.tsx";
import { HabitatSign } from "../../shapes/HabitatSign.tsx";
import { cx } from "../../ui/cx.ts";
import { useEdges } from "../../ui/edges.ts";
import { animalName, habitatName } from "../../words/names.ts";
import { say } from "../../words/say.ts";
import { type BidGain, type Gain, gainsFor, type ObjectiveGain } from "../model/gains.ts";
import type { TableModel } from "../model/table-model.ts";
import css from "./Gains.module.css";
import { SeatBadge } from "./Signs.tsx";

/** Shows the changes, the most important first. Its room is always there, so that nothing moves when they appear. */
export function Gains({ model }: { model: TableModel }): JSX.Element {
  const gains = gainsFor(model);
  return (
    <div class={css.gains} data-part="gains">
      {gains !== null && gains.length === 0 && <p class={css.none}>{say("gains-none")}</p>}
      {gains !== null && gains.length > 0 && <Chips model={model} gains={gains} />}
    </div>
  );
}

function Chips({ model, gains }: { model: TableModel; gains: readonly Gain[] }): JSX.Element {
  const list = useRef<HTMLUListElement>(null);
  const trial = model.trial.value;
  useEdges(list);
  useEffect(() => {
    // Another placement begins with its most important change.
    if (trial !== null && list.current !== null) list.current.scrollLeft = 0;
  }, [trial]);
  return (
    <ul class={cx("list", css.list)} ref={list} aria-label={say("gains-title")} tabindex={0} data-scrolls>
      {gains.map((gain) =>
        gain.kind === "bid" ? (
          <BidChip key={gain.animal} model={model} gain={gain} />
        ) : (
          <ObjectiveChip key={gain.kind} gain={gain} />
        ),
      )}
    </ul>
  );
}

/** Before and after, as numbers. */
const Change = ({ gain: { before, after } }: { gain: Gain }): JSX.Element => (
  <span class={cx(css.change, after < before && css.isLess)} aria-hidden="true">
    <span>{before}</span>
    <i>→</i>
    <b>{after}</b>
  </span>
);

/** A bid: before and after, and who would then lead. */
function BidChip({ model, gain }: { model: TableModel; gain: BidGain }): JSX.Element {
  const { animal, before, after, leader, lead } = gain;
  const name = animalName(animal);
  return (
    <li class={cx(css.chip, leader !== null && `seat-${leader}`)} data-animal={animal} data-lead={lead ?? undefined}>
      <AnimalPicture animal={animal} size={24} />
      <Change gain={gain} />
      {leader === null ? (
        <span class={css.tie} aria-hidden="true">
          =
        </span>
      ) : (
        <SeatBadge seat={leader} class={css.leader} />
      )}
      <span class="unseen">{say("spoken-change", { animal: name, before, after })}</span>
      {lead !== null && (
        <span class="unseen">
          {leader === null
            ? say("spoken-then-nobody", { animals: name })
            : say("spoken-then", { animals: name, name: model.name(leader) })}
        </span>
      )}
    </li>
  );
}

/** The objective: its areas, and the points they bring. */
function ObjectiveChip({ gain }: { gain: ObjectiveGain }): JSX.Element {
  const { habitat, before, after, points } = gain;
  return (
    <li class={css.chip} data-part="objective-gain" data-lead={points > 0 ? "scored" : undefined}>
      <HabitatSign habitat={habitat} size={20} />
      <Change gain={gain} />
      {points > 0 && <b class={css.points}>{say("gains-points", { points })}</b>}
      <span class="unseen">{say("spoken-change-objective", { habitat: habitatName(habitat), before, after })}</span>
    </li>
  );
}
