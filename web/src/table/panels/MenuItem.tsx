/** A line of the table's menu: an icon, and what it does. */
import type { ButtonHTMLAttributes, JSX } from "preact";
import { Button } from "../../ui/Button.tsx";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { IconName } from "../../ui/icons.ts";
import { linkTo } from "../../ui/root.ts";
import css from "./Menu.module.css";

interface ItemProps extends Pick<ButtonHTMLAttributes<HTMLButtonElement>, "disabled" | "onClick"> {
  readonly icon: IconName;
  readonly text: string;
}

/** A line that does something. */
export const MenuItem = ({ icon, text, ...rest }: ItemProps): JSX.Element => (
  <Button {...rest} class={cx("plain", css.item)}>
    <Icon name={icon} size={20} />
    <span>{text}</span>
  </Button>
);

interface LinkProps {
  readonly icon: IconName;
  readonly text: string;
  /** A screen of this client. */
  readonly href: string;
}

/** A line that leads to another screen. */
export const MenuLink = ({ icon, text, href }: LinkProps): JSX.Element => (
  <a href={linkTo(href)} class={cx("button plain", css.item)}>
    <Icon name={icon} size={20} />
    <span>{text}</span>
  </a>
);
