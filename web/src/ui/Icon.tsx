/** A line icon in the colour of the text around it. */
import type { JSX } from "preact";
import { cx } from "./cx.ts";

interface IconProps {
  /** Its path, in a 24 × 24 square around the origin. */
  readonly d: string;
  readonly size?: number;
  readonly class?: string | undefined;
}

/** Draws an icon; the text beside it says what it means. */
export const Icon = ({ d, size = 22, class: name }: IconProps): JSX.Element => (
  <svg viewBox="-12 -12 24 24" width={size} height={size} aria-hidden="true" class={cx("line", name)}>
    <path d={d} />
  </svg>
);
