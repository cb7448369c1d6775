/** New tables: against bots, around this screen, and for friends. */
import type { Options, SeatRequest, TableInfo } from "../protocol.ts";
import { isHere, type Patience, wireForNew } from "../wire/backends.ts";
import type { Wire } from "../wire/wire.ts";
import { botOf, isCustom, styleIn } from "../words/names.ts";
import { say } from "../words/say.ts";
import { botFor, isBeginner } from "./characters.ts";
import type { Choices } from "./choices.ts";
import { hasTablesHere } from "./keep-offline.ts";

/** A request for a new table. */
export interface Wished {
  readonly seats: readonly Partial<SeatRequest>[];
  readonly options: Partial<Options>;
}

/** The player's own seat. */
export const own = (choices: Choices): Partial<SeatRequest> => ({
  kind: "person",
  name: choices.name.trim() || say("seat-nameless", { seat: 1 }),
});

/** Choices for one table only. */
export interface Extras {
  /** Empty means a new one. */
  readonly seed: string;
  readonly box: { readonly id: string; readonly name: string } | null;
}

/** No extra choices. */
export const NO_EXTRAS: Extras = { seed: "", box: null };

/** A request with the choices for this table only. */
export const withExtras = (wished: Wished, { seed, box }: Extras): Wished => ({
  ...wished,
  options: {
    ...wished.options,
    ...(seed.trim() === "" ? {} : { seed: seed.trim() }),
    ...(box === null ? {} : { box: box.id }),
  },
});

const rules = ({ variant, aids, clock, hold, first }: Choices, seats: number): Partial<Options> => ({
  beginner: isBeginner({ variant }),
  mystery: variant === "mystery" || variant === "mystery beginner",
  aids,
  hold,
  ...(clock === 0 ? {} : { clock }),
  ...(first === 0 || first > seats ? {} : { first_seat: first - 1 }),
});

const times = (number: number, request: Partial<SeatRequest>): readonly Partial<SeatRequest>[] =>
  Array.from({ length: number }, () => request);

const botsFrom = (choices: Choices, seed: string): readonly Partial<SeatRequest>[] =>
  Array.from({ length: choices.bots }, (_, bot) => ({ kind: "bot", bot: botFor(choices, bot, seed) }));

/** A table against bots. A mix of characters is drawn from the seed, so the same seed gives the same characters. */
export const againstBots = (choices: Choices, seed = ""): Wished => ({
  seats: [own(choices), ...botsFrom(choices, seed.trim() || String(Math.random()))],
  options: { ...rules({ ...choices, hold: choices.holdAlone }, 1 + choices.bots), spectators: false },
});

/** The same table again, with all bots at another level; the new game gets a new deal. */
export const atLevel = ({ seats, options }: TableInfo, level: string): Wished => ({
  seats: seats.map(({ kind, name, bot }) =>
    kind === "bot" && bot !== null ? { kind, bot: botOf(level, styleIn(bot)) } : { kind, name },
  ),
  options: { ...options, seed: null },
});

/** The name of a player at this screen; the first is whoever the device belongs to, unless named otherwise. */
export const nameHere = ({ name, names }: Choices, seat: number): string =>
  names[seat]?.trim() || (seat === 0 && name.trim()) || say("seat-nameless", { seat: seat + 1 });

/** A table for several people at this screen. */
export const roundThisScreen = (choices: Choices): Wished => ({
  seats: Array.from({ length: choices.people }, (_, seat) => ({
    kind: "person",
    name: nameHere(choices, seat),
  })),
  options: { ...rules(choices, choices.people), spectators: false },
});

/** A table with open seats for anybody who has the link. */
export const forFriends = (choices: Choices): Wished => ({
  seats: [own(choices), ...times(choices.seats - 1, { kind: "open" })],
  options: { ...rules(choices, choices.seats), listed: choices.listed, spectators: choices.spectators },
});

/** Whether a table needs the server: for people on other devices, or for a bot that only the server has. */
const needsServer = ({ seats }: Wished): boolean =>
  seats.some(({ kind, bot }) => kind === "open" || (typeof bot === "string" && isCustom(bot)));

/** Creates a table and returns its id. The offline part may have to be loaded first. */
export async function create(wished: Wished, patience?: Patience): Promise<string> {
  const table = await createOn(await wireForNew(needsServer(wished) ? "others" : "here", patience), wished);
  if (isHere(table)) hasTablesHere.value = true;
  return table;
}

/** Creates a table over a wire. */
export const createOn = async (wire: Wire, wished: Wished): Promise<string> =>
  (await wire.ask({ type: "create", ...wished })).table;
