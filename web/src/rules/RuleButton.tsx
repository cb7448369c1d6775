/** A button that opens the rulebook at the right place, over the current screen. */
import type { ComponentChildren, JSX } from "preact";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/Icon.tsx";
import { say } from "../words/say.ts";
import { openRules, type RulePart } from "./open.ts";
import css from "./RuleButton.module.css";

interface RuleButtonProps {
  readonly part: RulePart;
  /** The accessible name and tooltip; there is a general one by default. */
  readonly label?: string;
  readonly class?: string | undefined;
  /**
   * What the rule explains; it becomes the button, next to a small sign. Without children, the sign is the whole
   * button.
   */
  readonly children?: ComponentChildren;
}

/** Opens the rules. */
export function RuleButton({ part, label = say("why"), class: name, children }: RuleButtonProps): JSX.Element {
  return (
    <button
      type="button"
      class={cx(css.button, children === undefined && css.isBare, name)}
      title={label}
      onClick={() => openRules(part)}
    >
      {children}
      <span class="unseen">{label}</span>
      <Icon name="question" size={18} class={css.sign} />
    </button>
  );
}
