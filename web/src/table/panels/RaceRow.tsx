/** A line of the race board: an animal, what it asks for, each planet's bid, and who leads by how much. */
import type { JSX } from "preact";
import { AnimalPicture } from "../../animals/AnimalPicture.tsx";
import type { RulePart } from "../../rules/open.ts";
import { RuleButton } from "../../rules/RuleButton.tsx";
import type { AnimalCard } from "../../store/box.ts";
import { cx } from "../../ui/cx.ts";
import { Fitting } from "../../ui/Fitting.tsx";
import { animalName } from "../../words/names.ts";
import { say } from "../../words/say.ts";
import { triedBy } from "../model/gains.ts";
import { type Race, type RaceBid, raceFor } from "../model/race.ts";
import { isFate } from "../model/staging.ts";
import type { TableModel } from "../model/table-model.ts";
import { cardOf, requirement } from "../model/words.ts";
import bidStyle from "./Bid.module.css";
import css from "./RaceRow.module.css";
import signs from "./Signs.module.css";
import { RequirementSigns } from "./Signs.tsx";

/** An animal that still lies face down. */
export const FaceDownRow = (): JSX.Element => (
  <div class={cx(css.row, css.isDown)}>
    <RuleButton part="mystery" class={css.card}>
      <span class={css.inside}>
        <span class={signs.cardBack} aria-hidden="true" />
        <span class={css.name}>{say("face-down")}</span>
      </span>
    </RuleButton>
  </div>
);

/** An animal and what it asks for; a click opens the rule. */
export function AnimalCell(props: { animal: string; card: AnimalCard | null; part: RulePart }): JSX.Element {
  const { animal, card, part } = props;
  return (
    <RuleButton part={part} class={css.card}>
      <span class={css.inside}>
        <AnimalPicture animal={animal} size={36} />
        <b class={css.name}>
          <Fitting text={animalName(animal)} />
        </b>
        {card !== null && <RequirementSigns card={card} size={17} worded />}
        {card !== null && <span class={css.requirement}>{requirement(card)}</span>}
      </span>
    </RuleButton>
  );
}

/** An animal still to be won. */
export function RaceRow({ model, animal }: { model: TableModel; animal: string }): JSX.Element {
  const card = cardOf(model.table.box.value, animal);
  const standing = model.standing(animal);
  const race = standing === null ? null : raceFor(standing, triedBy(model));
  const shownBid = model.shownBid.value;
  const fate = model.playback.now.value;
  const shown = fate !== null && isFate(fate) && fate.animal === animal;
  const marked = model.table.marks.value.animal === animal;
  return (
    <div
      class={cx(css.row, shown && css.isShown)}
      data-animal={animal}
      data-marked={marked || undefined}
      data-changed={race?.bids.some(({ change }) => change !== 0) || undefined}
      data-lead={race?.lead ?? undefined}
    >
      <AnimalCell animal={animal} card={card} part={card?.requirement ?? "requirements"} />
      {race !== null && (
        <>
          <span class={css.bids}>
            {race.bids.map((bid) => (
              <BidButton
                key={bid.seat}
                bid={bid}
                pressed={shownBid?.animal === animal && shownBid.seat === bid.seat}
                label={say("bid-button", { name: model.name(bid.seat), animal: animalName(animal), bid: bid.value })}
                onClick={() => model.showBid({ animal, seat: bid.seat })}
              />
            ))}
          </span>
          <Margin race={race} />
        </>
      )}
    </div>
  );
}

/** How far the leader is ahead, or why there is no leader; an arrow says that the tile in hand changes who leads. */
function Margin({ race }: { race: Race }): JSX.Element {
  const { winner, bySecond, lead } = race;
  const why = lead !== null ? say(`race-${lead}`) : bySecond ? say("race-second-why") : undefined;
  return (
    <span class={cx(css.margin, bySecond && css.isSecond, winner !== null && `seat-${winner}`)} title={why}>
      {lead !== null && <span class="unseen">{say(`race-${lead}`)}</span>}
      {marginWords(race)}
    </span>
  );
}

function marginWords(race: Race): string {
  if (!race.wanted) return say("race-no-bid");
  if (race.winner === null) return say("race-draw");
  return race.bySecond ? say("race-second") : say("race-margin", { margin: race.margin });
}

function BidButton(props: { bid: RaceBid; pressed: boolean; label: string; onClick: () => void }): JSX.Element {
  const { bid, pressed, label } = props;
  return (
    <button
      type="button"
      class={cx(bidStyle.bid, `seat-${bid.seat}`)}
      data-place={bid.place}
      data-change={bid.change === 0 ? undefined : bid.change > 0 ? "up" : "down"}
      data-control={`bid-${bid.seat}`}
      aria-pressed={pressed}
      title={label}
      onClick={props.onClick}
    >
      <span class="unseen">{label}</span>
      <span aria-hidden="true">
        {bid.change !== 0 && <s>{bid.value - bid.change}→</s>}
        {bid.value}
      </span>
    </button>
  );
}
