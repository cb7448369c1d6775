/** The race board: for each animal, every planet's bid, who leads, and what the tile in hand would change. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { AnimalPicture } from "../../animals/AnimalPicture.tsx";
import { RuleButton } from "../../rules/RuleButton.tsx";
import { cx } from "../../ui/cx.ts";
import { Fitting } from "../../ui/Fitting.tsx";
import { animalName } from "../../words/names.ts";
import { say } from "../../words/say.ts";
import { type Race, type RaceBid, raceFor, type Tried } from "../model/race.ts";
import { isFate } from "../model/staging.ts";
import type { TableModel } from "../model/table-model.ts";
import { cardOf, requirement } from "../model/words.ts";
import bidStyle from "./Bid.module.css";
import board from "./Board.module.css";
import css from "./RaceBoard.module.css";
import row from "./RaceRow.module.css";
import signs from "./Signs.module.css";
import { RequirementSigns, SeatBadge } from "./Signs.tsx";

/** Shows all animals still to be won, by round. */
export function RaceBoard({ model }: { model: TableModel }): JSX.Element | null {
  const list = useRef<HTMLDivElement>(null);
  const game = model.shownGame.value;
  const round = game?.round ?? 0;
  useEffect(() => {
    if (list.current !== null && round > 0) list.current.scrollTop = 0;
  }, [round]);
  if (game === null) return null;
  const rounds = game.columns
    .map((animals, index) => ({ round: index + 1, animals }))
    .filter(({ animals }) => animals.length > 0);
  return (
    <section class={cx(board.board, css.race)} data-players={game.players} aria-labelledby="race-title">
      <header>
        <h2 id="race-title">{say("race-title")}</h2>
        <RuleButton part="award" label={say("why-bids")} class={css.why} />
        {game.standings !== null && (
          <span class={css.heads} aria-hidden="true">
            {game.planets.map((_, seat) => (
              <SeatBadge key={seat} seat={seat} />
            ))}
          </span>
        )}
      </header>
      <div class={cx(board.scroll, css.list)} ref={list} tabindex={0} data-scrolls>
        {rounds.map(({ round: under, animals }) => (
          <section key={under} class={css.round} data-now={under === game.round || undefined}>
            <h3>{under === game.round ? say("race-now", { round: under }) : say("race-round", { round: under })}</h3>
            {animals.map((animal, index) =>
              animal === null ? (
                <FaceDown key={`down ${index}`} />
              ) : (
                <RaceRow key={animal} model={model} animal={animal} />
              ),
            )}
          </section>
        ))}
        {game.standings?.some((standing) => raceFor(standing, tried(model)).bySecond) && <SecondNote />}
        {rounds.length === 0 && <p>{say("race-none")}</p>}
        {game.standings === null && <p>{say("race-no-aids")}</p>}
      </div>
    </section>
  );
}

/** Says what decides a tie in the last round. */
const SecondNote = (): JSX.Element => (
  <p class={css.second}>
    <span>
      <b>{say("race-second")}:</b> {say("race-second-why")}
    </span>
    <RuleButton part="last-round" />
  </p>
);

function FaceDown(): JSX.Element {
  return (
    <div class={cx(row.row, row.isDown)}>
      <RuleButton part="mystery" class={row.card}>
        <span class={signs.cardBack} aria-hidden="true" />
        <span class={row.name}>{say("face-down")}</span>
      </RuleButton>
    </div>
  );
}

function tried(model: TableModel): Tried | null {
  const [seat, trials, trial] = [model.actor.value, model.trials.value, model.trial.value];
  return seat === null || trials === null || trial === null ? null : { seat, trials, trial };
}

function RaceRow({ model, animal }: { model: TableModel; animal: string }): JSX.Element {
  const card = cardOf(model.table.box.value, animal);
  const standing = model.standing(animal);
  const race = standing === null ? null : raceFor(standing, tried(model));
  const shownBid = model.shownBid.value;
  const fate = model.playback.now.value;
  const shown = fate !== null && isFate(fate) && fate.animal === animal;
  const marked = model.table.marks.value.animal === animal;
  return (
    <div
      title={card === null ? undefined : requirement(card)}
      class={cx(row.row, race?.turned && row.isTurned, shown && row.isShown)}
      data-animal={animal}
      data-marked={marked || undefined}
    >
      <RuleButton part={card?.requirement ?? "requirements"} class={row.card}>
        <AnimalPicture animal={animal} size={36} />
        <span class={row.name}>
          <b>
            <Fitting text={animalName(animal)} />
          </b>
          {card !== null && <RequirementSigns card={card} size={17} />}
          {card !== null && <span class={row.requirement}>{requirement(card)}</span>}
        </span>
      </RuleButton>
      {race !== null && (
        <span class={row.bids}>
          {race.bids.map((bid) => (
            <BidButton
              key={bid.seat}
              bid={bid}
              pressed={shownBid?.animal === animal && shownBid.seat === bid.seat}
              label={say("bid-button", { name: model.name(bid.seat), animal: animalName(animal), bid: bid.value })}
              onClick={() => model.showBid({ animal, seat: bid.seat })}
            />
          ))}
          <span
            class={cx(row.margin, race.bySecond && row.isSecond, race.winner !== null && `seat-${race.winner}`)}
            title={race.bySecond ? say("race-second-why") : undefined}
          >
            {marginWords(race)}
          </span>
        </span>
      )}
    </div>
  );
}

/** How far the leader is ahead, or why there is no leader. */
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
      class={cx(bidStyle.bid, `seat-${bid.seat}`, bid.change < 0 && bidStyle.isDown)}
      data-place={bid.place}
      data-control={`bid-${bid.seat}`}
      aria-pressed={pressed}
      title={label}
      onClick={props.onClick}
    >
      <span class="unseen">{label}</span>
      <span aria-hidden="true">
        {bid.value}
        {bid.change !== 0 && (
          <sup>{bid.change > 0 ? say("change-up", { by: bid.change }) : say("change-down", { by: -bid.change })}</sup>
        )}
      </span>
    </button>
  );
}
