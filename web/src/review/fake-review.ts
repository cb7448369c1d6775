/** A short review for tests: two seats, two rounds, a blunder and lucky tiles. */
import { type Signal, signal } from "@preact/signals";
import type { Evaluation, MoveReview, MoveVerdict, RoundReview, SeatReview } from "../protocol.ts";
import type { Frame } from "../store/frames.ts";
import type { ReviewStream } from "../store/reviews.ts";
import { Player } from "../study/player.ts";
import { BOX } from "../table/model/fake-source.ts";
import { GAME, NO_TILES } from "../wire/fake.ts";
import type { Refusal } from "../wire/refusal.ts";
import type { Found } from "./model/line.ts";
import { ReviewModel } from "./model/review-model.ts";

const worth = (chance: number): Evaluation => ({
  chances: [chance, 1 - chance],
  error: [0, 0],
  objective: [0, 0],
  animals: [0, 0],
  cards: [],
  exact: false,
  playouts: 1,
});

/** A round that begins with the first seat's chance `from`, which its tiles change `to`. */
const round = (number: number, from: number, to: number): RoundReview => ({
  type: "round",
  round: number,
  luck: [{ of: "pile", round: number, animals: [], luck: [to - from, from - to] }],
  closed: worth(from),
  position: worth(to),
});

/** A move after which the first seat's chance is `chance`. */
const move = (ply: number, verdict: MoveVerdict, chance: number, loss = 0): MoveReview => ({
  type: "move",
  ply,
  round: 1 + Math.floor(ply / 2),
  seat: ply % 2,
  move: "1a0",
  before: 0.5 + loss,
  after: 0.5,
  loss,
  error: 0,
  points: 0,
  verdict,
  best: [
    { move: "2b3", chance: 0.5 + loss, points: 1 },
    { move: "3c0", chance: 0.48 + loss, points: 1 },
  ],
  reasons:
    verdict !== "blunder"
      ? []
      : [
          {
            why: "room",
            face: 1,
            animal: "fox",
            habitat: "forest",
            other: "glacier",
            seat: ply % 2,
            before: 0.3,
            after: 0.6,
            bids: [1, 1],
            points: 0.6,
          },
        ],
  exact: false,
  position: worth(chance),
  kind: null,
});

/** How a seat did. */
const seat = (number: number, luck: number, result: number): SeatReview => ({
  type: "seat",
  seat: number,
  result,
  luck,
  adjusted: result - luck,
  decisions: 2,
  error: 0.05,
  points: 1,
  accuracy: 0.8,
  level: "ranger",
  verdicts: { best: 1, good: 0, inaccuracy: 0, mistake: 0, blunder: 1, forced: 0 },
});

/** The whole review. */
export const FOUND: Found = {
  players: 2,
  rounds: [round(1, 0.5, 0.65), round(2, 0.8, 0.6)],
  moves: [
    move(0, "best", 0.65),
    move(1, "blunder", 0.8, 0.25),
    move(2, "good", 0.58, 0.02),
    move(3, "mistake", 0.7, 0.1),
  ],
  seats: [seat(0, -0.1, 1), seat(1, 0.1, 0)],
};

/** A review that a test lets arrive. */
export class FakeStream implements ReviewStream {
  readonly players = 2;
  readonly rounds: Signal<readonly RoundReview[]>;
  readonly moves: Signal<readonly MoveReview[]>;
  readonly seats: Signal<readonly SeatReview[]>;
  readonly progress = signal(0);
  readonly done: Signal<boolean> = signal(false);
  readonly failed: Signal<Refusal | null> = signal(null);
  stopped = false;
  retried = 0;

  constructor({ rounds, moves, seats }: Found = FOUND) {
    this.rounds = signal(rounds);
    this.moves = signal(moves);
    this.seats = signal(seats);
    this.done.value = seats.length > 0;
  }

  readonly stop = (): void => {
    this.stopped = true;
  };

  readonly retry = (): void => {
    this.retried += 1;
  };
}

/** Four moves on empty planets. */
const FRAMES: readonly Frame[] = [0, 1, 2, 3, 4].map((ply) => ({
  events:
    ply === 0 ? [] : [{ type: "placed", seat: (ply - 1) % 2, slot: 0, tile: ply, face: 0, rotation: 0, fault: null }],
  game: { ...GAME, ply, round: 1 + Math.floor(ply / 2), offer: [10, 11, 12, 13, 14], planets: [NO_TILES, NO_TILES] },
  progress: [],
  scores: [],
}));

/** A review of these moves; `streams` gets each stream that it asks for. */
export function opened(found: Found = FOUND, streams: FakeStream[] = []): ReviewModel {
  const player = new Player({
    players: 2,
    names: ["Ada", "Ben"],
    objectives: [],
    box: BOX,
    frames: FRAMES,
    branches: [],
  });
  return new ReviewModel(player, "record", () => {
    const stream = new FakeStream(found);
    streams.push(stream);
    return stream;
  });
}
