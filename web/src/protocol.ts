// Made from src/twelvefold/protocol by `make generate`: change it there.

/** The version of the messages; a client with another version is told so. */
export const PROTOCOL = 3;

/** Bytes that a client may send at once. */
export const LONGEST_FRAME = 4096;

/** Bytes of an uploaded box or record. */
export const LONGEST_POST = 262144;

/** Characters of a name. */
export const LONGEST_NAME = 24;

/** Characters of a seed. */
export const LONGEST_SEED = 64;

/** Seconds that a table's hold may last. */
export const LONGEST_HOLD = 10;

/** Seconds of hold, unless the table says otherwise. */
export const DEFAULT_HOLD = 3.0;

/** Seconds that a seat may have for a move. */
export const SHORTEST_CLOCK = 10;

/** Seconds that a seat may have for a move. */
export const LONGEST_CLOCK = 604800;

/** A table; anybody with its id is invited. `^[A-Za-z0-9_-]{22}$`. */
export type TableId = string;

/** Made up by the client, a new one for each command. `^[A-Za-z0-9_-]{1,40}$`. */
export type CommandId = string;

/** A date in UTC: `2026-11-19`. `^[0-9]{4}-[0-9]{2}-[0-9]{2}$`. */
export type Day = string;

/** 256 bits that prove who holds a seat. `^[A-Za-z0-9_-]{43}$`. */
export type Token = string;

/** 256 bits that hand over a seat once. `^[A-Za-z0-9_-]{43}$`. */
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

/** The last entry of the table's log that you saw. 0 to 9007199254740991. */
export type Sequence = number;

/** A level, a bot with its options, or a bot that the host has registered. 1 to 60 characters. */
export type BotName = string;

/** The SHA-256 of an uploaded box. `^[0-9a-f]{64}$`. */
export type BoxId = string;

/** Which game of the table, from 1. 1 to 100000. */
export type GameNumber = number;

/** One of the best moves, 0 for the best. 0 to 9. */
export type ChoiceNumber = number;

/** Moves made so far. 0 to 48. */
export type PlyNumber = number;

/** The SHA-256 of an uploaded record. `^[0-9a-f]{64}$`. */
export type RecordId = string;

/** A shared review, 128 random bits; anybody with it can join. `^[A-Za-z0-9_-]{22}$`. */
export type ReviewId = string;

/** Somebody in a shared review. `^[A-Za-z0-9_-]{16}$`. */
export type PersonId = string;

/** A table's settings, chosen before the first game and kept for rematches. */
export interface Options {
  /** No objectives; each animal scores 1. */
  readonly beginner: boolean;
  /** Half of the animals start face down. */
  readonly mystery: boolean;
  /** Who begins; `null` chooses at random. */
  readonly first_seat: SeatNumber | null;
  /** Whether bids and previews are shown: each seat's bids, who would win, and what a placement would change. */
  readonly aids: boolean;
  /** Seconds for a move; after that, a bot plays for the seat. `null`: no limit. 10 to 604800. */
  readonly clock: number | null;
  /** Seconds for which bots, awards and the next pile wait, so that a placement can be undone. 0 to 10. */
  readonly hold: number;
  /** Whether spectators may watch. */
  readonly spectators: boolean;
  /** Whether the table is in the public list while it has open seats or, if spectators may watch, a running game. */
  readonly listed: boolean;
  /** A box of tiles other than the standard one. */
  readonly box: BoxId | null;
  /** A seed of your choice, visible to everybody, makes the deal open; `null` draws a fresh seed of 256 bits. 1 to 64 characters. */
  readonly seed: string | null;
}

/** What a seat is for. */
export type SeatKind =
  /** For anybody with the link. */
  | "open"
  | "person"
  | "bot";

export const SEAT_KINDS: readonly SeatKind[] = [
  "open",
  "person",
  "bot",
];

/** What a seat should be in a new table. */
export interface SeatRequest {
  /** A `person` sits at the host's own screen; people with the link take `open` seats. */
  readonly kind: SeatKind;
  readonly bot: BotName | null;
  /** The name of a person at the host's screen. */
  readonly name: Name | null;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  readonly kind: SeatKind;
  /** The person's name. */
  readonly name: string | null;
  /** The bot that sits here, or that plays for the seat for now. */
  readonly bot: string | null;
  /** Whether a bot plays for the seat until its player comes back or somebody sits down. */
  readonly away: boolean;
  /** Whether the player has resigned. */
  readonly resigned: boolean;
  /** Whether this is the host. */
  readonly host: boolean;
  /** Whether the player agrees to end the game now. */
  readonly ends: boolean;
  /** Whether the player asks for a rematch. */
  readonly again: boolean;
  /** Whether somebody sat down here after the game was dealt, so that others may know this seat's objective. */
  readonly changed_hands: boolean;
}

/** A table's status. */
export type Status =
  /** Some seats are open. The first game starts when all are taken. */
  | "waiting"
  | "playing"
  /** The last game has ended. There may be a rematch. */
  | "over"
  | "closed";

/** How a game ended. */
export type Ending =
  /** All twelve rounds were played. */
  | "played"
  | "agreed"
  /** All players but one resigned. */
  | "resigned"
  | "closed";

/** What makes a table a daily game. */
export interface Daily {
  readonly day: Day;
  /** Whether it's the deal of an earlier day, played for practice as often as you like. */
  readonly practice: boolean;
}

/** A table as everybody sees it. */
export interface TableInfo {
  /** The table's id. */
  readonly id: string;
  /** The table's short code. */
  readonly code: string;
  readonly status: Status;
  readonly options: Options;
  /** The seats, in order. */
  readonly seats: readonly SeatInfo[];
  /** The number of the current or last game, from 1; 0 before the first. */
  readonly game: number;
  /** How the last game ended; `null` during a game. */
  readonly ended: Ending | null;
  /** The seed, if the deal is open or the game is over; a daily game's is never shown. */
  readonly seed: string | null;
  /** The day, if this is a daily game. */
  readonly daily: Daily | null;
}

/** What removing a table from a player's own list does. */
export type Removal =
  /** Closes the table for good: nobody else plays there. */
  | "close"
  /** Leaves the player's seats: a bot plays for them in a game, others may take them before it. */
  | "leave"
  /** Nothing else; it can be undone while the player holds a seat. */
  | "forget";

/** A line in a list of tables. */
export interface TableSummary {
  /** The table's id. */
  readonly id: string;
  /** The table's short code. */
  readonly code: string;
  readonly status: Status;
  readonly options: Options;
  /** The seats, in order. */
  readonly seats: readonly SeatInfo[];
  /** The number of the current or last game, from 1; 0 before the first. */
  readonly game: number;
  /** How the last game ended; `null` during a game. */
  readonly ended: Ending | null;
  /** The seed, if the deal is open or the game is over; a daily game's is never shown. */
  readonly seed: string | null;
  /** The day, if this is a daily game. */
  readonly daily: Daily | null;
  /** 0 before the first game. */
  readonly round: number;
  /** When something last happened there, in seconds since 1970. */
  readonly touched_at: number;
}

/** A line in a player's own list of tables, with what this player may see there. */
export interface OwnTable {
  /** The table's id. */
  readonly id: string;
  /** The table's short code. */
  readonly code: string;
  readonly status: Status;
  readonly options: Options;
  /** The seats, in order. */
  readonly seats: readonly SeatInfo[];
  /** The number of the current or last game, from 1; 0 before the first. */
  readonly game: number;
  /** How the last game ended; `null` during a game. */
  readonly ended: Ending | null;
  /** The seed, if the deal is open or the game is over; a daily game's is never shown. */
  readonly seed: string | null;
  /** The day, if this is a daily game. */
  readonly daily: Daily | null;
  /** 0 before the first game. */
  readonly round: number;
  /** When something last happened there, in seconds since 1970. */
  readonly touched_at: number;
  /** The seats the player holds. */
  readonly your_seats: readonly number[];
  /** Whose turn it is. */
  readonly seat_to_move: number | null;
  /** The planet of the first of these seats: for each area the first letter of its habitat, a dot where it is free. */
  readonly your_planet: string | null;
  /** The result of the last game, if it was played to its end. */
  readonly end: Ended | null;
  readonly removal: Removal;
}

/** One planet's bid for an animal. */
export interface Bid {
  /** How many areas or regions count for the animal. */
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
  /** The face-up tiles, by slot. */
  readonly offer: readonly number[];
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
  /** The round whose column it is in. */
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
  /** Each seat's final score. */
  readonly scores: readonly Score[];
  /** The seats that won; several if they share the victory. */
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

/** How good a move was. */
export type MoveVerdict =
  | "best"
  | "good"
  | "inaccuracy"
  | "mistake"
  | "blunder"
  /** There was nothing to decide: every placement comes to the same. */
  | "forced";

/** What a better move does for its seat. */
export type Why =
  /** It bids more for an animal that wants a habitat away from another. */
  | "apart"
  /** It bids more for an animal that wants a habitat beside another. */
  | "touching"
  /** It bids more for an animal that wants many regions. */
  | "most"
  /** It bids no more for an animal, but leaves its region more room to grow, or a tile that suits it. */
  | "room"
  /** It makes it harder for another seat to win an animal. */
  | "denial"
  /** It brings more points for the objective. */
  | "objective";

/** One difference between two moves. */
export interface MoveReason {
  readonly why: Why;
  /** The face of the better move. */
  readonly face: number;
  /** An animal's id in the box. */
  readonly animal: string | null;
  /** The habitat that the animal asks for, or that of the objective. */
  readonly habitat: string | null;
  /** The habitat that the animal's region should touch, or shouldn't. */
  readonly other: string | null;
  /** Whose chance it is. */
  readonly seat: number | null;
  /** That seat's chance to win the animal after the move that was made. */
  readonly before: number;
  /** Its chance after the better one. */
  readonly after: number;
  /** The seat's own bids for the animal after the two moves, the better one last. */
  readonly bids: readonly [number, number];
  /** What it's worth, in points. */
  readonly points: number;
}

/** What went wrong. The better move is the one that the review found. */
export type MistakeKind =
  /** The better move adds more areas for the objective. */
  | "objective-dropped"
  /** The move adds clearly more areas for the objective, but an animal would have been worth more. */
  | "objective-chased"
  /** The move lowers a bid by letting a habitat touch the one that the animal wants to avoid. */
  | "habitats-touch"
  /** All areas of the habitat joined regions that were there, where each further region would have counted. */
  | "regions-joined"
  /** The move starts another region, where the better one makes a big one bigger. */
  | "region-scattered"
  /** The move leaves the animal's region fewer free sides to grow on. */
  | "region-closed-in"
  /** The move leaves a tile with which a rival bids more; the better one takes it. */
  | "tile-left"
  /** The better move bids more for an animal that a rival would win otherwise. */
  | "rival-unopposed"
  /** The better move does more for an animal that appears in this round or the next. */
  | "animal-missed"
  /** The better move does more for an animal that appears later. */
  | "animal-forgotten"
  /** The same tile is worth more in another place, for none of the reasons above. */
  | "misplaced";

/** Who may win an animal. */
export interface AnimalChances {
  /** `null` for a face-down card. */
  readonly animal: string | null;
  /** The round it's under now. */
  readonly round: number;
  /** For each seat, its chance to win it; together less than 1 if it may stay unclaimed. */
  readonly chances: readonly number[];
}

/** What a position is worth to each seat. */
export interface Evaluation {
  /** For each seat, its share of the victory; they sum to 1. */
  readonly chances: readonly number[];
  /** For each seat, the standard error of its chance; 0 if the rest of the game was played out exactly. */
  readonly error: readonly number[];
  /** For each seat, the points that it can expect for its objective. */
  readonly objective: readonly number[];
  /** For each seat, the points that it can expect for animals, won ones included. */
  readonly animals: readonly number[];
  /** The animals still to be won, in the order of the rounds. */
  readonly cards: readonly AnimalChances[];
  /** Whether the rest of the game was played out exactly, rather than by playouts. */
  readonly exact: boolean;
  /** How many playouts it's based on; 0 if it's exact. */
  readonly playouts: number;
}

/** What chance decides. */
export type Chance =
  /** Objectives, animals and who begins; compared with an even game. */
  | "deal"
  /** Face-down animals that were turned up. */
  | "animals"
  /** The tiles of a round. */
  | "pile";

/** What one turn of chance was worth to each seat. */
export interface Luck {
  readonly of: Chance;
  /** 1 to 12. */
  readonly round: number;
  /** The animals that were turned up. */
  readonly animals: readonly string[];
  /** For each seat, how much its chance to win rose; together 0. */
  readonly luck: readonly number[];
}

/** A round as it begins: what chance did, and where everyone stands. */
export interface RoundReview {
  readonly type: "round";
  /** 1 to 12. */
  readonly round: number;
  readonly luck: readonly Luck[];
  /** The position before anything was turned up. */
  readonly closed: Evaluation;
  /** The position before the round's first move, judged with all objectives known. */
  readonly position: Evaluation;
}

/** A move that a seat could have made. */
export interface Choice {
  /** As text, such as `3g1`. */
  readonly move: string;
  /** The seat's chance to win after it. */
  readonly chance: number;
  /** How many points the seat can then expect to be ahead of the best other. */
  readonly points: number;
}

/** What one move was worth to the seat that made it. */
export interface MoveReview {
  readonly type: "move";
  /** Moves made so far. */
  readonly ply: number;
  /** 1 to 12. */
  readonly round: number;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: number;
  /** The move that was made, as text. */
  readonly move: string;
  /** The seat's chance to win with the best move. */
  readonly before: number;
  /** Its chance with the move it made. */
  readonly after: number;
  /** What the move gave away: the difference. */
  readonly loss: number;
  /** The standard error of that difference. */
  readonly error: number;
  /** How many points of its lead the move gave away. */
  readonly points: number;
  readonly verdict: MoveVerdict;
  /** The best moves found, best first; moves with the same effect count as one. */
  readonly best: readonly Choice[];
  /** Why the best move is better; empty if the move itself was best. */
  readonly reasons: readonly MoveReason[];
  /** Whether all moves were played out exactly. */
  readonly exact: boolean;
  /** The position after the move, judged with all objectives known. */
  readonly position: Evaluation;
  /** What went wrong, if the move is a mistake or a blunder of a known kind. */
  readonly kind: MistakeKind | null;
}

/** One seat's game. */
export interface SeatReview {
  readonly type: "seat";
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: number;
  /** Its share of the victory. */
  readonly result: number;
  /** How much of that chance gave it: the sum over the deal, the piles and the animals turned up. */
  readonly luck: number;
  /** The result without luck; it may be below 0 or above 1. */
  readonly adjusted: number;
  /** How many of its moves were real decisions. */
  readonly decisions: number;
  /** What it gave away per real decision, in chance to win. */
  readonly error: number;
  /** What it gave away in points of lead, over the whole game. */
  readonly points: number;
  /** How accurate its decisions were on average, from 0 to 1. */
  readonly accuracy: number;
  /** The level that gives away about as much per decision. */
  readonly level: string;
  /** How many moves of each verdict it made. */
  readonly verdicts: Readonly<Record<string, number>>;
}

/** The table was created. */
export interface Created {
  readonly type: "created";
  /** The table's short code. */
  readonly code: string;
  readonly options: Options;
  /** The seats, in order. */
  readonly seats: readonly SeatRequest[];
  /** The day, if this is a daily game. */
  readonly daily: Daily | null;
}

/** Somebody took a seat. */
export interface Seated {
  readonly type: "seated";
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: number;
  /** The player's name, cleaned up. */
  readonly name: string;
}

/** The host gave a seat to a bot. */
export interface BotSeated {
  readonly type: "bot seated";
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: number;
  /** A level, or a bot with its options. */
  readonly bot: string;
}

/** A seat is open to anybody with the link; in a game, a bot plays for it until somebody sits down. */
export interface Opened {
  readonly type: "seat opened";
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: number;
  /** Whether the server's administrator opened it, and not the table's host. */
  readonly by_administrator: boolean;
}

/** Somebody left; in a game, a bot plays for the seat until they come back. */
export interface Left {
  readonly type: "left";
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: number;
}

/** Somebody's time for a move ran out; a bot plays for the seat until they come back. */
export interface Lapsed {
  readonly type: "lapsed";
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: number;
}

/** Somebody came back to their seat. */
export interface Returned {
  readonly type: "returned";
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: number;
}

/** Somebody created a link to hand over their seat. */
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
  /** The seed, if the deal is open. */
  readonly seed: string | null;
}

/** What a bot that the server's host has registered did wrong. */
export type BotFault =
  | "crash"
  | "illegal move"
  | "endless thought"
  /** Its process was lost too often in this game. */
  | "given up"
  /** Nothing: too many bots had to think at once. */
  | "busy"
  /** Nothing: this server doesn't have it, or no longer. */
  | "missing";

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
  /** Why `naive` placed it instead of the seat's bot. */
  readonly fault?: BotFault | null;
}

/** A placement was undone. */
export interface TakenBack {
  readonly type: "taken back";
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: number;
}

/** The last placement can no longer be undone. */
export interface Settled {
  readonly type: "settled";
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: number;
}

/** Somebody resigned; a bot plays on in their place. */
export interface Resigned {
  readonly type: "resigned";
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: number;
}

/** Somebody agreed to end the game now, or withdrew. */
export interface EndWanted {
  readonly type: "end wanted";
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: number;
  /** `false` withdraws. */
  readonly wanted: boolean;
}

/** Somebody asked for a rematch, or withdrew. */
export interface RematchWanted {
  readonly type: "rematch wanted";
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: number;
  /** `false` withdraws. */
  readonly wanted: boolean;
}

/** A game ended before its twelfth round. */
export interface GameOver {
  readonly type: "game over";
  /** Which game of the table, from 1. */
  readonly game: number;
  readonly how: Ending;
}

/** The reactions a player can send. */
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

/** Somebody sent a reaction. */
export interface Reacted {
  readonly type: "reacted";
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: number;
  readonly reaction: Reaction;
}

/** The host left, and somebody else is host now. */
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

/** What a table's log contains. */
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

/** What the rules make of a move. */
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

/** A move of a line that branches off a game, as a record has it. */
export type LineMove = readonly [seat: SeatNumber, tile: TileNumber, face: FaceNumber, rotation: RotationNumber];

/** What the leader of a shared review shows. */
export interface ReviewPosition {
  /** Moves of the game made so far. */
  readonly ply: PlyNumber;
  /** The seat whose planet is large. */
  readonly seat: SeatNumber | null;
  /** Whether the review of the game is open, rather than its replay. */
  readonly review: boolean;
  /** Which of the best moves the review draws in place of the one that was made; `null` if it draws none. */
  readonly choice: ChoiceNumber | null;
  /** The moves made from there that aren't the game's, if a line of one's own is shown. 0 to 48 of them. */
  readonly line: readonly LineMove[];
}

/** Go through a finished game together with whoever has the link. The first to join leads. */
export interface JoinReview {
  readonly type: "join review";
  readonly cmd_id: CommandId;
  readonly review: ReviewId;
  /** The table where the game was played; for an uploaded record, name the `record` instead. */
  readonly table?: TableId | null;
  /** Which game of the table; `null` for the last one. */
  readonly game?: GameNumber | null;
  readonly record?: RecordId | null;
  /** The name the others may see. */
  readonly name?: Name | null;
  /** What you are looking at; it is shown to the others if you are the first. */
  readonly position?: Partial<ReviewPosition>;
}

/** Leave the shared review; if you lead, whoever has been there longest leads then. */
export interface LeaveReview {
  readonly type: "leave review";
  readonly cmd_id: CommandId;
}

/** As the leader of a shared review, show everybody what you are looking at. */
export interface Lead {
  readonly type: "lead";
  readonly cmd_id: CommandId;
  readonly position: Partial<ReviewPosition>;
}

/** As the leader of a shared review, let somebody else lead. */
export interface PassLead {
  readonly type: "pass lead";
  readonly cmd_id: CommandId;
  readonly to: PersonId;
}

/** Everything a client may say about shared reviews. */
export type ReviewCommand =
  | JoinReview
  | LeaveReview
  | Lead
  | PassLead;

/** The answer to each command about a shared review; the review as it is now comes with `SharedReview`. */
export interface Reviewing {
  readonly type: "reviewing";
  /** The id of the command this answers. */
  readonly cmd_id: string;
  /** The shared review's id. */
  readonly review: string;
  /** Your id among its people; it stays the same when you come back. */
  readonly you: string;
  /** Which game of the table, from 1; `null` for an uploaded record. */
  readonly game: number | null;
  /** Whether anybody with the link may join; if not, only people who have sat at the table may. */
  readonly open: boolean;
}

/** Somebody in a shared review. */
export interface Reviewer {
  /** Their id in this review; it says nothing about who they are elsewhere. */
  readonly id: string;
  /** The name they gave, cleaned up. */
  readonly name: string | null;
  /** Whether their connection was lost a moment ago; they are still expected back. */
  readonly away: boolean;
}

/** Who goes through a game together, who leads, and what the leader shows; the same bytes for everybody there. */
export interface SharedReview {
  readonly type: "shared review";
  /** The shared review's id. */
  readonly review: string;
  /** Everybody there, whoever came first at the beginning. */
  readonly people: readonly Reviewer[];
  /** The id of whoever leads. */
  readonly leader: string;
  readonly position: ReviewPosition;
}

/** The first frame: the protocol's version and, without a cookie, who you are. */
export interface Hello {
  readonly type: "hello";
  /** The version of the protocol. */
  readonly protocol: number;
  readonly token?: Token | null;
}

/** Watch a table from now on, as one of its seats or as a spectator; the answer includes what happened since. */
export interface Watch {
  readonly type: "watch";
  readonly cmd_id: CommandId;
  readonly table: TableId;
  /** The last entry you saw; 0 asks for everything that happened in the last game. Earlier games aren't included. */
  readonly since?: Sequence;
  /** The name everybody at the table may see while you watch without a seat. */
  readonly name?: Name | null;
}

/** Stop watching. */
export interface Unwatch {
  readonly type: "unwatch";
  readonly cmd_id: CommandId;
}

/** Create a table. You become its host and take the seats of kind `person`. */
export interface Create {
  readonly type: "create";
  readonly cmd_id: CommandId;
  /** The seats, in order. 2 to 4 of them. */
  readonly seats: readonly Partial<SeatRequest>[];
  readonly options?: Partial<Options>;
}

/** Start the daily game, once a day, or practise with the deal of an earlier day; everything else is fixed. */
export interface PlayDaily {
  readonly type: "play daily";
  readonly cmd_id: CommandId;
  readonly day: Day;
  readonly name: Name;
  /** Whether to practise: this never counts. */
  readonly practice?: boolean;
}

/** Take an open seat, any or a particular one, or use a secret to take a seat that is handed over to you. */
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

/** Leave your seat; in a game, a bot plays for it. */
export interface Leave {
  readonly type: "leave";
  readonly cmd_id: CommandId;
  readonly table: TableId;
  readonly seq: Sequence;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: SeatNumber;
}

/** Take your seat back from the bot that plays for it. */
export interface Return {
  readonly type: "return";
  readonly cmd_id: CommandId;
  readonly table: TableId;
  readonly seq: Sequence;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: SeatNumber;
}

/** Ask for a secret that lets somebody else take this seat. */
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

/** Undo your placement, until the next seat moves or anything is revealed. */
export interface TakeBack {
  readonly type: "take back";
  readonly cmd_id: CommandId;
  readonly table: TableId;
  readonly seq: Sequence;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: SeatNumber;
}

/** Confirm your placement; the game continues. */
export interface Done {
  readonly type: "done";
  readonly cmd_id: CommandId;
  readonly table: TableId;
  readonly seq: Sequence;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: SeatNumber;
}

/** Resign; a bot plays on in your place. */
export interface Resign {
  readonly type: "resign";
  readonly cmd_id: CommandId;
  readonly table: TableId;
  readonly seq: Sequence;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: SeatNumber;
}

/** Agree to end the game now, or withdraw; it ends when all people agree. */
export interface End {
  readonly type: "end";
  readonly cmd_id: CommandId;
  readonly table: TableId;
  readonly seq: Sequence;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: SeatNumber;
  /** `false` withdraws. */
  readonly wanted?: boolean;
}

/** Ask for a rematch, or withdraw; it starts when all people ask for it. */
export interface Rematch {
  readonly type: "rematch";
  readonly cmd_id: CommandId;
  readonly table: TableId;
  readonly seq: Sequence;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: SeatNumber;
  /** `false` withdraws. */
  readonly wanted?: boolean;
}

/** Send a reaction. */
export interface React {
  readonly type: "react";
  readonly cmd_id: CommandId;
  readonly table: TableId;
  readonly seq: Sequence;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: SeatNumber;
  readonly reaction: Reaction;
}

/** As the host, give a seat to a bot or open it to others: an open seat, a bot's, or one whose player is absent. */
export interface Fill {
  readonly type: "fill";
  readonly cmd_id: CommandId;
  readonly table: TableId;
  readonly seq: Sequence;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: SeatNumber;
  readonly bot?: BotName | null;
}

/** As the host, remove a player; the seat is open then. */
export interface Kick {
  readonly type: "kick";
  readonly cmd_id: CommandId;
  readonly table: TableId;
  readonly seq: Sequence;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: SeatNumber;
}

/** As the host, close the table for good. */
export interface Close {
  readonly type: "close";
  readonly cmd_id: CommandId;
  readonly table: TableId;
  readonly seq: Sequence;
}

/** A tile on a face of a planet to try things on. */
export interface LaidTile {
  /** A tile's number in its box, 0 to 49. */
  readonly tile: TileNumber;
  /** How many steps of 72° counterclockwise the tile is turned, 0 to 4. */
  readonly rotation: RotationNumber;
}

/** Ask what a tile would change on every free face in every rotation. The table stays as it is. */
export interface WhatIf {
  readonly type: "what if";
  readonly cmd_id: CommandId;
  readonly table: TableId;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: SeatNumber;
  /** A tile's number in its box, 0 to 49. */
  readonly tile: TileNumber;
  /** A planet of your own to try instead of the seat's. 12 of them. */
  readonly faces?: readonly (LaidTile | null)[] | null;
}

/** Ask what a strong bot would do on your turn, alone against bots with `aids` on. The table stays as it is. */
export interface Hint {
  readonly type: "hint";
  readonly cmd_id: CommandId;
  readonly table: TableId;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: SeatNumber;
}

/** Everything that changes a table. */
export type Command =
  | Create
  | PlayDaily
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

/** Everything that changes an existing table. */
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

/** Everything a client may say. */
export type Said =
  | Hello
  | Watch
  | Unwatch
  | WhatIf
  | Hint
  | ReviewCommand
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
  /** A new token, if the client had none; keep it secret. */
  readonly token: string | null;
}

/** The legal moves of the seat to move: each of these slots on each of these faces, in every rotation. */
export interface Legal {
  /** Places in the offer, 0 to 4. */
  readonly slots: readonly number[];
  /** Faces of the planet, 0 to 11. */
  readonly faces: readonly number[];
}

/** A game as everybody at the table may see it; objectives come with `Yours`. */
export interface GameView {
  /** How many seats play. */
  readonly players: number;
  /** Whether this is the beginner game. */
  readonly beginner: boolean;
  /** Whether half of the animals started face down. */
  readonly mystery: boolean;
  /** Moves made so far. */
  readonly ply: number;
  /** 1 to 12; stays 12 when the game is over. */
  readonly round: number;
  /** The seat that opens this round. */
  readonly first_seat: number;
  /** Whose turn it is; `null` during a hold before anything is revealed, and when the game is over. */
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
  /** The race for each animal; `null` if the table doesn't show bids and previews. */
  readonly standings: readonly Standing[] | null;
}

/** The tile that is on a face now. */
export type FaceChange = readonly [seat: number, face: number, laid: Laid | null];

/** What changed in a game within a round. Everything else stays as it was. */
export interface GameChange {
  /** Moves made so far. */
  readonly ply: number;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat_to_move: number | null;
  /** The face-up tiles, by slot. */
  readonly offer: readonly (number | null)[];
  readonly legal: Legal | null;
  /** The seat whose last placement can still be taken back. */
  readonly held: number | null;
  /** When the hold or the clock of the seat to move runs out, by the server's clock. */
  readonly due_at: number | null;
  /** The newest moves. The earlier ones, `ply` minus their number, stay as they were. */
  readonly moves: readonly Move[];
  readonly laid: readonly FaceChange[];
  readonly races: readonly RaceChange[];
}

/** How close a planet is to more points for its objective. */
export interface Progress {
  /** How many areas of the habitat the planet has. */
  readonly areas: number;
  /** What the objective scores with them. */
  readonly points: number;
  /** How many more areas bring more points; `null` if there are no more to get. */
  readonly missing: number | null;
  /** What the objective would score then. */
  readonly next_points: number | null;
}

/** What is only for this client: its seats, their objectives and their progress. */
export interface Yours {
  readonly type: "yours";
  /** The table's id. */
  readonly table: string;
  /** The seats, in order. */
  readonly seats: readonly number[];
  /** For each of these seats, its habitat; `null` before a deal and in the beginner game. */
  readonly objectives: readonly (string | null)[];
  /** Whether this is the host. */
  readonly host: boolean;
  /** For each of these seats, the progress of its objective; `null` if it has none. */
  readonly progress: readonly (Progress | null)[];
  /** Whether the server answers a `Hint` on this client's turns: alone against bots, with `aids` on. */
  readonly hints: boolean;
}

/** The whole table, in answer to `Watch`; `events` is what happened since. */
export interface Snapshot {
  readonly type: "snapshot";
  /** The id of the command this answers. */
  readonly cmd_id: string;
  /** The table's id. */
  readonly table: string;
  /** The number of an entry in the table's log. */
  readonly seq: number;
  /** Seconds since 1970 by the server's clock. */
  readonly now: number;
  readonly info: TableInfo;
  readonly game: GameView | null;
  /** What happened, in order. */
  readonly events: readonly Event[];
  readonly yours: Yours;
}

/** What just happened at a table and what changed; the same bytes for everybody. */
export interface Update {
  readonly type: "update";
  /** The table's id. */
  readonly table: string;
  /** The entry before this update; a client that hasn't seen it watches the table again. */
  readonly after: number;
  /** The number of an entry in the table's log. */
  readonly seq: number;
  /** Seconds since 1970 by the server's clock. */
  readonly now: number;
  /** What happened, in order. */
  readonly events: readonly Event[];
  /** The table, if it has changed. */
  readonly info: TableInfo | null;
  /** The whole game, if a game or a round begins or the game is over. */
  readonly game: GameView | null;
  /** What changed in the game, within a round. */
  readonly change: GameChange | null;
}

/** Which seats' players are connected, and who else is watching. */
export interface Presence {
  readonly type: "presence";
  /** The table's id. */
  readonly table: string;
  /** For each seat, whether its player is connected. */
  readonly online: readonly boolean[];
  /** How many spectators. */
  readonly spectators: number;
  /** The names of the first spectators who gave one, 8 at most. */
  readonly names: readonly string[];
  /** For each seat, since when its player has been disconnected, by the server's clock; `null` for everyone else. */
  readonly gone_at: readonly (number | null)[];
}

/** A command was accepted and stored, as this entry of the table's log. */
export interface Ack {
  readonly type: "ack";
  /** The id of the command this answers. */
  readonly cmd_id: string;
  /** The table's id. */
  readonly table: string;
  /** The number of an entry in the table's log. */
  readonly seq: number;
  /** In answer to `HandOver`: the secret that lets somebody take the seat, once. */
  readonly secret: string | null;
}

/** The answer to `WhatIf`. */
export interface Trials {
  readonly type: "trials";
  /** The id of the command this answers. */
  readonly cmd_id: string;
  /** The table's id. */
  readonly table: string;
  /** A place at the table, 0 to players − 1, clockwise. */
  readonly seat: number;
  /** A tile's number in its box, 0 to 49. */
  readonly tile: number;
  /** The ids of the animals that are still waiting. */
  readonly animals: readonly string[];
  /** One for each free face and rotation. */
  readonly trials: readonly Trial[];
  /** The progress of the seat's objective with the tile placed, on any face; only for the seat's holder. */
  readonly objective: Progress | null;
}

/** A move that is worth considering. */
export interface SuggestedMove {
  /** A place in the offer, 0 to 4. */
  readonly slot: number;
  /** A face of the planet, 0 (north pole) to 11 (south pole). */
  readonly face: number;
  /** How many steps of 72° counterclockwise the tile is turned, 0 to 4. */
  readonly rotation: number;
  /** The seat's chance to win after it, from 0 to 1. */
  readonly chance: number;
  /** Why it's better than a plain move, the greatest difference first; empty if it isn't. */
  readonly reasons: readonly MoveReason[];
}

/** The answer to `Hint`: the best move with what this seat may see, and why. */
export interface Suggestion {
  readonly type: "suggestion";
  /** The id of the command this answers. */
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
  /** The seat's chance to win after it, from 0 to 1. */
  readonly chance: number;
  /** Why it's better than a plain move, the greatest difference first; empty if it isn't. */
  readonly reasons: readonly MoveReason[];
  /** The next best moves, two of them if there are as many. */
  readonly alternatives: readonly SuggestedMove[];
}

/** Why something was refused. */
export type Reason =
  /** This isn't a message of this protocol; `where` says which part is wrong. */
  | "bad message"
  | "too long"
  /** The first frame must be `Hello`. */
  | "not greeted"
  | "other protocol"
  | "too fast"
  /** Too many tables, undos in a game, or whatever `where` names. */
  | "too many"
  /** A daily game can be played once; `where` is the table of your attempt. */
  | "one attempt"
  | "no table"
  | "no box"
  | "no bot"
  | "bad name"
  | "bad options"
  /** Something has happened since. Look at it, then decide again. */
  | "stale"
  /** There is no such seat, or none is open. */
  | "no seat"
  | "not yours"
  | "not the host"
  /** The table doesn't allow this right now. */
  | "not now"
  | "not your turn"
  /** A placement can still be undone; the game continues after the hold. */
  | "held"
  /** A rule of the game forbids the move. */
  | "illegal"
  | "no aids"
  | "no spectators"
  /** This secret has been used, or a newer one was made. */
  | "used"
  /** This secret is too old, or its game is over. */
  | "expired"
  /** In this game they have already held or opened another seat, and nobody may learn two objectives. */
  | "other seat"
  /** A different command with this id was accepted before. */
  | "other command"
  /** The database didn't answer in time. Send the same command with the same id again. */
  | "unknown"
  /** The server is stopping. Reconnect in a moment. */
  | "stopping"
  /** The client didn't read its messages. */
  | "slow"
  /** Somebody else leads this shared review. */
  | "not the leader"
  /** This token was rotated or forgotten and no longer works. */
  | "forgotten";

/** Something was refused, with the reason. Nothing has changed. */
export interface Rejected {
  readonly type: "rejected";
  readonly reason: Reason;
  /** The refused command's id; `null` if the message couldn't be read. */
  readonly cmd_id: string | null;
  /** A part of the message, a number or a name with more detail; never a sentence for people. */
  readonly where: string | null;
}

/** The last frame before the server closes the socket. */
export interface Goodbye {
  readonly type: "goodbye";
  readonly reason: Reason;
}

/** Everything a server may say. */
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
  | Reviewing
  | SharedReview
  | Goodbye;

/** What a server is: the answer to `GET /api/about`. */
export interface About {
  /** Its version of Twelvefold. */
  readonly version: string;
  /** The version of the protocol. */
  readonly protocol: number;
  /** The address to share with friends. */
  readonly url: string;
  /** Whether other devices can reach it. */
  readonly reachable: boolean;
  /** The levels, weakest first. */
  readonly bots: readonly string[];
  /** The playing styles that go with each level. */
  readonly styles: readonly string[];
  /** The bots that the server's host has registered, by the names to send for them; they have no styles. */
  readonly own_bots: readonly string[];
}

/** What a review consists of, in the order in which it's computed: rounds and moves by turns, then the seats. */
export type ReviewPart =
  | RoundReview
  | MoveReview
  | SeatReview;

/** What is new of a review: the answer to `POST /api/reviews` and to `GET /api/reviews/{review}`. */
export interface ReviewNews {
  /** Its id, to ask for more with. */
  readonly review: string;
  /** The new parts, in order. */
  readonly parts: readonly ReviewPart[];
  /** Whether these are the last. */
  readonly done: boolean;
  /** Why no more will come; asking for the review anew starts it again. */
  readonly failed: string | null;
}

/** What a position on a line is worth, with everybody's objective known: the answer to `POST /api/lines/value`. */
export interface LineValue {
  /** Moves made so far. */
  readonly ply: number;
  readonly evaluation: Evaluation;
}

/** How good the last move of a line is, by what its player could know: the answer to `POST /api/lines/judge`. */
export interface LineJudgement {
  /** Moves made so far. */
  readonly ply: number;
  /** The mover's chance to win with the best move. */
  readonly before: number;
  /** Its chance with this one. */
  readonly after: number;
  readonly verdict: MoveVerdict;
  /** The best moves found, best first; moves with the same effect count as one. */
  readonly best: readonly Choice[];
  /** Why the best move is better; empty if this one is as good. */
  readonly reasons: readonly MoveReason[];
  /** What went wrong, if it's a mistake or a blunder of a known kind. */
  readonly kind: MistakeKind | null;
}
