/** Pass and play: a curtain that hides the objective on the screen until the next player has the device. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Button } from "../../ui/Button.tsx";
import { Voice } from "../../ui/Voice.tsx";
import { say } from "../../words/say.ts";
import type { TableModel } from "../model/table-model.ts";
import css from "./Curtain.module.css";
import { SeatBadge } from "./Signs.tsx";

/** Milliseconds between a placement and the curtain, so that the player sees the tile land. */
const PAUSE = 1600;

/** The seat to hand the device to; null if it doesn't change hands now, or if nobody's objective is on the screen. */
function nextSeat(model: TableModel): number | null {
  const [game, shown, seat] = [model.table.game.value, model.unveiled.value, model.seat.value];
  if (game === null || game.end !== null || game.beginner || !model.isShared || shown === null) return null;
  // Everybody sees the end of a round before the device goes on.
  if (model.playback.busy.value) return null;
  return seat === shown ? null : seat;
}

/** The curtain; one tap opens it. */
export function Curtain({ model }: { model: TableModel }): JSX.Element | null {
  const seat = nextSeat(model);
  const held = model.held;
  const fresh = seat !== null && held !== null && held === model.unveiled.value;
  const [fallen, setFallen] = useState(false);
  useEffect(() => {
    if (!fresh) {
      setFallen(true);
      return undefined;
    }
    setFallen(false);
    const timer = setTimeout(() => setFallen(true), PAUSE);
    return () => clearTimeout(timer);
  }, [fresh]);
  if (seat === null || !fallen) return null;
  return <Fallen model={model} seat={seat} held={held} />;
}

/** A dialog that only closes by its buttons, so that neither Escape nor a tap beside it reveals the objective. */
function Fallen({ model, seat, held }: { model: TableModel; seat: number; held: number | null }): JSX.Element {
  const curtain = useRef<HTMLDialogElement>(null);
  useEffect(() => curtain.current?.showModal(), []);
  return (
    <dialog
      ref={curtain}
      class={css.curtain}
      aria-labelledby="curtain-title"
      onCancel={(event) => event.preventDefault()}
      onClose={() => curtain.current?.showModal()}
    >
      <div class={css.card}>
        <SeatBadge seat={seat} />
        <h2 id="curtain-title">{say("curtain-title", { name: model.name(seat) })}</h2>
        <p>{say("curtain-why")}</p>
        <Button
          class="primary"
          text={say("curtain-open", { name: model.name(seat) })}
          autofocus
          onClick={() => {
            model.unveiled.value = seat;
          }}
        />
        {held !== null && <Button text={say("take-back")} onClick={() => void model.takeBack()} />}
      </div>
      <Voice />
    </dialog>
  );
}
