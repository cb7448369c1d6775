/** Whether the page holds its animations back: an attribute that styles and scripts read. */
import { effect } from "@preact/signals";

const ATTRIBUTE = "data-less-motion";

/** Keeps the attribute up to date with the player's setting and, through it, with the device's. */
export function followMotion(less: () => boolean): void {
  const follow = (): void => {
    document.documentElement.toggleAttribute(ATTRIBUTE, less());
  };
  effect(follow);
  matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", follow);
}

/** Whether nothing should slide. */
export const isStill = (): boolean => document.documentElement.hasAttribute(ATTRIBUTE);
