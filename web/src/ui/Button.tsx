/** Things that look like buttons: one that does something, and a link that leads somewhere. */
import type { ButtonHTMLAttributes, JSX } from "preact";
import { cx } from "./cx.ts";
import { linkTo } from "./root.ts";

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "class"> {
  readonly class?: string | undefined;
  /** Its text, if it contains nothing else. */
  readonly text?: string;
  /** The accessible name of a button without text. */
  readonly label?: string;
}

/** A button that does one thing. */
export const Button = ({ class: look, text, label, children, ...rest }: ButtonProps): JSX.Element => (
  <button type="button" aria-label={label} title={label} {...rest} class={cx("button", look)}>
    {text ?? children}
  </button>
);

interface LinkButtonProps {
  readonly class?: string | undefined;
  readonly text: string;
  /** The accessible name, if the text alone doesn't say where it leads. */
  readonly label?: string;
  /** A screen of this client, such as `/learn`, or a whole address. */
  readonly href: string;
  readonly download?: string;
}

/** A link that looks like a button. */
export const LinkButton = ({ class: look, text, label, href, download }: LinkButtonProps): JSX.Element => (
  <a
    aria-label={label}
    href={href.startsWith("/") ? linkTo(href) : href}
    download={download}
    class={cx("button", look)}
  >
    {text}
  </a>
);
