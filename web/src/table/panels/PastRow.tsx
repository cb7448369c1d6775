/** A line of the race board for an animal of a past round: what each planet bid, and who won it. */
import type { JSX } from "preact";
import { cx } from "../../ui/cx.ts";
import { animalName } from "../../words/names.ts";
import { say } from "../../words/say.ts";
import type { Settled } from "../model/history.ts";
import type { TableModel } from "../model/table-model.ts";
import { cardOf, eventText } from "../model/words.ts";
import bidStyle from "./Bid.module.css";
import css from "./RaceRow.module.css";
import { AnimalCell } from "./RaceRow.tsx";
import { ruleOf } from "./rule-of.ts";

/** An animal that has found a planet, or left the game. */
export function PastRow({ model, settled }: { model: TableModel; settled: Settled }): JSX.Element {
  const box = model.table.box.value;
  const card = cardOf(box, settled.animal);
  const winner = settled.type === "awarded" ? settled.seat : null;
  const sentence = eventText(settled, (seat) => model.name(seat), box) ?? animalName(settled.animal);
  return (
    <div class={css.row} title={sentence} data-animal={settled.animal}>
      <AnimalCell animal={settled.animal} card={card} part={ruleOf(settled, card)} />
      <span class="unseen">{sentence}</span>
      <span class={css.bids} aria-hidden="true">
        {settled.bids.map(({ value }, seat) => (
          <span key={seat} class={cx(bidStyle.bid, `seat-${seat}`)} data-place={seat === winner ? "leads" : "behind"}>
            {value}
          </span>
        ))}
      </span>
      <span class={cx(css.margin, winner !== null && `seat-${winner}`)} aria-hidden="true">
        {winner === null ? say("race-no-bid") : "✓"}
      </span>
    </div>
  );
}
