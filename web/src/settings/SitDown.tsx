/** The form with which somebody sits down: a name, and a button. */
import type { ComponentChildren, JSX } from "preact";
import { choices } from "../store/choices.ts";
import { Button } from "../ui/Button.tsx";
import { say } from "../words/say.ts";
import { OwnName } from "./NameField.tsx";

interface SitDownProps {
  readonly class: string | undefined;
  /** What the button says. */
  readonly label: string;
  /** Whether there is little room: the field's label is only spoken, and the button is small. */
  readonly small?: boolean;
  readonly onSit: (name: string) => void;
  /** What stands above the field. */
  readonly children?: ComponentChildren;
}

/** Asks for a name, which is kept for the next time. */
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
