/** A sign drawn in lines, in the colour of the words round it. */
import type { JSX } from "preact";
import { cx } from "./cx.ts";

interface IconProps {
  /** Its path, in a square of 24 round the middle. */
  readonly d: string;
  readonly size?: number;
  readonly class?: string | undefined;
}

/** Draws a sign; what it means is said beside it. */
export const Icon = ({ d, size = 22, class: name }: IconProps): JSX.Element => (
  <svg viewBox="-12 -12 24 24" width={size} height={size} aria-hidden="true" class={cx("line", name)}>
    <path d={d} />
  </svg>
);
