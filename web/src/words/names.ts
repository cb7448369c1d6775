/** Names of habitats, animals, bots and seats; in a custom box, things keep the box's names. */
import type { SeatInfo } from "../protocol.ts";
import { canSay, say } from "./say.ts";

const spaced = (id: string): string => id.replaceAll("-", " ");
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A habitat's name, as in a list. */
export const habitatName = (id: string): string =>
  canSay(`habitat-${id}`) ? say(`habitat-${id}`) : capital(spaced(id));

/** An animal's name, as in a list. */
export const animalName = (id: string): string => (canSay(`animal-${id}`) ? say(`animal-${id}`) : capital(spaced(id)));

/** The bots' levels, from the easiest to the hardest. */
export const LEVELS = ["seedling", "explorer", "naturalist", "ranger", "expert", "master"];

/** The bots' characters; each goes with any level. */
export const STYLES = ["collector", "hunter", "spoiler", "friendly", "sprinter"];

/** A bot as the server names it: its level, and its character if it has one. */
export const botOf = (level: string, style: string | null): string =>
  style === null ? level : `${level}:style=${style}`;

/** A bot's level: "ranger" of "ranger:style=spoiler". */
export const levelIn = (bot: string): string => bot.split(":")[0] ?? bot;

/** A bot's character; null for one without. */
export const styleIn = (bot: string): string | null => /[:,]style=([a-z]+)/.exec(bot)?.[1] ?? null;

/** Whether a name in a record is a bot's rather than a person's. */
export const isBot = (word: string): boolean =>
  LEVELS.includes(levelIn(word)) && (!word.includes(":") || styleIn(word) !== null);

/** Bots of ours that aren't levels. */
const PLAIN = ["random", "builder", "naive", "margin", "learned", "search"];

/** Whether a bot is one that a server's host has registered. */
export const isCustom = (bot: string): boolean => ![...LEVELS, ...PLAIN].includes(levelIn(bot));

/** A bot's name: its level, or what the host has called it. */
export function botName(bot: string): string {
  if (isCustom(bot)) return bot;
  const name = levelIn(bot);
  return canSay(`level-${name}`) ? say(`level-${name}`) : capital(name);
}

/** A character's name, as in a list. */
export const styleName = (style: string): string => (canSay(`style-${style}`) ? say(`style-${style}`) : capital(style));

/** The character of the bot in a seat; null for people and for bots without one. */
export function characterOf(seat: SeatInfo | undefined): string | null {
  const style = seat?.kind === "bot" && seat.bot !== null ? styleIn(seat.bot) : null;
  return style !== null && canSay(`style-${style}`) ? style : null;
}

/**
 * The name of a seat's player. Bots with the same name get their seat numbers, as beside their planets and in typed
 * moves.
 */
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

/** The names of all players at a table, in seat order. */
export const seatNames = (seats: readonly SeatInfo[]): string[] => seats.map((_, number) => seatName(seats, number));

const botIn = (seat: SeatInfo | undefined): string | null =>
  seat?.kind === "bot" && seat.bot !== null ? botName(seat.bot) : null;
