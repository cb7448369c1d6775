/** The way to the rulebook from any place of the game. */
import { type Signal, signal } from "@preact/signals";

/** The parts of the rulebook that the game leads to, by their ids there. */
export type RulePart =
  | "placing"
  | "requirements"
  | "most"
  | "touching"
  | "apart"
  | "award"
  | "ties"
  | "last-round"
  | "objective"
  | "end"
  | "beginner"
  | "mystery"
  | "aim";

/** The part at which the rulebook is open over the screen; null while it is shut. */
export const rulesOpen: Signal<RulePart | null> = signal(null);

/** Opens the rulebook at a part, or shuts it. */
export function openRules(part: RulePart | null): void {
  rulesOpen.value = part;
}
