/** Which rule explains an event. */

import type { RulePart } from "../../rules/open.ts";
import type { AnimalCard } from "../../store/box.ts";
import type { Fate } from "../model/staging.ts";

/** The rules for animals that nobody won. */
const RULES = { carried: "ties", discarded: "last-round", revealed: "mystery" } as const;

/** Returns the rule that decided an animal's fate. If the best bid won, that is its requirement. */
export function ruleOf(fate: Fate, card: AnimalCard | null): RulePart {
  if (fate.type !== "awarded") return RULES[fate.type];
  return fate.by === "best" ? (card?.requirement ?? "award") : "last-round";
}
