/** The review of a game: the table, with the chart of chances below the planet and the verdicts beside it. */
import { effect, untracked } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { statistics } from "../store/statistics.ts";
import { followModel } from "../study/player.ts";
import type { OpenRecord } from "../study/RecordScreen.tsx";
import { SharedReviewBar } from "../study/SharedReviewBar.tsx";
import { ShareReviewItem } from "../study/ShareReviewItem.tsx";
import type { SharedReviewModel } from "../study/shared-review.ts";
import type { TableModel } from "../table/model/table-model.ts";
import layout from "../table/panels/TableLayout.module.css";
import { TableLayout } from "../table/panels/TableLayout.tsx";
import { useTableModel } from "../table/panels/use-table-model.ts";
import { cx } from "../ui/cx.ts";
import { useNarrow } from "../ui/media.ts";
import { announce } from "../ui/voice.ts";
import { say } from "../words/say.ts";
import { ChartPanel } from "./ChartPanel.tsx";
import { listenToReviewKeys } from "./keys.ts";
import { MoveCard } from "./MoveCard.tsx";
import { keepOwn, ownGame } from "./model/own-game.ts";
import { ReviewModel } from "./model/review-model.ts";
import { reviewView } from "./model/review-view.ts";
import css from "./ReviewScreen.module.css";
import { Side } from "./Side.tsx";
import { Steps } from "./Steps.tsx";
import { stepLines } from "./words.ts";

/** Each step forward drops its tile and shows what becomes of the animals, as in a replay. */
const followSteps = (model: TableModel): (() => void) =>
  model.table.onEvents((events, before, after) => model.stage(events, before, after));

/** The end of the game is one more move here, and opens nothing. */
const openNothing = (): (() => void) => () => {};

/** Announces each step, with its verdict and the better move. Returns the cleanup function. */
function speakSteps(review: ReviewModel, model: TableModel): () => void {
  let first = true;
  return effect(() => {
    void [review.at.value, review.choice.value];
    if (!first) untracked(() => announce(...stepLines(review, (seat) => model.name(seat))));
    first = false;
  });
}

/** Announces that everything is there, unless it was there from the start. Returns the cleanup function. */
function speakDone(review: ReviewModel): () => void {
  let waited = false;
  return effect(() => {
    const done = review.stream.value.done.value;
    if (done && waited) untracked(() => announce(say("review-done")));
    waited = !done;
  });
}

interface ReviewProps extends OpenRecord {
  /** The address of the record's replay. */
  readonly replay: string;
}

/** Shows a record's review. */
export function ReviewScreen({ player, record, shown, shared, share, lines, replay }: ReviewProps): JSX.Element | null {
  const model = useTableModel(player, followSteps, openNothing);
  const [review, setReview] = useState<ReviewModel | null>(null);
  const own = useMemo(() => ownGame(replay, record, statistics.peek().games), [replay, record]);
  useEffect(() => {
    const made = new ReviewModel(player, record);
    setReview(made);
    return () => made.dispose();
  }, [player, record]);
  useEffect(() => {
    if (model === null || review === null) return undefined;
    const ends = [
      followModel(player, model),
      review.showOn(model),
      speakSteps(review, model),
      speakDone(review),
      listenToReviewKeys(review),
      shown.use(reviewView(review)),
      keepOwn(review, own),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [model, review, own, player, shown]);
  if (model === null || review === null) return null;
  return (
    <TableLayout
      model={model}
      side={<Side review={review} model={model} lines={lines} own={own} replay={replay} />}
      menu={shared === null ? <ShareReviewItem model={model} onStart={share} /> : null}
    >
      <Below review={review} model={model} shared={shared} />
    </TableLayout>
  );
}

interface BelowProps {
  readonly review: ReviewModel;
  readonly model: TableModel;
  readonly shared: SharedReviewModel | null;
}

/** What is below the planet: the chart and the steps and, on a phone, the move. */
function Below({ review, model, shared }: BelowProps): JSX.Element {
  const narrow = useNarrow();
  return (
    <section
      class={cx(layout.handRow, css.below)}
      aria-label={say("review-steps")}
      inert={narrow && model.sheet.value !== null}
    >
      {shared !== null && <SharedReviewBar review={shared} class={css.shared} />}
      <ChartPanel review={review} model={model} />
      <Steps review={review} model={model} />
      {narrow && <MoveCard review={review} model={model} />}
    </section>
  );
}
