/** The steps of an objective: how many areas each needs, how many points it scores, and how far the player is. */
import type { JSX } from "preact";
import type { Progress } from "../../protocol.ts";
import { HabitatSign } from "../../shapes/HabitatSign.tsx";
import type { ObjectiveStep } from "../../store/box.ts";
import { cx } from "../../ui/cx.ts";
import { say } from "../../words/say.ts";
import type { Habitat } from "../../world/geometry.ts";
import css from "./ObjectiveSteps.module.css";

interface ObjectiveStepsProps {
  readonly steps: readonly ObjectiveStep[];
  readonly habitat: Habitat;
  readonly now: Progress;
  /** The progress with the tile in hand. */
  readonly would: Progress;
}

/** Each step is as wide as the others and fills on the way to it: its points above, its areas below. */
export function ObjectiveSteps({ steps, habitat, now, would }: ObjectiveStepsProps): JSX.Element {
  return (
    <div class={css.ladder}>
      <HabitatSign habitat={habitat} size={16} />
      <ol class={cx("list", css.steps)} aria-label={say("objective-steps")}>
        {steps.map(([least, worth], index) => {
          const from = steps[index - 1]?.[0] ?? 0;
          const part = Math.max(0, Math.min(1, (would.areas - from) / (least - from)));
          return (
            <li
              key={least}
              class={cx(would.areas >= least && css.isReached, worth === would.points && css.isScored)}
              aria-current={worth === would.points ? "step" : undefined}
            >
              <span class="unseen">{say("objective-now", { areas: least, points: worth })}</span>
              <b aria-hidden="true">+{worth}</b>
              <i class={cx(would.areas > now.areas && css.isUp)} style={{ "--part": part }} aria-hidden="true" />
              <span aria-hidden="true">{least}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
