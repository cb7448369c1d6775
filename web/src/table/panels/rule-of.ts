/** Which rule explains what happened. */

import type { RulePart } from "../../rules/open.ts";
import type { AnimalCard } from "../../store/box.ts";
import type { Fate } from "../model/playback.ts";

/** The rules about animals that no bid has won. */
const RULES = { carried: "ties", discarded: "last-round", revealed: "mystery" } as const;

/** The rule by which an animal went where it went; its card says what it asked for. */
export function ruleOf(fate: Fate, card: AnimalCard | null): RulePart {
  if (fate.type !== "awarded") return RULES[fate.type];
  return fate.by === "best" ? (card?.requirement ?? "award") : "last-round";
}
