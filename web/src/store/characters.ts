/** Which character a bot gets: the chosen one, none, or one of a mix. */
import { botOf, isCustom, STYLES } from "../words/names.ts";
import { type Choices, MIX, NO_STYLE } from "./choices.ts";
import { levelNow } from "./custom-bots.ts";

/** Whether a game is played without objectives. */
export const isBeginner = ({ variant }: Pick<Choices, "variant">): boolean => variant.endsWith("beginner");

/** Characters that play for objectives; without objectives they make no difference. */
const OF_OBJECTIVES: readonly string[] = ["collector", "hunter"];

/** Whether a character makes no difference in a game with these rules. */
export const isIdle = (style: string, choices: Pick<Choices, "variant">): boolean =>
  isBeginner(choices) && OF_OBJECTIVES.includes(style);

/** Hashes a text to a number (FNV-1a). */
function lot(text: string): number {
  let mixed = 0x811c9dc5;
  for (const letter of text) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return mixed >>> 0;
}

/**
 * The character of the bot in a seat. In a mix, the seed shuffles the characters and each seat gets a different one.
 */
function styleFor(choices: Choices, seat: number, seed: string): string | null {
  if (choices.style !== MIX) return choices.style === NO_STYLE ? null : choices.style;
  const lots = STYLES.filter((style) => !isIdle(style, choices)).map((style) => ({ style, lot: lot(style + seed) }));
  lots.sort((one, other) => one.lot - other.lot);
  return lots[seat % lots.length]?.style ?? null;
}

/** The bot for a seat, as the server names it; only ours have characters. */
export function botFor(choices: Choices, seat: number, seed: string): string {
  const level = levelNow(choices);
  return botOf(level, isCustom(level) ? null : styleFor(choices, seat, seed));
}
