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

/** The bots' characters; each may be joined to any level. */
export const STYLES = ["collector", "hunter", "spoiler", "friendly", "sprinter"];

/** A bot as the server calls it: of a level, and with a character if it has one. */
export const botOf = (level: string, style: string | null): string =>
  style === null ? level : `${level}:style=${style}`;

/** A bot's level: "ranger" of "ranger:style=spoiler". */
export const levelIn = (bot: string): string => bot.split(":")[0] ?? bot;

/** A bot's character; null for one without. */
export const styleIn = (bot: string): string | null => /[:,]style=([a-z]+)/.exec(bot)?.[1] ?? null;

/** Whether a word of a record is a bot of some level, and no person's name. */
export const isBot = (word: string): boolean =>
  LEVELS.includes(levelIn(word)) && (!word.includes(":") || styleIn(word) !== null);

/** A bot by its level. */
export function botName(bot: string): string {
  const name = levelIn(bot);
  return canSay(`level-${name}`) ? say(`level-${name}`) : capital(spaced(name));
}

/** A character, as in a list. */
export const styleName = (style: string): string => (canSay(`style-${style}`) ? say(`style-${style}`) : capital(style));

/** The character of whoever sits in a seat; null for people, and for bots without. */
export function characterOf(seat: SeatInfo | undefined): string | null {
  const style = seat?.kind === "bot" && seat.bot !== null ? styleIn(seat.bot) : null;
  return style !== null && canSay(`style-${style}`) ? style : null;
}

/** Who sits in a seat. Bots that are called the same have their seats' numbers, as beside their planets and in typed moves. */
export function seatName(seats: readonly SeatInfo[], number: number): string {
  const seat = seats[number];
  const bot = botIn(seat);
  if (bot !== null) {
    const alone = seats.filter((each) => botIn(each) === bot).length === 1;
    return alone ? bot : say("seat-bot", { bot, seat: number + 1 });
  }
  if (seat?.name) return seat.name;
  return seat?.kind === "open" ? say("seat-open") : say("seat-nameless", { seat: number + 1 });
}

/** All who sit at a table, in their order. */
export const seatNames = (seats: readonly SeatInfo[]): string[] => seats.map((_, number) => seatName(seats, number));

const botIn = (seat: SeatInfo | undefined): string | null =>
  seat?.kind === "bot" && seat.bot !== null ? botName(seat.bot) : null;
