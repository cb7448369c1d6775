/** The playback: an animal, where it goes and why, or another player's placement. A tap shows the next. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { AnimalPicture } from "../../animals/AnimalPicture.tsx";
import type { Placed } from "../../protocol.ts";
import { RuleButton } from "../../rules/RuleButton.tsx";
import { lessMotion } from "../../store/settings.ts";
import { TilePicture } from "../../tile/Tile.tsx";
import { cx } from "../../ui/cx.ts";
import { animalName } from "../../words/names.ts";
import { say } from "../../words/say.ts";
import { tileOf } from "../model/planets.ts";
import { type Fate, isFate, type Staged, type StagedEvent } from "../model/staging.ts";
import type { TableModel } from "../model/table-model.ts";
import { cardOf, eventText, faceLetter, reason } from "../model/words.ts";
import css from "./PlaybackPanel.module.css";
import { ruleOf } from "./rule-of.ts";
import { SeatBadge } from "./Signs.tsx";

/** Milliseconds of an animal's flight to its planet. */
const FLIGHT = 900;

/** Shows what happens at the table, or what happened while the player was away. */
export function PlaybackPanel({ model }: { model: TableModel }): JSX.Element | null {
  const { catchingUp, busy, now, waiting } = model.playback;
  if (!busy.value) return null;
  const [event, count] = [now.value, waiting.value.length];
  const title = catchingUp.value ? say("since-title") : event !== null && isFate(event) ? say("life-title") : undefined;
  return (
    <section class={cx(css.life, catchingUp.value && css.isBack)} aria-label={title ?? say("settings-others")}>
      {catchingUp.value && <h2 class={css.since}>{title}</h2>}
      <button type="button" class={css.card} onClick={() => model.playback.next()} title={say("life-next")}>
        {event === null ? <Begin waiting={waiting.value} /> : <Telling model={model} event={event} />}
      </button>
      <div class={css.row}>
        {event !== null && isFate(event) && (
          <RuleButton part={ruleOf(event, cardOf(model.table.box.value, event.animal))} class={css.rule} />
        )}
        {(count > 0 || catchingUp.value) && (
          <button type="button" class={css.skip} onClick={() => model.playback.skip()}>
            {count > 0 ? say("life-skip", { count }) : say("since-end")}
          </button>
        )}
      </div>
    </section>
  );
}

/** How many moves the player missed. */
function Begin({ waiting }: { waiting: readonly Staged[] }): JSX.Element {
  const moves = waiting.filter(({ event }) => event.type === "placed").length;
  return (
    <span class={css.words}>
      <b>{say("since-moves", { moves })}</b>
    </span>
  );
}

function Telling({ model, event }: { model: TableModel; event: StagedEvent }): JSX.Element {
  if (event.type === "placed") return <Laying model={model} placed={event} />;
  if (!isFate(event)) {
    return (
      <span class={css.words}>
        <b>{eventText(event, (seat) => model.name(seat), model.table.box.value)}</b>
      </span>
    );
  }
  return (
    <>
      <Flying key={event.animal + event.type} fate={event} />
      <span class={css.words}>
        <b>{heading(event, model)}</b>
        {event.type !== "revealed" && (
          <span class={css.reason}>{reason(model.table.box.value, event.animal, event.bids)}</span>
        )}
        {event.type !== "revealed" && <Bids fate={event} model={model} />}
        {event.type === "awarded" && event.by !== "best" && <span class={css.why}>{say(`life-by-${event.by}`)}</span>}
      </span>
    </>
  );
}
/** A tile someone placed. */
function Laying({ model, placed }: { model: TableModel; placed: Placed }): JSX.Element {
  const box = model.table.box.value;
  return (
    <>
      <span class={css.picture}>
        {box !== null && (
          <TilePicture tile={tileOf(box, placed.tile)} turns={placed.rotation} width={76} state="offer" />
        )}
      </span>
      <span class={css.words}>
        <b>{say("event-placed", { name: model.name(placed.seat), face: faceLetter(placed.face) })}</b>
      </span>
    </>
  );
}

function heading(fate: Fate, model: TableModel): string {
  const animal = animalName(fate.animal);
  if (fate.type === "revealed") return say("life-revealed", { animal, round: fate.under });
  if (fate.type === "awarded") {
    const own = model.mine(fate.seat) && model.seats.length === 1;
    return own ? say("life-awarded-you", { animal }) : say("life-awarded", { animal, name: model.name(fate.seat) });
  }
  return say(`life-${fate.type}`, { animal, why: fate.why === "draw" ? "draw" : "none" });
}

/** Each seat's bid, with the winner or those tied for the best marked. */
function Bids({ fate, model }: { fate: Exclude<Fate, { type: "revealed" }>; model: TableModel }): JSX.Element {
  const best = Math.max(0, ...fate.bids.map(({ value }) => value));
  return (
    <span class={css.bids} aria-hidden="true">
      {fate.bids.map(({ value }, seat) => {
        const won = fate.type === "awarded" && fate.seat === seat;
        return (
          <span
            key={seat}
            class={cx(css.bid, `seat-${seat}`, won ? css.isBest : value === best && value > 0 && css.isTied)}
          >
            <SeatBadge seat={seat} />
            <span>{model.name(seat)}</span>
            <b>{value}</b>
          </span>
        );
      })}
    </span>
  );
}

/** The animal's picture, which flies to the planet that won it. */
function Flying({ fate }: { fate: Fate }): JSX.Element {
  const picture = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const flown = picture.current;
    if (flown === null || fate.type !== "awarded" || lessMotion()) return undefined;
    const goal = document.querySelector(`[data-planet="${fate.seat}"]`)?.getBoundingClientRect();
    if (goal === undefined) return undefined;
    const from = flown.getBoundingClientRect();
    const by = [
      goal.left + goal.width / 2 - from.left - from.width / 2,
      goal.top + goal.height / 2 - from.top - from.height / 2,
    ];
    const flight = flown.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${by[0]}px, ${by[1]}px) scale(0.7)`, opacity: 1, offset: 0.9 },
        { transform: `translate(${by[0]}px, ${by[1]}px) scale(0.2)`, opacity: 0 },
      ],
      { delay: 1300, duration: FLIGHT, easing: "cubic-bezier(0.5, 0, 0.3, 1)", fill: "forwards" },
    );
    return () => flight.cancel();
  }, [fate]);
  return (
    <span class={css.picture} ref={picture}>
      <AnimalPicture animal={fate.animal} size={76} />
    </span>
  );
}
