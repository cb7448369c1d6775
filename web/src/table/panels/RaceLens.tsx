/**
 * A line of the race board close up. The lines are as high as the window allows, which may be too little for a finger:
 * a finger on the board opens this card, with buttons of its own. A mouse that rests on a line, and the keyboard focus,
 * show it too.
 */
import type { JSX } from "preact";
import { AnimalPicture } from "../../animals/AnimalPicture.tsx";
import { RuleButton } from "../../rules/RuleButton.tsx";
import { cx } from "../../ui/cx.ts";
import { animalName } from "../../words/names.ts";
import { say } from "../../words/say.ts";
import { triedBy } from "../model/gains.ts";
import { settledIn } from "../model/history.ts";
import { raceFor } from "../model/race.ts";
import type { TableModel } from "../model/table-model.ts";
import { cardOf, eventText, requirement } from "../model/words.ts";
import bidStyle from "./Bid.module.css";
import css from "./RaceLens.module.css";
import { ruleOf } from "./rule-of.ts";
import { RequirementSigns, SeatBadge } from "./Signs.tsx";
import type { Looked } from "./use-looked.ts";

interface RaceLensProps {
  readonly model: TableModel;
  readonly looked: Looked;
  /** Whether the board shows past rounds. */
  readonly past: boolean;
  readonly onClose: () => void;
}

/** An animal: what it asks for in words, and each player's bid by name or, in a past round, what became of it. */
export function RaceLens({ model, looked, past, onClose }: RaceLensProps): JSX.Element | null {
  const { animal, at, touched } = looked;
  const box = model.table.box.value;
  const card = cardOf(box, animal);
  const settled = past ? settledIn(model.shownLog.value, animal) : null;
  const standing = past ? null : model.standing(animal);
  if (card === null) return null;
  const race = standing === null ? null : raceFor(standing, triedBy(model));
  const note = race?.lead != null ? say(`race-${race.lead}`) : race?.bySecond ? say("race-second-why") : null;
  return (
    <aside
      class={cx(css.lens, touched && css.isTouched)}
      style={{ "--at": `${at}px` }}
      data-lens
      aria-hidden={touched ? undefined : true}
      aria-label={animalName(animal)}
    >
      <header>
        <AnimalPicture animal={animal} size={56} />
        <span class={css.words}>
          <b>{animalName(animal)}</b>
          <span class={css.wish}>
            <RequirementSigns card={card} size={18} /> {requirement(card)}
          </span>
        </span>
        {touched && <RuleButton part={settled === null ? card.requirement : ruleOf(settled, card)} />}
      </header>
      {race !== null && (
        <ul class="list">
          {race.bids.map(({ seat, value, change, place }) => (
            <li key={seat}>
              <button
                type="button"
                class={cx(css.bid, `seat-${seat}`)}
                data-place={place}
                tabindex={touched ? 0 : -1}
                onClick={() => {
                  model.showBid({ animal, seat });
                  onClose();
                }}
              >
                <SeatBadge seat={seat} />
                <span>{model.name(seat)}</span>
                <b class={bidStyle.bid} data-change={change === 0 ? undefined : change > 0 ? "up" : "down"}>
                  <span>
                    {change !== 0 && <s>{value - change}→</s>}
                    {value}
                  </span>
                </b>
              </button>
            </li>
          ))}
        </ul>
      )}
      {note !== null && <p>{note}</p>}
      {settled !== null && <p>{eventText(settled, (seat) => model.name(seat), box, model.you)}</p>}
    </aside>
  );
}
