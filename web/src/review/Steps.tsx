/** The buttons that go through the game: to the ends, by one move, and to the next mistake. */
import type { JSX } from "preact";
import type { TableModel } from "../table/model/table-model.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import type { IconName } from "../ui/icons.ts";
import { useNarrow } from "../ui/media.ts";
import { say } from "../words/say.ts";
import type { ReviewModel } from "./model/review-model.ts";
import css from "./Steps.module.css";

interface StepProps {
  readonly icon: IconName;
  readonly id: string;
  readonly off: boolean;
  readonly onClick: () => void;
}

const Step = ({ icon, id, off, onClick }: StepProps): JSX.Element => (
  <Button class={css.round} label={say(id)} disabled={off} onClick={onClick}>
    <Icon name={icon} />
  </Button>
);

/** Shows the buttons; on a phone, the chart leads to the ends, and a sheet has the summary. */
export function Steps({ review, model }: { readonly review: ReviewModel; readonly model: TableModel }): JSX.Element {
  const narrow = useNarrow();
  const [at, last] = [review.at.value, review.player.last];
  const found = review.dots.value.length > 0;
  return (
    <div class={css.steps}>
      {!narrow && <Step icon="first" id="replay-first" off={at === 0} onClick={() => review.to(0)} />}
      <Step icon="back" id="replay-back" off={at === 0} onClick={() => review.to(at - 1)} />
      <Button class="primary" disabled={!found} onClick={() => review.toMistake(1)}>
        {say("review-next-mistake")}
      </Button>
      <Step icon="on" id="replay-on" off={at === last} onClick={() => review.to(at + 1)} />
      {narrow ? (
        <Button
          class={css.summary}
          aria-expanded={model.sheet.value === "side"}
          onClick={() => model.toggleSheet("side")}
        >
          {say("review-summary")}
        </Button>
      ) : (
        <Step icon="last" id="replay-last" off={at === last} onClick={() => review.to(last)} />
      )}
    </div>
  );
}
