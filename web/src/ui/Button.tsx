/** What looks like a button: one that does a thing, and a link that leads somewhere. */
import type { ButtonHTMLAttributes, JSX } from "preact";
import { cx } from "./cx.ts";

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "class"> {
  readonly class?: string | undefined;
  /** What it says, if that is all there is in it. */
  readonly text?: string;
  /** What a button without words is called. */
  readonly label?: string;
}

/** A button that does one thing. */
export const Button = ({ class: look, text, label, children, ...rest }: ButtonProps): JSX.Element => (
  <button type="button" aria-label={label} title={label} {...rest} class={cx("button", look)}>
    {text ?? children}
  </button>
);

interface LinkButtonProps {
  readonly class?: string;
  readonly text: string;
  readonly href: string;
  readonly download?: string;
}

/** A link that looks like a button. */
export const LinkButton = ({ class: look, text, ...rest }: LinkButtonProps): JSX.Element => (
  <a {...rest} class={cx("button", look)}>
    {text}
  </a>
);
