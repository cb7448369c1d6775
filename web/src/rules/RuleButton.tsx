/** A button that opens the rulebook at the right place, over the current screen. */
import type { ComponentChildren, JSX } from "preact";
import { cx } from "../ui/cx.ts";
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
      <svg class={css.sign} viewBox="-12 -12 24 24" width="18" height="18" aria-hidden="true">
        <circle r="11" />
        <path d="M-3.6 -2.6A3.7 3.7 0 1 1 1.6 0.6Q0 1.5 0 3.2M0 6.6V6.8" />
      </svg>
    </button>
  );
}
