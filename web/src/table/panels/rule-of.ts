/** Which rule explains what happened. */

import type { RulePart } from "../../rules/open.ts";
import type { AnimalCard } from "../../store/box.ts";
import type { Fate } from "../model/playback.ts";

/** The rule by which an animal went where it went; its card says what it asked for. */
export function ruleOf(fate: Fate, card: AnimalCard | null): RulePart {
  switch (fate.type) {
    case "awarded":
      return fate.by === "best" ? (card?.requirement ?? "award") : "last-round";
    case "carried":
      return "ties";
    case "discarded":
      return "last-round";
    case "revealed":
      return "mystery";
  }
}
