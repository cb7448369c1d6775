/** An icon in the colour of the text around it. */
import type { JSX } from "preact";
import { cx } from "./cx.ts";
import { ICONS, type IconName } from "./icons.ts";

interface IconProps {
  readonly name: IconName;
  /** In pixels; in a large window it grows as letters do. */
  readonly size?: number;
  readonly class?: string | undefined;
}

/** Draws an icon; the text beside it says what it means. */
export const Icon = ({ name, size = 22, class: look }: IconProps): JSX.Element => (
  <svg
    viewBox="-12 -12 24 24"
    width={size}
    height={size}
    style={`--size: ${size}`}
    aria-hidden="true"
    class={cx("line icon", look)}
  >
    <path d={ICONS[name]} />
  </svg>
);
