/** Lines: moves tried from a position of a record. Their frames, what-ifs and bots' moves come from the engine. */
import type { Suggestion, Trials } from "../protocol.ts";
import { isCustom } from "../words/names.ts";
import { post, postText, postToServer } from "./ask.ts";
import type { Frame } from "./frames.ts";

/** A move as a record has it. */
export interface LineMove {
  readonly seat: number;
  readonly tile: number;
  readonly face: number;
  readonly rotation: number;
}

/** A line as a record has it, which leaves the game after `ply` moves. */
export interface Branch {
  readonly ply: number;
  readonly name: string;
  readonly moves: readonly LineMove[];
}

/** A position: so many moves of a record, then others. */
export interface Position {
  /** The text of the record. */
  readonly record: string;
  /** How many of the record's moves are made first. */
  readonly ply: number;
  readonly moves: readonly LineMove[];
}

/** A bot's move, and the table after it. */
export interface BotReply {
  readonly move: LineMove;
  readonly frame: Frame;
}

function bodyOf({ record, ply, moves }: Position, more: object): string {
  const rest = JSON.stringify({ ply, moves, ...more }).slice(1);
  // The record is JSON already. It's sent as it is, because reading and writing it again could change it.
  return `{"record":${record},${rest}`;
}

/** Asks about a position. Throws a `Refusal`. */
export const askLine = <Answer>(path: string, position: Position, more: object = {}): Promise<Answer> =>
  post<Answer>(`/api/lines${path}`, bodyOf(position, more));

/** The frames that lead to a position, from ply `since` on. Throws a `Refusal`. */
export const framesOf = async (position: Position, since: number): Promise<readonly Frame[]> =>
  (await askLine<{ frames: readonly Frame[] }>("", position, { since })).frames;

/** What a tile would change on a seat's planet. Throws a `Refusal`. */
export const lineWhatIf = (position: Position, seat: number, tile: number): Promise<Trials> =>
  askLine("/what-if", position, { seat, tile });

/** A record with these branches in place of its own, as text. Throws a `Refusal`. */
export const withBranches = (record: string, branches: readonly Branch[]): Promise<string> =>
  postText("/api/lines/record", `{"record":${record},"branches":${JSON.stringify(branches)}}`);

/** Uploads a record, and returns what its link ends with. Throws a `Refusal`. */
export const uploadRecord = async (record: string): Promise<string> =>
  (await post<{ record: string }>("/api/records", record)).record;

/** The best moves for the seat to move, and why. Throws a `Refusal`. */
export const lineHint = (position: Position): Promise<Suggestion> => askLine("/hint", position);

/** The move of a bot: of a level, or one that only the server has. Throws a `Refusal`. */
export const botMove = (position: Position, bot: string): Promise<BotReply> =>
  isCustom(bot) ? postToServer("/api/lines/move", bodyOf(position, { bot })) : askLine("/move", position, { bot });
