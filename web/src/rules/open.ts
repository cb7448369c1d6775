/** Opens the rulebook from anywhere in the game. */
import { type Signal, signal } from "@preact/signals";

/** The ids of the rulebook's parts that the game links to. */
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

/** The part at which the rulebook is open over the screen; null while it is closed. */
export const rulesOpen: Signal<RulePart | null> = signal(null);

/** Opens the rulebook at a part; null closes it. */
export function openRules(part: RulePart | null): void {
  rulesOpen.value = part;
}
