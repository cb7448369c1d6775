/** Form fields for choices: one of a few, yes or no. */
import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";
import { cx } from "./cx.ts";
import css from "./Fields.module.css";

interface PickProps<T extends string | number> {
  readonly label: string;
  readonly of: readonly T[];
  readonly chosen: T;
  readonly onPick: (one: T) => void;
  readonly name?: (one: T) => string;
  /** A hint for each option. */
  readonly hint?: (one: T) => string;
  /** A word or two after an option's name. */
  readonly aside?: (one: T) => string;
  readonly columns?: 1 | 2 | 3;
  /** Shared by fields that are one choice together. */
  readonly group?: string;
}

/** A choice of one, with all options visible. */
export function Pick<T extends string | number>(props: PickProps<T>): JSX.Element {
  const own = useId();
  const { label, of, chosen, onPick, name = String, hint, aside, columns, group = own } = props;
  return (
    <fieldset class={cx(css.pick, hint && css.hinted)} data-columns={columns}>
      <legend>{label}</legend>
      <div class={css.options}>
        {of.map((one) => (
          <label key={one}>
            <input type="radio" name={group} value={one} checked={one === chosen} onChange={() => onPick(one)} />
            <span>
              <b>{name(one)}</b>
              {aside && <i>{aside(one)}</i>}
              {hint && <small>{hint(one)}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly on: boolean;
  readonly onToggle: (on: boolean) => void;
}

/** A yes-or-no switch. */
export function Toggle({ label, on, onToggle }: ToggleProps): JSX.Element {
  return (
    <label class="toggle">
      <span>{label}</span>
      <input type="checkbox" checked={on} onChange={(event) => onToggle(event.currentTarget.checked)} />
    </label>
  );
}

/** The foot of a panel, with its button. */
export const Foot = ({ children }: { readonly children: ComponentChildren }): JSX.Element => (
  <div class={css.foot}>{children}</div>
);
