/** The tiles that the last move was chosen from: the one it took stands out, those taken before are dim. */
import type { JSX } from "preact";
import { tileOf } from "../table/model/planets.ts";
import type { TableModel } from "../table/model/table-model.ts";
import { tileWords } from "../table/model/words.ts";
import { SeatBadge } from "../table/panels/Signs.tsx";
import { TilePicture } from "../tile/Tile.tsx";
import { cx } from "../ui/cx.ts";
import { say } from "../words/say.ts";
import css from "./OfferedTiles.module.css";
import type { Offered } from "./offer.ts";

interface OfferedTilesProps {
  readonly model: TableModel;
  readonly offered: Offered;
  /** The slot of a better tile, which has a star. */
  readonly better?: number | null;
}

/** Shows the tiles in a row. */
export function OfferedTiles({ model, offered, better = null }: OfferedTilesProps): JSX.Element | null {
  const box = model.table.box.value;
  if (box === null || offered.tiles.length === 0) return null;
  return (
    <ul class={cx("list", css.tiles)} aria-label={say("offer-title")}>
      {offered.tiles.map(({ tile, taker }, slot) => (
        <li
          key={slot}
          class={cx(
            css.tile,
            taker !== null && `seat-${taker}`,
            slot === offered.taken && css.isTaken,
            taker !== null && slot !== offered.taken && css.isGone,
            slot === better && css.isBetter,
          )}
        >
          <span class="unseen">
            {say("offer-tile", { slot: slot + 1, habitats: tileWords(tileOf(box, tile)) })}
            {taker !== null && ` – ${model.name(taker)}`}
          </span>
          <TilePicture tile={tileOf(box, tile)} width={48} />
          {taker !== null && <SeatBadge seat={taker} class={css.taker} />}
        </li>
      ))}
    </ul>
  );
}
