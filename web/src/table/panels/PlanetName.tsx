/** Whose planet is large, if the player chose one: a tap goes back, and the camera opens photo mode. */
import type { JSX } from "preact";
import { Button } from "../../ui/Button.tsx";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/Icon.tsx";
import { say } from "../../words/say.ts";
import type { TableModel } from "../model/table-model.ts";
import { reason } from "../model/words.ts";
import css from "./PlanetName.module.css";

interface PlanetNameProps {
  readonly model: TableModel;
  /** Where it is. */
  readonly class: string | undefined;
}

/** Shows the name. */
export function PlanetName({ model, class: where }: PlanetNameProps): JSX.Element | null {
  const seat = model.largeSeat.value;
  const shownBid = model.shownBid.value;
  const standing = shownBid === null ? null : model.standing(shownBid.animal);
  if (model.stagedSeat.value !== null || (model.shownSeat.value === null && shownBid === null)) return null;
  return (
    <div class={cx(where, css.chosen, `seat-${seat}`)}>
      <button type="button" class={css.name} onClick={() => model.lookBack()}>
        {say("planet-of", { name: model.name(seat) })} <span class={css.back}>{say("planet-back")}</span>
        {standing !== null && (
          <span class={css.reason}>
            {reason(model.table.box.value, standing.animal, standing.bids, (each) => model.name(each))}
          </span>
        )}
      </button>
      <Button
        class={css.camera}
        label={say("photo-title")}
        onClick={() => {
          model.photo.value = seat;
        }}
      >
        <Icon name="camera" />
      </Button>
    </div>
  );
}
