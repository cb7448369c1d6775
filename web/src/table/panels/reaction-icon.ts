/** The icons of the reactions. */
import type { IconName } from "../../ui/icons.ts";

const ICON_OF: Readonly<Record<string, IconName>> = {
  hello: "hand",
  nice: "thumb",
  wow: "wow",
  oops: "oops",
  thinking: "thinking",
  hurry: "hourglass",
  thanks: "heart",
  "good game": "trophy",
};

/** The icon of a reaction. */
export const reactionIcon = (reaction: string): IconName => ICON_OF[reaction] ?? "smile";
