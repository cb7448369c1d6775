/** The form for taking a seat: a name and a button. */
import type { ComponentChildren, JSX } from "preact";
import { choices } from "../store/choices.ts";
import { Button } from "../ui/Button.tsx";
import { say } from "../words/say.ts";
import { OwnName } from "./NameField.tsx";

interface SitDownProps {
  readonly class: string | undefined;
  /** The button's text. */
  readonly label: string;
  /** For tight spaces: only screen readers get the field's label, and the button is small. */
  readonly small?: boolean;
  readonly onSit: (name: string) => void;
  /** Shown above the field. */
  readonly children?: ComponentChildren;
}

/** Asks for a name, which is remembered. */
export function SitDown({ class: style, label, small = false, onSit, children }: SitDownProps): JSX.Element {
  return (
    <form
      class={style}
      onSubmit={(event) => {
        event.preventDefault();
        onSit(choices.value.name.trim() || say("room-name-empty"));
      }}
    >
      {children}
      <OwnName bare={small} label={say("new-name")} placeholder={say("room-name-empty")} />
      <Button type="submit" class={small ? "primary" : "primary large"} text={label} />
    </form>
  );
}
