/** What-ifs asked ahead of time: for every tile on show, from what the page knows of the game. */
import type { GameView, Trials, Yours } from "../protocol.ts";
import { offline } from "../wire/offline.ts";
import { postHere } from "./ask.ts";
import type { Box } from "./box.ts";

/** A game in which a seat's what-ifs may be wanted soon. */
export interface Moment {
  readonly game: GameView;
  readonly box: Box;
  readonly seat: number;
  /** The seat's objective, if the player may know it. */
  readonly objective: string | null;
}

/** Tries every tile on show. */
export type TryAll = (moment: Moment) => Promise<readonly Trials[]>;

/** Whether the offline part is there to try them: with the code of a server, but without the way to one. */
export const canTryAll = (): boolean => offline.value.at === "ready";

/** Lets the offline part try them. Asking a server this often would be rude. */
export const tryAll: TryAll = async (moment) =>
  (await postHere<{ trials: readonly Trials[] }>("/api/what-ifs", JSON.stringify(moment))).trials;

/**
 * The seat whose what-ifs may be wanted: that of the player who moves or, if the player has only one, theirs, because
 * they may plan. Null if there is none, or if the table shows no bids.
 */
export function momentOf(game: GameView | null, yours: Yours | null, box: Box | null): Moment | null {
  if (game === null || yours === null || box === null || game.end !== null || game.standings === null) return null;
  const { seats, objectives } = yours;
  const [only] = seats;
  const mover = seats.find((seat) => seat === game.seat_to_move);
  const seat = mover ?? (seats.length === 1 ? only : undefined);
  if (seat === undefined) return null;
  return { game, box, seat, objective: objectives[seats.indexOf(seat)] ?? null };
}

/** One table's what-ifs. They are only ever about the latest moment. */
export class WhatIfs {
  private readonly tryAll: TryAll;
  private moment: Moment | null = null;
  private answers: Promise<readonly Trials[]> | null = null;
  private isAsking = false;

  constructor(tryAll: TryAll) {
    this.tryAll = tryAll;
  }

  /** Asks for a moment's what-ifs, one moment at a time: moments that pass meanwhile are skipped. */
  prepare(moment: Moment | null): void {
    const { moment: last } = this;
    if (moment !== null && last?.game === moment.game && last.seat === moment.seat) return;
    [this.moment, this.answers] = [moment, null];
    if (!this.isAsking) this.ask();
  }

  /** What a tile would change now, or null; null at once if nobody is finding out. Never throws. */
  find(game: GameView | null, seat: number, tile: number): Promise<Trials | null> | null {
    if (this.answers === null || this.moment?.game !== game || this.moment?.seat !== seat) return null;
    return this.answers.then(
      (answers) => answers.find((each) => each.tile === tile) ?? null,
      () => null,
    );
  }

  private ask(): void {
    const { moment } = this;
    if (moment === null) return;
    const answers = this.tryAll(moment);
    this.answers = answers;
    this.isAsking = true;
    const done = (): void => {
      this.isAsking = false;
      if (this.moment !== moment) this.ask();
    };
    answers.then(done, done);
  }
}
