/** What is played back now, in place of the rounds: a placement, or an animal and why it goes where. A tap hurries. */
import type { JSX } from "preact";
import { RuleButton } from "../../rules/RuleButton.tsx";
import { TilePicture } from "../../tile/Tile.tsx";
import { Button } from "../../ui/Button.tsx";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/Icon.tsx";
import { animalName } from "../../words/names.ts";
import { say } from "../../words/say.ts";
import { tileOf } from "../model/planets.ts";
import { type Fate, isFate, type Staged, type StagedEvent } from "../model/staging.ts";
import type { TableModel } from "../model/table-model.ts";
import { cardOf, eventText, laidText, reason } from "../model/words.ts";
import { AnimalFlight } from "./AnimalFlight.tsx";
import css from "./PlaybackPanel.module.css";
import { ruleOf } from "./rule-of.ts";
import { SeatBadge } from "./Signs.tsx";

/** Shows what happens at the table, or what happened while the player was away. */
export function PlaybackPanel({ model }: { model: TableModel }): JSX.Element | null {
  const { catchingUp, busy, now, waiting } = model.playback;
  if (!busy.value) return null;
  const [event, count] = [now.value, waiting.value.length];
  const seat = event?.type === "placed" || event?.type === "awarded" ? event.seat : null;
  const title = catchingUp.value ? "since-title" : event !== null && isFate(event) ? "life-title" : "settings-others";
  const skip = count > 0 ? say("life-skip", { count }) : say(catchingUp.value ? "since-end" : "life-next");
  return (
    <section class={cx(css.life, seat !== null && `seat-${seat} ${css.isSeats}`)} aria-label={say(title)}>
      <button type="button" class={css.card} onClick={() => model.playback.next()} title={say("life-next")}>
        {event === null ? <Begin waiting={waiting.value} /> : <Telling model={model} event={event} />}
      </button>
      <span class={css.more}>
        {event !== null && isFate(event) && (
          <RuleButton part={ruleOf(event, cardOf(model.table.box.value, event.animal))} />
        )}
        <Button class={cx("plain", css.skip)} label={skip} onClick={() => model.playback.skip()}>
          <Icon name="fast" />
        </Button>
      </span>
    </section>
  );
}

/** How many moves the player missed. */
function Begin({ waiting }: { waiting: readonly Staged[] }): JSX.Element {
  const moves = waiting.filter(({ event }) => event.type === "placed").length;
  return (
    <span class={css.words}>
      <span>{say("since-title")}</span>
      <b>{say("since-moves", { moves })}</b>
    </span>
  );
}

function Telling({ model, event }: { model: TableModel; event: StagedEvent }): JSX.Element {
  if (isFate(event)) return <FateOf model={model} fate={event} />;
  const box = model.table.box.value;
  const words =
    event.type === "ended" ? say("game-over") : eventText(event, (seat) => model.name(seat), box, model.you);
  // The planet shows the face, which has no letter there: only those who can't see it need its name.
  const seen = event.type === "placed" ? laidText(event, (seat) => model.name(seat), model.you) : null;
  return (
    <>
      {event.type === "placed" && box !== null && (
        <span class={css.picture}>
          <TilePicture tile={tileOf(box, event.tile)} turns={event.rotation} width={60} state="offer" />
        </span>
      )}
      <span class={css.words}>
        {model.playback.catchingUp.value && <span>{say("since-title")}</span>}
        <b>
          {event.type === "placed" && <SeatBadge seat={event.seat} />}{" "}
          {seen !== null && <span aria-hidden="true">{seen}</span>}
          <span class={seen === null ? undefined : "unseen"}>{words}</span>
        </b>
      </span>
    </>
  );
}

/** An animal, where it goes, and in one line why. */
function FateOf({ model, fate }: { model: TableModel; fate: Fate }): JSX.Element {
  const name = (seat: number): string => model.name(seat);
  const why = fate.type === "revealed" ? null : reason(model.table.box.value, fate.animal, fate.bids, name);
  return (
    <>
      <AnimalFlight key={fate.animal + fate.type} model={model} fate={fate} />
      <span class={css.words}>
        <b>{heading(fate, model)}</b>
        {why !== null && <span>{why}</span>}
        {fate.type === "awarded" && fate.by !== "best" && <span class={css.tie}>{say(`life-by-${fate.by}`)}</span>}
      </span>
    </>
  );
}

function heading(fate: Fate, model: TableModel): string {
  const animal = animalName(fate.animal);
  if (fate.type === "revealed") return say("life-revealed", { animal, round: fate.under });
  if (fate.type === "awarded") {
    return fate.seat === model.you
      ? say("life-awarded-you", { animal })
      : say("life-awarded", { animal, name: model.name(fate.seat) });
  }
  return say(`life-${fate.type}`, { animal, why: fate.why === "draw" ? "draw" : "none" });
}
