/** A fake server for tests: it records what the wire sends, and sends what the test wants. */
import type { GameView, Laid, Message, Said, SeatInfo, Snapshot, TableInfo } from "../protocol.ts";
import type { Ears, Socket } from "./backend.ts";

type SaidAs<Type extends Said["type"]> = Extract<Said, { type: Type }>;

/** The server's end of a wire. */
export class FakeServer {
  readonly heard: Said[] = [];
  dialled = 0;
  private ears: Ears | null = null;

  dial(ears: Ears): Socket {
    this.dialled += 1;
    this.ears = ears;
    return { send: (text) => this.heard.push(JSON.parse(text)), close: () => this.break() };
  }

  open(): void {
    this.ears?.opened();
  }

  welcome(token: string | null = null): void {
    this.say({ type: "welcome", protocol: 1, version: "0", now: 0, token });
  }

  say(message: Message): void {
    this.ears?.said(JSON.stringify(message));
  }

  break(): void {
    this.ears?.closed();
  }

  /** The latest frame of a type. */
  last<Type extends Said["type"]>(type: Type): SaidAs<Type> {
    const found = this.heard.findLast((said): said is SaidAs<Type> => said.type === type);
    if (!found) throw new Error(`nobody said ${type}`);
    return found;
  }
}

/** A table with one person and one bot. */
export const INFO: TableInfo = {
  id: "dGFibGUgbnVtYmVyIG9uZQ",
  code: "ABCDEF",
  status: "waiting",
  options: {
    beginner: false,
    mystery: false,
    first_seat: null,
    aids: true,
    clock: null,
    hold: 3,
    spectators: true,
    listed: false,
    box: null,
    seed: null,
  },
  seats: [],
  game: 0,
  ended: null,
  seed: null,
  daily: null,
};

/** A snapshot of a table, as the answer to `watch`. */
export const snapshot = (table: string, seq: number): Snapshot => ({
  type: "snapshot",
  cmd_id: "c",
  table,
  seq,
  now: 1_000,
  info: INFO,
  game: null,
  events: [],
  yours: { type: "yours", table, seats: [0], objectives: [null], host: true, progress: [null], hints: false },
});

/** A planet without tiles. */
export const NO_TILES: readonly (Laid | null)[] = Array.from({ length: 12 }, () => null);

/** A two-player game in its third round; the first seat is to move. */
export const GAME: GameView = {
  game: 1,
  players: 2,
  beginner: false,
  mystery: false,
  ply: 4,
  round: 3,
  first_seat: 0,
  seat_to_move: 0,
  offer: [1, 2, 3, 4, 5],
  planets: [NO_TILES, NO_TILES],
  columns: [],
  won: [],
  discarded: [],
  late_piles: [],
  out_of_game: [],
  moves: [],
  legal: { slots: [0, 1, 2, 3, 4], faces: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
  held: null,
  due_at: null,
  end: null,
  standings: null,
};

const SEAT = { away: false, resigned: false, host: false, ends: false, again: false, changed_hands: false };

/** Ada and a bot. */
export const SEATS: readonly SeatInfo[] = [
  { ...SEAT, kind: "person", name: "Ada", bot: null },
  { ...SEAT, kind: "bot", name: null, bot: "ranger" },
];
