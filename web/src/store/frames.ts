/** A record as the server replays it: each move, its events, and the state of the table after it. */
import type { Event, GameView, Progress, Score, SeatInfo, TableInfo } from "../protocol.ts";
import { Refusal } from "../wire/refusal.ts";
import { isBot } from "../words/names.ts";
import { askText, post } from "./ask.ts";
import type { Box } from "./box.ts";
import type { Branch } from "./lines.ts";

/** One move of a replay. The first frame is the state before any move. */
export interface Frame {
  readonly events: readonly Event[];
  readonly game: GameView;
  /** Each seat's progress toward its objective; empty in the beginner game. */
  readonly progress: readonly Progress[];
  /** What each seat would score if the game ended there. */
  readonly scores: readonly Score[];
}

/** A whole game. */
export interface Replay {
  readonly players: number;
  /** The players' names, as far as the record has them. */
  readonly names: readonly (string | null)[];
  /** Each seat's objective; empty in the beginner game. */
  readonly objectives: readonly string[];
  readonly box: Box;
  readonly frames: readonly Frame[];
  /** Other lines of the same deal that the record has. */
  readonly branches: readonly Branch[];
}

/** Asks for a record to be replayed. */
export const replayOf = (record: string): Promise<Replay> => post<Replay>("/api/replays", record);

/** Fetches the text of a record. */
export async function recordAt(path: string): Promise<string> {
  try {
    return await askText(path);
  } catch (refusal) {
    throw refusal instanceof Refusal && refusal.reason === "away" ? refusal : new Refusal("no table");
  }
}

/** Returns who sat at the table, as far as the record says. */
export function infoOf(replay: Replay): TableInfo {
  const seat = (name: string | null): SeatInfo => ({
    kind: name !== null && isBot(name) ? "bot" : "person",
    name,
    bot: name !== null && isBot(name) ? name : null,
    away: false,
    resigned: false,
    host: false,
    ends: false,
    again: false,
    changed_hands: false,
  });
  const [first] = replay.frames;
  return {
    id: "replay",
    code: "",
    status: "playing",
    options: {
      beginner: first?.game.beginner ?? false,
      mystery: first?.game.mystery ?? false,
      first_seat: null,
      aids: true,
      clock: null,
      hold: 0,
      spectators: true,
      listed: false,
      box: null,
      seed: null,
    },
    seats: replay.names.map(seat),
    game: 1,
    ended: null,
    seed: null,
    daily: null,
  };
}

/** Returns the ply to jump to for the next round, or for the start of this round or the one before. */
export function roundStep(frames: readonly Frame[], ply: number, by: 1 | -1): number {
  const round = frames[ply]?.game.round ?? 1;
  const start = (of: number): number => frames.findIndex(({ game }) => game.round === of);
  if (by > 0) {
    const next = start(round + 1);
    return next < 0 ? frames.length - 1 : next;
  }
  const own = Math.max(0, start(round));
  return ply > own ? own : Math.max(0, start(round - 1));
}

/** Each round, and the ply at which it begins. */
export function roundStarts(frames: readonly Frame[]): readonly { readonly round: number; readonly ply: number }[] {
  return frames.flatMap(({ game: { round } }, ply) => (round === frames[ply - 1]?.game.round ? [] : [{ round, ply }]));
}

/** Returns all events up to a ply. */
export const logUntil = (frames: readonly Frame[], ply: number): readonly Event[] =>
  frames.slice(0, ply + 1).flatMap(({ events }) => events);
