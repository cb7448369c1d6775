/** What things of the game are called: habitats, animals, bots, seats; those of a box of one's own keep their own names. */
import type { SeatInfo } from "../protocol.ts";
import { canSay, say } from "./say.ts";

const spaced = (id: string): string => id.replaceAll("-", " ");
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A habitat, as in a list. */
export const habitatName = (id: string): string =>
  canSay(`habitat-${id}`) ? say(`habitat-${id}`) : capital(spaced(id));

/** An animal, as in a list. */
export const animalName = (id: string): string => (canSay(`animal-${id}`) ? say(`animal-${id}`) : capital(spaced(id)));

/** The bots' levels, from the easiest to the hardest. */
export const LEVELS = ["seedling", "explorer", "naturalist", "ranger", "expert", "master"];

/** Whether a word of a record is a bot's level, and no person's name. */
export const isLevel = (word: string): boolean => LEVELS.includes(word);

/** A bot by its level or its style. */
export function botName(bot: string): string {
  const [name = bot] = bot.split(":");
  return canSay(`level-${name}`) ? say(`level-${name}`) : capital(spaced(name));
}

/** Who sits in a seat. */
export function seatName(seat: SeatInfo | undefined, number: number): string {
  if (seat?.kind === "bot" && seat.bot !== null) return say("seat-bot", { bot: botName(seat.bot), seat: number + 1 });
  if (seat?.name) return seat.name;
  return seat?.kind === "open" ? say("seat-open") : say("seat-nameless", { seat: number + 1 });
}
