/** What is beside the planet: the move under review, the moments that mattered, luck and skill. */
import type { JSX } from "preact";
import type { LineList } from "../study/line-list.ts";
import type { TableModel } from "../table/model/table-model.ts";
import { LinkButton } from "../ui/Button.tsx";
import { Toggle } from "../ui/Fields.tsx";
import { useNarrow } from "../ui/media.ts";
import { say } from "../words/say.ts";
import { Moments } from "./Moments.tsx";
import { MoveActions } from "./MoveActions.tsx";
import { MoveCard } from "./MoveCard.tsx";
import type { OwnGame } from "./model/own-game.ts";
import type { ReviewModel } from "./model/review-model.ts";
import { RetryMistakes } from "./RetryMistakes.tsx";
import css from "./Side.module.css";
import { Skill } from "./Skill.tsx";

interface SideProps {
  readonly review: ReviewModel;
  readonly model: TableModel;
  readonly lines: LineList;
  /** The game, if it's the player's own. */
  readonly own: OwnGame | null;
  /** The address of the replay. */
  readonly replay: string;
}

/** Shows it; on a phone, where this is a sheet, the move stays near the planet. */
export function Side({ review, model, lines, own, replay }: SideProps): JSX.Element {
  const narrow = useNarrow();
  return (
    <section class={css.side} aria-label={say("review-title")}>
      {!narrow && <MoveCard review={review} model={model} />}
      {!narrow && <MoveActions review={review} lines={lines} />}
      <Moments review={review} model={model} />
      <RetryMistakes review={review} own={own} />
      <Skill review={review} model={model} />
      <div class={css.revealed}>
        <Toggle label={say("review-revealed")} on={review.revealed.value} onToggle={(on) => review.reveal(on)} />
        <p>{say("review-revealed-hint")}</p>
      </div>
      {narrow && <MoveActions review={review} lines={lines} />}
      <LinkButton class="plain" text={say("end-replay")} href={replay} />
    </section>
  );
}
