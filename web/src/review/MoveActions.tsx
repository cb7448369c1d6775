/** What else can be done with the move under review. */
import type { JSX } from "preact";
import { LineButtons } from "../study/LineButtons.tsx";
import type { LineList } from "../study/line-list.ts";
import css from "./MoveActions.module.css";
import type { ReviewModel } from "./model/review-model.ts";

interface MoveActionsProps {
  readonly review: ReviewModel;
  readonly lines: LineList;
}

/** Shows the buttons in a row that wraps. */
export function MoveActions({ review, lines }: MoveActionsProps): JSX.Element {
  const at = review.at.value;
  return (
    <div class={css.actions}>
      <LineButtons lines={lines} ply={Math.max(0, at - 1)} back={at} />
    </div>
  );
}
