/** New tables: against bots, round this screen, for friends, and the deal of the day. */
import type { Options, Wish } from "../protocol.ts";
import { theWire } from "../wire/socket.ts";
import type { Wire } from "../wire/wire.ts";
import { say } from "../words/say.ts";
import type { Choices } from "./choices.ts";

/** Seats and options that are wished for. */
export interface Wished {
  readonly seats: readonly Partial<Wish>[];
  readonly options: Partial<Options>;
}

/** One's own seat. */
export const own = (choices: Choices): Partial<Wish> => ({
  kind: "person",
  name: choices.name.trim() || say("seat-nameless", { seat: 1 }),
});

const rules = ({ variant, aids }: Choices): Partial<Options> => ({
  beginner: variant === "beginner" || variant === "mystery beginner",
  mystery: variant === "mystery" || variant === "mystery beginner",
  aids,
});

const times = (number: number, wish: Partial<Wish>): readonly Partial<Wish>[] =>
  Array.from({ length: number }, () => wish);

/** A table against bots. */
export const againstBots = (choices: Choices): Wished => ({
  seats: [own(choices), ...times(choices.bots, { kind: "bot", bot: choices.level })],
  options: { ...rules(choices), spectators: false },
});

/** A table for several people at this screen. */
export const roundThisScreen = (choices: Choices): Wished => ({
  seats: Array.from({ length: choices.people }, (_, seat) => ({
    kind: "person",
    name: choices.names[seat]?.trim() || say("seat-nameless", { seat: seat + 1 }),
  })),
  options: { ...rules(choices), spectators: false },
});

/** A table with open seats for whoever has the link. */
export const forFriends = (choices: Choices): Wished => ({
  seats: [own(choices), ...times(choices.seats - 1, { kind: "open" })],
  options: { ...rules(choices), listed: choices.listed },
});

/** The seed of a day, the same for everybody; the day begins at midnight UTC. */
export const seedOfDay = (day: Date): string => `day ${day.toISOString().slice(0, 10)}`;

/** The deal of a day: two seats, the full rules and the same bot for everybody, so that points can be compared. */
export const ofTheDay = (choices: Choices, day: Date): Wished => ({
  seats: [own(choices), { kind: "bot", bot: "naturalist" }],
  options: { first_seat: 0, seed: seedOfDay(day), aids: choices.aids, spectators: false },
});

/** Make a table; the answer is its id. */
export async function create(wished: Wished, wire: Wire = theWire()): Promise<string> {
  return (await wire.ask({ type: "create", ...wished })).table;
}
