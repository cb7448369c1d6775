/** A plain button. */
import type { ComponentChildren, JSX } from "preact";

interface ButtonProps {
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly children: ComponentChildren;
}

/** A button that does one thing. */
export const Button = ({ onClick, disabled = false, children }: ButtonProps): JSX.Element => (
  <button type="button" class="button" disabled={disabled} onClick={onClick}>
    {children}
  </button>
);
