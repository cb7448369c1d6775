/** What the player can do now, under the planet: turn, place, put back, undo, done, or why they have to wait. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { lessMotion } from "../../store/settings.ts";
import { Button } from "../../ui/Button.tsx";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/Icon.tsx";
import { withKey } from "../../ui/media.ts";
import { say } from "../../words/say.ts";
import type { TableModel } from "../model/table-model.ts";
import css from "./Actions.module.css";
import { HintButton, SuggestionPanel } from "./HintButton.tsx";
import { Thinking } from "./Thinking.tsx";

/** The row of buttons under the planet. */
export function Actions({ model }: { model: TableModel }): JSX.Element {
  const hand = model.hand.value;
  return (
    <section class={css.actions} data-part="actions" aria-label={say("actions-title")}>
      {hand !== null ? (
        <Placing model={model} />
      ) : model.held !== null ? (
        <Held model={model} />
      ) : (
        <Waiting model={model} />
      )}
      <SuggestionPanel model={model} />
    </section>
  );
}

function Placing({ model }: { model: TableModel }): JSX.Element {
  const aimed = model.hand.value?.face !== null;
  const away = model.largeSeat.value !== model.actor.value;
  const plans = model.seat.value === null;
  const place = useRef<HTMLButtonElement>(null);
  const suggested = model.hints.shown.value !== null;
  useEffect(() => {
    // The button that asked is gone, and Enter would put a focused tile back. Send keyboard users to Place instead.
    const at = document.activeElement;
    const astray = at === document.body || at?.closest("[data-control=take]") != null;
    if (suggested && astray) place.current?.focus({ preventScroll: true });
  }, [suggested]);
  return (
    <>
      <Button
        class={css.round}
        data-control="turn"
        label={withKey(say("turn-left"), "Q")}
        onClick={() => model.turn(1)}
      >
        <Icon name="turnLeft" />
      </Button>
      <button
        type="button"
        ref={place}
        data-control="place"
        class="button primary"
        disabled={(!aimed || plans || model.sending.value) && !away}
        onClick={() => (away ? model.lookBack() : void model.place())}
      >
        {away ? say("own-planet") : !aimed ? say("choose-face") : plans ? say("planned") : say("place")}
      </button>
      <Button class={css.round} label={withKey(say("turn-right"), "E")} onClick={() => model.turn(-1)}>
        <Icon name="turnRight" />
      </Button>
      <Button class={css.round} label={withKey(say("put-back"), "Esc")} onClick={() => model.putBack()}>
        <Icon name="close" />
      </Button>
      <HintButton model={model} />
    </>
  );
}

function Held({ model }: { model: TableModel }): JSX.Element {
  const due = model.table.game.value?.due_at ?? null;
  const hold = model.table.info.value?.options.hold ?? 0;
  return (
    <>
      <Button disabled={model.sending.value} onClick={() => void model.takeBack()}>
        {due !== null && hold > 0 && <Countdown key={due} model={model} due={due} hold={hold} />}
        {say("take-back")}
      </Button>
      <Button class="primary" text={say("done")} disabled={model.sending.value} onClick={() => void model.done()} />
    </>
  );
}

/** A ring that runs out with the hold, around the seconds left. */
function Countdown({ model, due, hold }: { model: TableModel; due: number; hold: number }): JSX.Element {
  const left = useLeft(model, due);
  const [passed] = useState(() => hold - Math.min(hold, Math.max(0, due - model.table.now())));
  const running = { animationDuration: `${hold}s`, animationDelay: `${-passed}s` };
  return (
    <span class={css.countdown}>
      <svg viewBox="-18 -18 36 36" aria-hidden="true">
        <circle r="15.5" />
        <circle r="15.5" pathLength="1" class={cx(css.rest, lessMotion() && css.isStill)} style={running} />
      </svg>
      <span>{Math.ceil(left ?? hold)}</span>
    </span>
  );
}

function Waiting({ model }: { model: TableModel }): JSX.Element {
  const [game, turn] = [model.shownGame.value, model.shownTurn.value];
  if (model.seat.value !== null && model.mayTake.value) {
    return (
      <>
        <p class={cx(css.hint, css.isYours)}>{say("choose-tile")}</p>
        <HintButton model={model} named />
      </>
    );
  }
  if (game?.end || (model.table.info.value?.status === "over" && !model.playback.busy.value)) {
    return <Button class="primary" text={say("end-result")} onClick={() => model.openSheet("end")} />;
  }
  const hurries = model.seat.value !== null && model.playback.busy.value && !model.waits.value;
  return (
    <>
      <p class={css.hint}>
        {turn === null ? say("table-not-yet") : say("table-turn-of", { name: model.name(turn) })}
        {turn !== null && model.thinks(turn) && <Thinking silent />}
      </p>
      {hurries && <Button class={css.skip} text={say("skip-to-turn")} onClick={() => model.playback.skip()} />}
      {!hurries && model.actor.value !== null && model.tryTiles !== null && (
        <Button class={css.skip} text={say("menu-try")} onClick={model.tryTiles} />
      )}
    </>
  );
}

/** Returns the seconds left until something is due, updated four times a second. */
export function useLeft(model: TableModel, due: number | null): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const look = (): void => setLeft(due === null ? null : Math.max(0, due - model.table.now()));
    look();
    if (due === null) return undefined;
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [model, due]);
  return left;
}
