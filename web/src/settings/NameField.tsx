/** The field for a player's name. */
import type { JSX } from "preact";
import { LONGEST_NAME } from "../protocol.ts";
import { choices, choose } from "../store/choices.ts";

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly onText: (text: string) => void;
  /** Whether only screen readers get the label. */
  readonly bare?: boolean;
}

/** A player's name. */
export function NameField({ label, value, placeholder, onText, bare = false }: NameFieldProps): JSX.Element {
  return (
    <label class="field">
      <span class={bare ? "unseen" : undefined}>{label}</span>
      <input
        type="text"
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        value={value}
        placeholder={placeholder}
        onInput={(event) => onText(event.currentTarget.value)}
      />
    </label>
  );
}

/** The field for the player's own name, which is remembered. */
export const OwnName = (props: Pick<NameFieldProps, "label" | "placeholder" | "bare">): JSX.Element => (
  <NameField {...props} value={choices.value.name} onText={(name) => choose({ name })} />
);
