/** The strip above the tiles while a player tries them: that nobody sees it, undo, the list, and back to the game. */
import type { JSX } from "preact";
import { lineWith } from "../store/named-lines.ts";
import { Button } from "../ui/Button.tsx";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/Icon.tsx";
import { withKey } from "../ui/media.ts";
import { say } from "../words/say.ts";
import css from "./LineBar.module.css";
import { type PlanList, planName } from "./plan-list.ts";

interface PlanBarProps {
  readonly list: PlanList;
  /** Whether the game waits for the player. */
  readonly yourTurn: boolean;
  readonly onBack: () => void;
  readonly onPlans: () => void;
}

/** Shows the strip. */
export function PlanBar({ list, yourTurn, onBack, onPlans }: PlanBarProps): JSX.Element {
  const { source } = list;
  const plan = lineWith(list.lines.value, list.current.value);
  return (
    <section class={css.bar} aria-label={say("plan-title")}>
      <Button class={css.back} label={say("plan-back")} onClick={onBack}>
        <Icon name="close" />
      </Button>
      <p class={css.where}>
        <b>{plan === null ? say("plan-title") : planName(plan)}</b>
        <small>{say("plan-private")}</small>
      </p>
      {yourTurn && <Button class={cx("primary", css.goOn)} text={say("your-turn")} onClick={onBack} />}
      <Button
        class={css.step}
        label={withKey(say("take-back"), "U")}
        disabled={source.tries.value.length === 0}
        onClick={() => source.undo()}
      >
        <Icon name="turnLeft" />
      </Button>
      <Button class={css.step} label={say("plan-list")} onClick={onPlans}>
        <Icon name="branch" />
      </Button>
    </section>
  );
}
