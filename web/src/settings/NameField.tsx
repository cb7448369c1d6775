/** The field for a player's name. */
import type { JSX } from "preact";
import { LONGEST_NAME } from "../protocol.ts";

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly onText: (text: string) => void;
  /** Whether the label is only spoken. */
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
