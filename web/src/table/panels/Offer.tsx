/** The offer: its tiles can be clicked, dragged or taken with their keys. */
import type { JSX, TargetedPointerEvent } from "preact";
import { useRef, useState } from "preact/hooks";
import { lessMotion } from "../../store/settings.ts";
import { TilePicture } from "../../tile/Tile.tsx";
import { cx } from "../../ui/cx.ts";
import { say } from "../../words/say.ts";
import { tileOf } from "../model/planets.ts";
import type { TableModel } from "../model/table-model.ts";
import { tileWords } from "../model/words.ts";
import css from "./Offer.module.css";
import signs from "./Signs.module.css";

/** How many pixels a press may move and still count as a click. */
const CLICK = 8;

interface Drag {
  readonly slot: number;
  readonly x: number;
  readonly y: number;
}

/** Shows the offer. */
export function Offer({ model }: { model: TableModel }): JSX.Element | null {
  const start = useRef<Drag | null>(null);
  const [dragged, setDragged] = useState<Drag | null>(null);
  const [box, game] = [model.table.box.value, model.table.game.value];
  const hand = model.hand.value;
  const offer = model.shownOffer.value;
  if (box === null || game === null) return null;

  const down = (slot: number, event: TargetedPointerEvent<HTMLButtonElement>): void => {
    if (event.button !== 0 || game.offer[slot] === null) return;
    start.current = { slot, x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: TargetedPointerEvent<HTMLButtonElement>): void => {
    const from = start.current;
    if (from === null) return;
    if (dragged === null && Math.hypot(event.clientX - from.x, event.clientY - from.y) < CLICK) return;
    if (model.hand.value?.slot !== from.slot) model.take(from.slot);
    if (model.hand.value?.slot !== from.slot) {
      start.current = null;
      return;
    }
    model.largePlanet.value?.drag(event.clientX, event.clientY);
    setDragged({ slot: from.slot, x: event.clientX, y: event.clientY });
  };
  const up = (event: TargetedPointerEvent<HTMLButtonElement>): void => {
    const from = start.current;
    start.current = null;
    setDragged(null);
    if (from === null || event.type === "pointercancel") return;
    if (dragged === null) {
      model.take(from.slot);
      return;
    }
    const face = model.largePlanet.value?.drag(event.clientX, event.clientY) ?? null;
    if (face === null) model.putBack();
    else model.tapFace(face);
  };

  const floating = dragged !== null && hand !== null && hand.face === null ? dragged : null;
  const shown = floating === null ? null : (game.offer[floating.slot] ?? null);
  return (
    <section class={css.offer} data-part="offer" aria-label={say("offer-title")}>
      {offer.map((tile, slot) => {
        const held = hand?.slot === slot;
        const taker = tile === null ? takerOf(model, slot) : null;
        const name =
          tile === null
            ? taker === null
              ? say("offer-gone", { slot: slot + 1 })
              : say("offer-taken", { slot: slot + 1, name: model.name(taker) })
            : say("offer-tile", { slot: slot + 1, habitats: tileWords(tileOf(box, tile)) });
        return (
          <button
            key={slot}
            type="button"
            class={cx(css.tile, held && css.isHeld)}
            data-control="take"
            aria-label={name}
            aria-pressed={held}
            aria-keyshortcuts={String(slot + 1)}
            // A tile that is still shown may have been taken already.
            disabled={tile === null || game.offer[slot] !== tile}
            onPointerDown={(event) => down(slot, event)}
            onPointerMove={move}
            onPointerUp={up}
            onPointerCancel={up}
            onClick={(event) => {
              // Clicks from the keyboard or a screen reader don't come with pointer events.
              if (event.detail === 0) model.take(slot);
            }}
          >
            {tile === null ? (
              <span class={cx(css.place, taker !== null && `seat-${taker}`, !lessMotion() && css.isFresh)}>
                {taker !== null && (
                  <i class={cx(signs.badge, `seat-${taker}`)} data-number={taker + 1} aria-hidden="true" />
                )}
              </span>
            ) : (
              <TilePicture
                key={tile}
                tile={tileOf(box, tile)}
                width={88}
                turns={held ? (hand?.turns ?? 0) : 0}
                state={held ? "held" : "offer"}
              />
            )}
            <kbd>{slot + 1}</kbd>
          </button>
        );
      })}
      {floating !== null && shown !== null && (
        <div class={css.dragged} style={{ transform: `translate(${floating.x - 48}px, ${floating.y - 48}px)` }}>
          <TilePicture tile={tileOf(box, shown)} width={96} turns={hand?.turns ?? 0} state="held" />
        </div>
      )}
    </section>
  );
}

/** The seat that took the tile from an empty slot. */
function takerOf(model: TableModel, slot: number): number | null {
  const ahead = model.shownOffer.value === model.table.game.value?.offer;
  const taken = (ahead ? model.table.log : model.shownLog).value.findLast(
    (event) => event.type === "placed" && event.slot === slot,
  );
  return taken?.type === "placed" ? taken.seat : null;
}
