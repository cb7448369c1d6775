/** What could have been played, and what was: a tap draws it on the planet. */
import type { JSX } from "preact";
import type { MoveReview } from "../protocol.ts";
import { tileOf } from "../table/model/planets.ts";
import type { TableModel } from "../table/model/table-model.ts";
import { faceLetter } from "../table/model/words.ts";
import { TilePicture } from "../tile/Tile.tsx";
import { cx } from "../ui/cx.ts";
import { percent } from "../words/percent.ts";
import { say } from "../words/say.ts";
import css from "./MoveOptions.module.css";
import { type Option, readMove } from "./model/options.ts";
import type { ReviewModel } from "./model/review-model.ts";
import { reasonsOf } from "./words.ts";

interface OptionsProps {
  readonly review: ReviewModel;
  readonly model: TableModel;
}

/** Shows the best moves and the one that was made. */
export const MoveOptions = ({ review, model }: OptionsProps): JSX.Element => (
  <ol class={cx("list", css.options)} aria-label={say("review-options")}>
    {review.options.value.map((option) => (
      <li key={option.move} class={cx(option.choice === 0 && css.isBest)}>
        <Choose review={review} model={model} option={option} />
      </li>
    ))}
  </ol>
);

/** Shows why the best move is better. */
export function Reasons({
  model,
  move,
}: {
  readonly model: TableModel;
  readonly move: MoveReview;
}): JSX.Element | null {
  const reasons = reasonsOf(move, (seat) => model.name(seat));
  if (reasons.length === 0) return null;
  return (
    <ul class={cx("list", css.reasons)}>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}

function Choose({ review, model, option }: OptionsProps & { readonly option: Option }): JSX.Element | null {
  const { slot, face, rotation } = readMove(option.move);
  const box = model.table.box.value;
  const tile = review.offered.value.tiles[slot]?.tile;
  if (box === null || tile === undefined) return null;
  const choice = option.played ? null : option.choice;
  return (
    <button
      type="button"
      class={css.option}
      aria-pressed={review.choice.value === choice}
      style={`--chance: ${option.chance}`}
      onClick={() => review.show(choice)}
    >
      <TilePicture tile={tileOf(box, tile)} turns={rotation} width={44} />
      <span class={css.words}>
        <b>{labelOf(option)}</b>
        <small>{say("review-placement", { slot: slot + 1, face: faceLetter(face) })}</small>
      </span>
      <span class={css.chance}>{percent(option.chance)}</span>
    </button>
  );
}

/** What it's called: the best move, another good one, or what was played. */
function labelOf({ choice, played }: Option): string {
  if (played) return say(choice === 0 ? "review-played-best" : "review-played");
  return say(choice === 0 ? "review-best" : "review-other");
}
