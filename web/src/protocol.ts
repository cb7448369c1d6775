// Made from src/twelvefold/protocol by `make generate`: change it there.

/** The version of the messages; a client that speaks another one is told so. */
export const PROTOCOL = 3;

/** Bytes that a client may send at once. */
export const LONGEST_FRAME = 4096;

/** Bytes of a box or a record that somebody brings. */
export const LONGEST_POST = 262144;

/** Characters of a name. */
export const LONGEST_NAME = 24;

/** Characters of a seed. */
export const LONGEST_SEED = 64;

/** Seconds for which a placement may wait to be taken back. */
export const LONGEST_HOLD = 10;

/** Seconds of hold where a table says nothing else. */
export const DEFAULT_HOLD = 3.0;

/** Seconds that a seat may have for a move. */
export const SHORTEST_CLOCK = 10;

/** Seconds that a seat may have for a move. */
export const LONGEST_CLOCK = 604800;

/** A table; whoever knows it is invited. `^[A-Za-z0-9_-]{22}$`. */
export type TableId = string;

/** Made by the client, a new one for each command. `^[A-Za-z0-9_-]{1,40}$`. */
export type CommandId = string;

/** 256 bits that prove who holds a seat. `^[A-Za-z0-9_-]{43}$`. */
export type Token = string;

/** 256 bits that hand over a seat, once. `^[A-Za-z0-9_-]{43}$`. */
export type Secret = string;

/** Cleaned and cut to 24 characters. 1 to 80 characters. */
export type Name = string;

/** 0 to 3. */
export type SeatNumber = number;

/** 0 to 4. */
export type SlotNumber = number;

/** 0 to 11. */
export type FaceNumber = number;

/** 0 to 4. */
export type RotationNumber = number;

/** 0 to 49. */
export type TileNumber = number;

/** The last entry of the table's log that was seen. 0 to 9007199254740991. */
export type Sequence = number;

/** A level or bot with its options. 1 to 60 characters. */
export type BotName = string;

/** The SHA-256 of a box that was brought by POST. `^[0-9a-f]{64}$`. */
export type BoxId = string;

/** What is agreed before the first game; it stays for the rematches. */
export interface Options {
  /** No objectives; each animal scores 1. */
  readonly beginner: boolean;
  /** Half of the animals lie face down at first. */
  readonly mystery: boolean;
  /** Who begins; `null` draws lots. */
  readonly first_seat: SeatNumber | null;
  /** Whether bids, who would win, and what-ifs are shown. */
  readonly aids: boolean;
  /** Seconds for a move; a bot keeps the seat of whoever takes longer. `null`: the table waits. 10 to 604800. */
  readonly clock: number | null;
  /** Seconds for which bots, awards and the next pile wait, so that a placement can be taken back. 0 to 10. */
  readonly hold: number;
  /** Whether others than the seated may look on. */
  readonly spectators: boolean;
  /** Whether the table stands in the public list while it has open seats. */
  readonly listed: boolean;
  /** A box of tiles other than the standard one. */
  readonly box: BoxId | null;
  /** A chosen seed makes an open deal, and is shown to all; `null` takes a fresh one of 256 bits. 1 to 64 characters. */
  readonly seed: string | null;
}

/** What a seat is for. */
export type SeatKind =
  /** It waits for somebody with the link. */
  | "open"
  | "person"
  | "bot";

export const SEAT_KINDS: readonly SeatKind[] = [
  "open",
  "person",
  "bot",
];

/** What a seat shall be when a table is made. */
export interface SeatRequest {
  /** A person is one at the maker's own screen; one with a link finds an open seat. */
  readonly kind: SeatKind;
  readonly bot: BotName | null;
  /** The name of a person at the maker's screen. */
  readonly name: Name | null;
}

/** A seat as all see it. */
export interface SeatInfo {
  readonly kind: SeatKind;
  /** The person's name. */
  readonly name: string | null;
  /** The bot that sits here, or that keeps the seat for now. */
  readonly bot: string | null;
  /** A bot keeps the seat until its player is back, or somebody sits down. */
  readonly away: boolean;
  /** Whether the player has given up. */
  readonly resigned: boolean;
  /** Whether it is the host. */
  readonly host: boolean;
  /** They would end the game here. */
  readonly ends: boolean;
  /** They would like a rematch. */
  readonly again: boolean;
  /** Somebody sat down here since the game was dealt: others than who sits here may know its secrets. */
  readonly changed_hands: boolean;
}

/** Where a table stands. */
export type Status =
  /** Some seats are open; the first game starts when all are taken. */
  | "waiting"
  | "playing"
  /** The last game has ended; there may be a rematch. */
  | "over"
  | "closed";

/** How a game came to its end. */
export type Ending =
  /** All twelve rounds. */
  | "played"
  | "agreed"
  /** All but one gave up. */
  | "resigned"
  | "closed";

/** A table as all see it. */
export interface TableInfo {
  /** The table's id. */
  readonly id: string;
  /** The table's short code. */
  readonly code: string;
  readonly status: Status;
  readonly options: Options;
  /** The seats, in their order. */
  readonly seats: readonly SeatInfo[];
  /** The number of the game being played or just ended, from 1; 0 before the first. */
  readonly game: number;
  /** How the last game ended; `null` while one is played. */
  readonly ended: Ending | null;
  /** The seed of an open deal; after the end, of any. */
  readonly seed: string | null;
}

/** A line in a list of tables. */
export interface TableSummary {
  /** The table's id. */
  readonly id: string;
  /** The table's short code. */
  readonly code: string;
  readonly status: Status;
  readonly options: Options;
  /** The seats, in their order. */
  readonly seats: readonly SeatInfo[];
  /** The number of the game being played or just ended, from 1; 0 before the first. */
  readonly game: number;
  /** How the last game ended; `null` while one is played. */
  readonly ended: Ending | null;
  /** The seed of an open deal; after the end, of any. */
  readonly seed: string | null;
  /** 0 before the first game. */
  readonly round: number;
  /** When something happened there last, in seconds since 1970. */
  readonly touched_at: number;
}

/** One planet's bid for an animal. */
export interface Bid {
  /** How many areas or regions the animal counts. */
  readonly value: number;
  /** The regions behind it, biggest first: all for `most`, else the biggest one, or three in the last round. */
  readonly regions: readonly (readonly number[])[];
}

/** What made one planet the best for an animal. */
export type Decision =
  | "best"
  /** A tie in the last round, decided by the second regions. */
  | "second"
  | "third";

/** Why nobody won an animal. */
export type Doubt =
  | "draw"
  | "no bid";

/** A pile was turned up. */
export interface RoundOpened {
  readonly type: "round opened";
  /** 1 to 12. */
  readonly round: number;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly first_seat: number;
  /** The tiles on show, by slot. */
  readonly offer: readonly number[];
}

/** A seat took a tile and placed it. */
export interface Placed {
  readonly type: "placed";
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: number;
  /** A tile's place in the offer, 0 to 4 in the order turned up; it does not shift when others are taken. */
  readonly slot: number;
  /** A tile's number in its box, 0 to 49. */
  readonly tile: number;
  /** A place for one tile on a planet, 0 (north pole) to 11 (south pole). */
  readonly face: number;
  /** How many steps of 72° counterclockwise a tile is turned before it's placed, 0 to 4. */
  readonly rotation: number;
}

/** An animal went to the planet that suits it best. */
export interface Awarded {
  readonly type: "awarded";
  /** 1 to 12. */
  readonly round: number;
  /** An animal's id in the box. */
  readonly animal: string;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: number;
  readonly by: Decision;
  /** Each seat's bid. */
  readonly bids: readonly Bid[];
}

/** Nobody won an animal; it waits for the next round. */
export interface Carried {
  readonly type: "carried";
  /** 1 to 12. */
  readonly round: number;
  /** An animal's id in the box. */
  readonly animal: string;
  readonly why: Doubt;
  /** Each seat's bid. */
  readonly bids: readonly Bid[];
}

/** Nobody won an animal in the last round; it leaves the game. */
export interface Discarded {
  readonly type: "discarded";
  /** 1 to 12. */
  readonly round: number;
  /** An animal's id in the box. */
  readonly animal: string;
  readonly why: Doubt;
  /** Each seat's bid. */
  readonly bids: readonly Bid[];
}

/** A face-down animal was turned up under its round. */
export interface Revealed {
  readonly type: "revealed";
  /** The round under which it lies. */
  readonly under: number;
  /** An animal's id in the box. */
  readonly animal: string;
}

/** A seat's final score. */
export interface Score {
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: number;
  /** Points for the objective. */
  readonly objective: number;
  /** Points for the animals. */
  readonly animals: number;
  /** The number of animals. */
  readonly cards: number;
  /** All points. */
  readonly total: number;
}

/** What decided the game. */
export type Verdict =
  | "points"
  /** Equal points, more animals. */
  | "cards"
  /** Equal points and equal animals: the victory is shared. */
  | "shared";

/** The objectives were turned up and the points counted. */
export interface Ended {
  readonly type: "ended";
  /** Each seat's habitat; empty in the beginner game. */
  readonly objectives: readonly string[];
  /** What each seat ended with. */
  readonly scores: readonly Score[];
  /** The seats that won; several share the victory. */
  readonly winners: readonly number[];
  readonly by: Verdict;
}

/** A tile on a face, and how it is turned. */
export type Laid = readonly [tile: number, rotation: number];

/** Take the tile in a slot and place it on a face in a rotation. */
export type Move = readonly [slot: number, face: number, rotation: number];

/** The race for one animal, as the planets are now. */
export interface Standing {
  /** An animal's id in the box. */
  readonly animal: string;
  /** The round it's under now. */
  readonly round: number;
  /** Each seat's bid, with the regions behind it. */
  readonly bids: readonly Bid[];
  /** Who would win it if it were decided now; `null` for a tie, or if no planet suits it. */
  readonly winner: number | null;
  /** What would make the winner's planet the best; `null` without a winner. */
  readonly by: Decision | null;
  /** Why nobody would win it; `null` with a winner. */
  readonly why: Doubt | null;
}

/** One seat's bid. */
export type SeatBid = readonly [seat: number, bid: Bid];

/** What changed in the race for one animal. */
export interface RaceChange {
  /** An animal's id in the box. */
  readonly animal: string;
  /** The bids that changed. */
  readonly bids: readonly SeatBid[];
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly winner: number | null;
  readonly by: Decision | null;
  readonly why: Doubt | null;
}

/** One placement tried: what the planet would look like, and who would then win each animal. */
export interface Trial {
  /** A place for one tile on a planet, 0 (north pole) to 11 (south pole). */
  readonly face: number;
  /** How many steps of 72° counterclockwise a tile is turned before it's placed, 0 to 4. */
  readonly rotation: number;
  /** The planet's areas of each habitat. */
  readonly areas: readonly number[];
  /** For each habitat, the sizes of its regions, biggest first. */
  readonly regions: readonly (readonly number[])[];
  /** What the planet would bid for each of the animals. */
  readonly bids: readonly number[];
  /** Who would win each of the animals; `null` for a tie, or if no planet suits it. */
  readonly winners: readonly (number | null)[];
}

/** A table was made. */
export interface Created {
  readonly type: "created";
  /** The table's short code. */
  readonly code: string;
  readonly options: Options;
  /** The seats, in their order. */
  readonly seats: readonly SeatRequest[];
}

/** Somebody took a seat. */
export interface Seated {
  readonly type: "seated";
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: number;
  /** The player's name, cleaned. */
  readonly name: string;
}

/** The host gave a seat to a bot. */
export interface BotSeated {
  readonly type: "bot seated";
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: number;
  /** A level or bot with its options. */
  readonly bot: string;
}

/** A seat is open to whoever has the link; in a game a bot keeps it until then. */
export interface Opened {
  readonly type: "seat opened";
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: number;
  /** Whether the server's administrator opened it, and not the table's host. */
  readonly by_administrator: boolean;
}

/** Somebody left; in a game a bot keeps the seat until they are back. */
export interface Left {
  readonly type: "left";
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: number;
}

/** Somebody's time for a move is over: a bot keeps the seat until they are back. */
export interface Lapsed {
  readonly type: "lapsed";
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: number;
}

/** Somebody is back in their seat. */
export interface Returned {
  readonly type: "returned";
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: number;
}

/** Somebody made a link that hands their seat over. */
export interface Offered {
  readonly type: "hand-over made";
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: number;
}

/** A game was dealt. */
export interface Started {
  readonly type: "game started";
  /** Which game of the table, from 1. */
  readonly game: number;
  /** The seat that begins. */
  readonly first_seat: number;
  /** The seed of an open deal. */
  readonly seed: string | null;
}

/** A placement was taken back. */
export interface TakenBack {
  readonly type: "taken back";
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: number;
}

/** The last placement stands. */
export interface Settled {
  readonly type: "settled";
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: number;
}

/** Somebody gave up; a bot plays on in their place. */
export interface Resigned {
  readonly type: "resigned";
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: number;
}

/** Somebody would end the game here, or would not any more. */
export interface EndWanted {
  readonly type: "end wanted";
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: number;
  /** `false` takes it back. */
  readonly wanted: boolean;
}

/** Somebody would like another game, or would not any more. */
export interface RematchWanted {
  readonly type: "rematch wanted";
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: number;
  /** `false` takes it back. */
  readonly wanted: boolean;
}

/** A game ended before its twelfth round was played. */
export interface GameOver {
  readonly type: "game over";
  /** Which game of the table, from 1. */
  readonly game: number;
  readonly how: Ending;
}

/** What one can say at the table. */
export type Reaction =
  | "hello"
  | "nice"
  | "wow"
  | "oops"
  | "thinking"
  | "hurry"
  | "thanks"
  | "good game";

export const REACTIONS: readonly Reaction[] = [
  "hello",
  "nice",
  "wow",
  "oops",
  "thinking",
  "hurry",
  "thanks",
  "good game",
];

/** Somebody said one of a few things. */
export interface Reacted {
  readonly type: "reacted";
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: number;
  readonly reaction: Reaction;
}

/** The host left; somebody else is host now. */
export interface HostChanged {
  readonly type: "host changed";
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: number;
}

/** The table was closed. */
export interface Closed {
  readonly type: "closed";
  /** Whether the server's administrator closed it, and not the table's host. */
  readonly by_administrator: boolean;
}

/** What stands in a table's log. */
export type TableEvent =
  | Created
  | Seated
  | BotSeated
  | Opened
  | Left
  | Lapsed
  | Returned
  | Offered
  | Started
  | Placed
  | TakenBack
  | Settled
  | Resigned
  | EndWanted
  | RematchWanted
  | GameOver
  | Reacted
  | HostChanged
  | Closed;

/** What follows from a move by the rules. */
export type GameEvent =
  | RoundOpened
  | Placed
  | Awarded
  | Carried
  | Discarded
  | Revealed
  | Ended;

export type Event =
  | TableEvent
  | RoundOpened
  | Awarded
  | Carried
  | Discarded
  | Revealed
  | Ended;

/** The first frame: which protocol is spoken and, where there is no cookie, who speaks. */
export interface Hello {
  readonly type: "hello";
  /** The version of the protocol. */
  readonly protocol: number;
  readonly token?: Token | null;
}

/** Look at a table from now on, as one of its seats or as a spectator; what happened since comes along. */
export interface Watch {
  readonly type: "watch";
  readonly cmd_id: CommandId;
  readonly table: TableId;
  /** What was seen last; 0 asks for all that happened in the last game. Of earlier games nothing is told. */
  readonly since?: Sequence;
}

/** Look away. */
export interface Unwatch {
  readonly type: "unwatch";
  readonly cmd_id: CommandId;
}

/** Make a table. Its maker is the host, and sits where a person is wished for. */
export interface Create {
  readonly type: "create";
  readonly cmd_id: CommandId;
  /** The seats, in their order. 2 to 4 of them. */
  readonly seats: readonly Partial<SeatRequest>[];
  readonly options?: Partial<Options>;
}

/** Take an open seat, any or a certain one; or with its secret one that is handed over. */
export interface Sit {
  readonly type: "sit";
  readonly cmd_id: CommandId;
  readonly table: TableId;
  readonly seq: Sequence;
  readonly name: Name;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat?: SeatNumber | null;
  readonly secret?: Secret | null;
}

/** Leave a seat; in a game a bot keeps it. */
export interface Leave {
  readonly type: "leave";
  readonly cmd_id: CommandId;
  readonly table: TableId;
  readonly seq: Sequence;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: SeatNumber;
}

/** Take one's seat back from the bot that keeps it. */
export interface Return {
  readonly type: "return";
  readonly cmd_id: CommandId;
  readonly table: TableId;
  readonly seq: Sequence;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: SeatNumber;
}

/** Ask for a secret with which somebody else can take this seat. */
export interface HandOver {
  readonly type: "hand over";
  readonly cmd_id: CommandId;
  readonly table: TableId;
  readonly seq: Sequence;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: SeatNumber;
}

/** Take a tile and place it. */
export interface Play {
  readonly type: "play";
  readonly cmd_id: CommandId;
  readonly table: TableId;
  readonly seq: Sequence;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: SeatNumber;
  /** A place in the offer, 0 to 4. */
  readonly slot: SlotNumber;
  /** A face of the planet, 0 (north pole) to 11 (south pole). */
  readonly face: FaceNumber;
  /** How many steps of 72° counterclockwise the tile is turned, 0 to 4. */
  readonly rotation: RotationNumber;
}

/** Take one's placement back, until the next seat moves or anything is turned up. */
export interface TakeBack {
  readonly type: "take back";
  readonly cmd_id: CommandId;
  readonly table: TableId;
  readonly seq: Sequence;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: SeatNumber;
}

/** My placement stands: go on. */
export interface Done {
  readonly type: "done";
  readonly cmd_id: CommandId;
  readonly table: TableId;
  readonly seq: Sequence;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: SeatNumber;
}

/** Give up; a bot plays on in one's place. */
export interface Resign {
  readonly type: "resign";
  readonly cmd_id: CommandId;
  readonly table: TableId;
  readonly seq: Sequence;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: SeatNumber;
}

/** Agree to end the game here, or take it back; it ends when all people agree. */
export interface End {
  readonly type: "end";
  readonly cmd_id: CommandId;
  readonly table: TableId;
  readonly seq: Sequence;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: SeatNumber;
  /** `false` takes it back. */
  readonly wanted?: boolean;
}

/** Ask for another game, or take it back; it starts when all people ask for it. */
export interface Rematch {
  readonly type: "rematch";
  readonly cmd_id: CommandId;
  readonly table: TableId;
  readonly seq: Sequence;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: SeatNumber;
  /** `false` takes it back. */
  readonly wanted?: boolean;
}

/** Say one of a few things. */
export interface React {
  readonly type: "react";
  readonly cmd_id: CommandId;
  readonly table: TableId;
  readonly seq: Sequence;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: SeatNumber;
  readonly reaction: Reaction;
}

/** The host gives a seat that is open, a bot's or its player absent from to a bot, or opens it to others. */
export interface Fill {
  readonly type: "fill";
  readonly cmd_id: CommandId;
  readonly table: TableId;
  readonly seq: Sequence;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: SeatNumber;
  readonly bot?: BotName | null;
}

/** The host takes a seat from somebody; it is open then. */
export interface Kick {
  readonly type: "kick";
  readonly cmd_id: CommandId;
  readonly table: TableId;
  readonly seq: Sequence;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: SeatNumber;
}

/** The host closes the table for good. */
export interface Close {
  readonly type: "close";
  readonly cmd_id: CommandId;
  readonly table: TableId;
  readonly seq: Sequence;
}

/** A tile on a face of a planet that somebody tries things on. */
export interface LaidTile {
  /** A tile's number in its box, 0 to 49. */
  readonly tile: TileNumber;
  /** How many steps of 72° counterclockwise the tile is turned, 0 to 4. */
  readonly rotation: RotationNumber;
}

/** Ask what a tile would bring on every free face in every rotation; it changes nothing. */
export interface WhatIf {
  readonly type: "what if";
  readonly cmd_id: CommandId;
  readonly table: TableId;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: SeatNumber;
  /** A tile's number in its box, 0 to 49. */
  readonly tile: TileNumber;
  /** A planet of one's own in the place of the seat's. 12 of them. */
  readonly faces?: readonly (LaidTile | null)[] | null;
}

/** Ask what a strong bot would do at one's own turn, alone against bots and with aids; it changes nothing. */
export interface Hint {
  readonly type: "hint";
  readonly cmd_id: CommandId;
  readonly table: TableId;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: SeatNumber;
}

/** What changes a table. */
export type Command =
  | Create
  | Sit
  | Leave
  | Return
  | HandOver
  | Play
  | TakeBack
  | Done
  | Resign
  | End
  | Rematch
  | React
  | Fill
  | Kick
  | Close;

/** What changes a table that is there. */
export type TableCommand =
  | Sit
  | Leave
  | Return
  | HandOver
  | Play
  | TakeBack
  | Done
  | Resign
  | End
  | Rematch
  | React
  | Fill
  | Kick
  | Close;

/** All that a client may say. */
export type Said =
  | Hello
  | Watch
  | Unwatch
  | WhatIf
  | Hint
  | Command;

/** The answer to `Hello`. */
export interface Welcome {
  readonly type: "welcome";
  /** The version of the protocol. */
  readonly protocol: number;
  /** The server's version of Twelvefold. */
  readonly version: string;
  /** Seconds since 1970 by the server's clock. */
  readonly now: number;
  /** A new token, for a client that has none; keep it secret. */
  readonly token: string | null;
}

/** The legal moves of the seat to move: each of these slots on each of these faces, in every rotation. */
export interface Legal {
  /** Places in the offer, 0 to 4. */
  readonly slots: readonly number[];
  /** Faces of the planet, 0 to 11. */
  readonly faces: readonly number[];
}

/** A game as everybody at the table may see it; one's objective comes with `Yours`. */
export interface GameView {
  /** How many seats play. */
  readonly players: number;
  /** Whether the beginner game is played. */
  readonly beginner: boolean;
  /** Whether half of the animals lay face down at first. */
  readonly mystery: boolean;
  /** Moves made so far. */
  readonly ply: number;
  /** 1 to 12; stays 12 when the game is over. */
  readonly round: number;
  /** The seat that opens this round. */
  readonly first_seat: number;
  /** `null` while a placement is held before anything is turned up, and when the game is over. */
  readonly seat_to_move: number | null;
  /** The tiles on show by slot; `null` where one was taken; empty when the game is over. */
  readonly offer: readonly (number | null)[];
  /** For each seat, the tile on each face. */
  readonly planets: readonly (readonly (Laid | null)[])[];
  /** The animals still under rounds 1 to 12, carried ones last; `null` is a face-down card. */
  readonly columns: readonly (readonly (string | null)[])[];
  /** For each seat its animals, in the order won. */
  readonly won: readonly (readonly string[])[];
  /** The animals that left the game in the last round. */
  readonly discarded: readonly string[];
  /** The tiles that went to piles 11 and 12, in order of arrival; five to each. */
  readonly late_piles: readonly number[];
  /** The tiles of rounds 1 to 10 that nobody took and no pile had room for, ascending; everyone has seen them. */
  readonly out_of_game: readonly number[];
  /** Objectives, scores and winners, once the game is over. */
  readonly end: Ended | null;
  /** Which game of the table, from 1. */
  readonly game: number;
  /** All moves so far. */
  readonly moves: readonly Move[];
  readonly legal: Legal | null;
  /** The seat whose last placement can still be taken back. */
  readonly held: number | null;
  /** When the hold or the clock of the seat to move runs out, by the server's clock. */
  readonly due_at: number | null;
  /** The race for each animal; `null` where the table has no aids. */
  readonly standings: readonly Standing[] | null;
}

/** What lies on a face now. */
export type FaceChange = readonly [seat: number, face: number, laid: Laid | null];

/** What changed in a game within a round; whatever is not here is as it was. */
export interface GameChange {
  /** Moves made so far. */
  readonly ply: number;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat_to_move: number | null;
  /** The tiles on show, by slot. */
  readonly offer: readonly (number | null)[];
  readonly legal: Legal | null;
  /** The seat whose last placement can still be taken back. */
  readonly held: number | null;
  /** When the hold or the clock of the seat to move runs out, by the server's clock. */
  readonly due_at: number | null;
  /** The last moves. Those before them, `ply` less their number, are as they were. */
  readonly moves: readonly Move[];
  readonly laid: readonly FaceChange[];
  readonly races: readonly RaceChange[];
}

/** How far a planet is with an objective. */
export interface Progress {
  /** How many areas of the habitat there are. */
  readonly areas: number;
  /** What the objective scores with these. */
  readonly points: number;
  /** Areas that are missing for more points; `null` where there are no more to be had. */
  readonly missing: number | null;
  /** What it scores with those. */
  readonly next_points: number | null;
}

/** What is only for this client: its seats, their objectives, and how far it is with them. */
export interface Yours {
  readonly type: "yours";
  /** The table's id. */
  readonly table: string;
  /** The seats, in their order. */
  readonly seats: readonly number[];
  /** For each of these seats its habitat; `null` before a deal and in the beginner game. */
  readonly objectives: readonly (string | null)[];
  /** Whether it is the host. */
  readonly host: boolean;
  /** For each of these seats how its objective stands now; `null` where it has none. */
  readonly progress: readonly (Progress | null)[];
  /** Whether a `Hint` is answered at one's turns: alone against bots, at a table with aids. */
  readonly hints: boolean;
}

/** A whole table, in answer to `Watch`; `events` is what happened since. */
export interface Snapshot {
  readonly type: "snapshot";
  /** The id of the command that this answers. */
  readonly cmd_id: string;
  /** The table's id. */
  readonly table: string;
  /** The entry of the table's log. */
  readonly seq: number;
  /** Seconds since 1970 by the server's clock. */
  readonly now: number;
  readonly info: TableInfo;
  readonly game: GameView | null;
  /** What happened, in its order. */
  readonly events: readonly Event[];
  readonly yours: Yours;
}

/** What just happened at a table, and what has changed with it; the same bytes for everybody. */
export interface Update {
  readonly type: "update";
  /** The table's id. */
  readonly table: string;
  /** What this follows on: a client that has seen less watches the table again. */
  readonly after: number;
  /** The entry of the table's log. */
  readonly seq: number;
  /** Seconds since 1970 by the server's clock. */
  readonly now: number;
  /** What happened, in its order. */
  readonly events: readonly Event[];
  /** The table, if it has changed. */
  readonly info: TableInfo | null;
  /** The whole game, when one begins, a round does, or it is over. */
  readonly game: GameView | null;
  /** What changed in the game within its round. */
  readonly change: GameChange | null;
}

/** Which seats' players are connected, and how many others look on. */
export interface Presence {
  readonly type: "presence";
  /** The table's id. */
  readonly table: string;
  /** For each seat, whether its player is connected. */
  readonly online: readonly boolean[];
  /** How many. */
  readonly spectators: number;
}

/** A command was accepted and stored, as this entry of the table's log. */
export interface Ack {
  readonly type: "ack";
  /** The id of the command that this answers. */
  readonly cmd_id: string;
  /** The table's id. */
  readonly table: string;
  /** The entry of the table's log. */
  readonly seq: number;
  /** In answer to `HandOver`: whoever brings it may take the seat, once. */
  readonly secret: string | null;
}

/** The answer to `WhatIf`. */
export interface Trials {
  readonly type: "trials";
  /** The id of the command that this answers. */
  readonly cmd_id: string;
  /** The table's id. */
  readonly table: string;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: number;
  /** A tile's number in its box, 0 to 49. */
  readonly tile: number;
  /** The ids of the animals that still wait. */
  readonly animals: readonly string[];
  /** One for each free face and rotation. */
  readonly trials: readonly Trial[];
  /** How the seat's objective would stand, wherever the tile lay; only for the seat's holder. */
  readonly objective: Progress | null;
}

/** The answer to `Hint`: a move for the seat to move, as a bot that knows no more than the seat would make it. */
export interface Suggestion {
  readonly type: "suggestion";
  /** The id of the command that this answers. */
  readonly cmd_id: string;
  /** The table's id. */
  readonly table: string;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: number;
  /** Moves made so far. */
  readonly ply: number;
  /** A place in the offer, 0 to 4. */
  readonly slot: number;
  /** A face of the planet, 0 (north pole) to 11 (south pole). */
  readonly face: number;
  /** How many steps of 72° counterclockwise the tile is turned, 0 to 4. */
  readonly rotation: number;
}

/** Why something was refused. */
export type Reason =
  /** It is no message of this protocol; `where` says what is wrong with it. */
  | "bad message"
  | "too long"
  /** The first frame must be `Hello`. */
  | "not greeted"
  | "other protocol"
  | "too fast"
  /** Of tables, take-backs in a game or whatever `where` names. */
  | "too many"
  | "no table"
  | "no box"
  | "no bot"
  | "bad name"
  | "bad options"
  /** Something has happened since; look at it, then decide again. */
  | "stale"
  /** There is no such seat, or none is open. */
  | "no seat"
  | "not yours"
  | "not the host"
  /** It can't be done as the table stands. */
  | "not now"
  | "not your turn"
  /** A placement can still be taken back; the game goes on after it. */
  | "held"
  /** A rule of the game forbids the move. */
  | "illegal"
  | "no aids"
  | "no spectators"
  /** This secret was used before, or a newer one was made. */
  | "used"
  /** This secret was made too long ago, or for a game that is over. */
  | "expired"
  /** In this game they have held or opened another seat, and nobody comes to know the secrets of two. */
  | "other seat"
  /** A command with this id was accepted before, and said something else. */
  | "other command"
  /** The database did not answer in time: send the same command with the same id again. */
  | "unknown"
  /** The server stops; come back soon. */
  | "stopping"
  /** The client did not read what it was sent. */
  | "slow"
  /** This token was rotated or forgotten, and is worthless now. */
  | "forgotten";

/** Something was refused, and why; nothing has changed. */
export interface Rejected {
  readonly type: "rejected";
  readonly reason: Reason;
  /** `null` where the message could not be read. */
  readonly cmd_id: string | null;
  /** A part of the message, a number or a name that says more; never a sentence for people. */
  readonly where: string | null;
}

/** The last frame before the server closes the socket. */
export interface Goodbye {
  readonly type: "goodbye";
  readonly reason: Reason;
}

/** All that a server may say. */
export type Message =
  | Welcome
  | Snapshot
  | Update
  | Yours
  | Presence
  | Ack
  | Rejected
  | Trials
  | Suggestion
  | Goodbye;
