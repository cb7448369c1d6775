/** A plan as a table: tiles tried on one planet of a running game. Nobody else sees it, and nothing is sent but what-ifs. */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Ack, Event, GameView, Laid, Standing, Suggestion, TableInfo, Trial, Trials, Yours } from "../protocol.ts";
import type { LineMove } from "../store/lines.ts";
import { type Heard, type LineControl, NO_AUDIENCE, NO_MARKS, NOT_LOST, type TableSource } from "../store/source.ts";
import { Refusal } from "../wire/refusal.ts";
import type { Wanted } from "../wire/wire.ts";
import { seatName } from "../words/names.ts";

/** What the last tile of a plan makes of its planet, by the engine's count. */
export interface Outcome {
  readonly trials: Trials;
  readonly trial: Trial;
}

/** A planet with the tiles of a plan that still have their faces. */
export function laidWith(faces: readonly (Laid | null)[], tries: readonly LineMove[]): readonly (Laid | null)[] {
  const planet = [...faces];
  for (const { tile, face, rotation } of tries) planet[face] ??= [tile, rotation];
  return planet;
}

/** The races with a planet's bids as its plan makes them. */
export function racesWith(
  standings: readonly Standing[],
  seat: number,
  { trials, trial }: Outcome,
): readonly Standing[] {
  return standings.map((standing) => {
    const at = trials.animals.indexOf(standing.animal);
    if (at < 0) return standing;
    const value = trial.bids[at] ?? 0;
    const bids = standing.bids.map((bid, each) => (each === seat ? { value, regions: [] } : bid));
    const winner = trial.winners[at] ?? null;
    const nobody = bids.every((bid) => bid.value === 0) ? "no bid" : "draw";
    return { ...standing, bids, winner, by: winner === null ? null : "best", why: winner === null ? nobody : null };
  });
}

/** Asks what the last of some tiles makes of a planet; null without tiles, or where the table shows no bids. */
export async function outcomeOf(table: TableSource, tries: readonly LineMove[]): Promise<Outcome | null> {
  const last = tries.at(-1);
  const faces = last === undefined ? undefined : table.game.peek()?.planets[last.seat];
  if (last === undefined || faces === undefined) return null;
  const trials = await table.whatIf(last.seat, last.tile, laidWith(faces, tries.slice(0, -1))).catch(() => null);
  const trial = trials?.trials.find(({ face, rotation }) => face === last.face && rotation === last.rotation);
  return trials === null || trial === undefined ? null : { trials, trial };
}

/** A plan on the screen. */
export class PlanSource implements TableSource, LineControl {
  readonly id = "plan";
  readonly live = true;
  readonly shareable = false;
  readonly marks = NO_MARKS;
  readonly lost = NOT_LOST;
  readonly line = this;
  readonly isPlan = true;
  /** The running game. */
  readonly table: TableSource;
  readonly info: ReadonlySignal<TableInfo | null>;
  readonly game: ReadonlySignal<GameView | null>;
  readonly yours: ReadonlySignal<Yours | null>;
  readonly box: TableSource["box"];
  readonly log: ReadonlySignal<readonly Event[]>;
  readonly online: ReadonlySignal<readonly boolean[]> = signal([]);
  readonly goneAt: ReadonlySignal<readonly (number | null)[]> = signal([]);
  readonly audience = signal(NO_AUDIENCE);
  readonly thinking: ReadonlySignal<boolean> = signal(false);
  readonly seats: ReadonlySignal<readonly number[]>;
  /** The seat on whose planet tiles are tried. */
  readonly seat: Signal<number>;
  /** All tiles of the plan, as they were tried. */
  readonly tries: Signal<readonly LineMove[]> = signal([]);
  /** The tiles whose faces are still free in the game. */
  readonly standing: ReadonlySignal<readonly LineMove[]>;
  private readonly outcome: Signal<Outcome | null> = signal(null);
  private readonly listeners = new Set<Heard>();
  private readonly stop: () => void;

  constructor(table: TableSource, seat: number) {
    this.table = table;
    this.seat = signal(seat);
    this.box = table.box;
    this.seats = computed(() => [this.seat.value]);
    this.standing = computed(() => {
      const faces = table.game.value?.planets[this.seat.value];
      return this.tries.value.filter(({ face }) => (faces?.[face] ?? null) === null);
    });
    this.game = computed(() => this.planned());
    this.info = computed(() => this.whoPlays());
    this.yours = computed(() => this.ofSeat(this.seat.value));
    this.log = computed(() => [...table.log.value, ...this.standing.value.map((move) => this.placed(move))]);
    this.stop = effect(() => {
      void [table.game.value, this.standing.value];
      void this.count();
    });
  }

  /** Shows other tiles, on this seat's planet. */
  show(seat: number, tries: readonly LineMove[]): void {
    batch(() => {
      this.outcome.value = null;
      this.seat.value = seat;
      this.tries.value = tries;
    });
  }

  undo(): void {
    this.show(this.seat.peek(), this.tries.peek().slice(0, -1));
  }

  onEvents(heard: Heard): () => void {
    this.listeners.add(heard);
    return () => this.listeners.delete(heard);
  }

  async send(command: Wanted): Promise<Ack> {
    if (command.type !== "play") throw new Refusal("not now");
    const { seat, slot, face, rotation } = command;
    const [before, tile] = [this.game.peek(), this.game.peek()?.offer[slot] ?? null];
    if (tile === null) throw new Refusal("illegal");
    const move = { seat, tile, face, rotation };
    batch(() => {
      this.tries.value = [...this.standing.peek(), move];
      for (const heard of this.listeners) heard([this.placed(move, slot)], before, this.game.peek());
    });
    return { type: "ack", cmd_id: "", table: this.id, seq: 0, secret: null };
  }

  whatIf(seat: number, tile: number): Promise<Trials> {
    const faces = this.game.peek()?.planets[seat];
    const plain = this.standing.peek().length === 0 || faces === undefined;
    return plain ? this.table.whatIf(seat, tile) : this.table.whatIf(seat, tile, faces);
  }

  hint(): Promise<Suggestion> {
    return Promise.reject(new Refusal("not now"));
  }

  now(): number {
    return this.table.now();
  }

  /** Stops following the game. */
  dispose(): void {
    this.stop();
    this.listeners.clear();
  }

  /** Asks what the plan makes of the races; a late answer about another plan is dropped. */
  private async count(): Promise<void> {
    const tries = this.standing.peek();
    const game = this.table.game.peek();
    const outcome = await outcomeOf(this.table, tries);
    if (this.standing.peek() === tries && this.table.game.peek() === game) this.outcome.value = outcome;
  }

  private placed({ seat, tile, face, rotation }: LineMove, slot = -1): Event {
    return { type: "placed", seat, slot, tile, face, rotation, fault: null };
  }

  /** The game with the plan: the seat may take any tile that is left on show. */
  private planned(): GameView | null {
    const [game, seat, tries] = [this.table.game.value, this.seat.value, this.standing.value];
    const faces = game?.planets[seat];
    if (game === null || faces === undefined) return game;
    const tried = new Set(tries.map(({ tile }) => tile));
    const offer = game.offer.map((tile) => (tile !== null && tried.has(tile) ? null : tile));
    const planet = laidWith(faces, tries);
    const outcome = this.outcome.value;
    return {
      ...game,
      offer,
      planets: game.planets.map((each, at) => (at === seat ? planet : each)),
      // The screen asks for what-ifs again whenever this changes.
      ply: game.ply + tries.length,
      seat_to_move: seat,
      legal: {
        slots: offer.flatMap((tile, slot) => (tile === null ? [] : [slot])),
        faces: planet.flatMap((laid, face) => (laid === null ? [face] : [])),
      },
      held: null,
      due_at: null,
      standings:
        game.standings === null || outcome === null ? game.standings : racesWith(game.standings, seat, outcome),
    };
  }

  private whoPlays(): TableInfo | null {
    const info = this.table.info.value;
    if (info === null) return null;
    const seats = info.seats.map((each, seat) =>
      seat === this.seat.value
        ? { ...each, kind: "person" as const, bot: null, name: seatName(info.seats, seat) }
        : each,
    );
    return { ...info, id: this.id, seats };
  }

  /** The seat's objective, if it's the player's only seat: around one device, others may be looking. */
  private ofSeat(seat: number): Yours | null {
    const yours = this.table.yours.value;
    if (yours === null) return null;
    const own = yours.seats.length === 1 && yours.seats[0] === seat;
    const progress = this.outcome.value?.trials.objective ?? yours.progress[0] ?? null;
    return {
      ...yours,
      table: this.id,
      seats: [seat],
      objectives: [own ? (yours.objectives[0] ?? null) : null],
      progress: [own ? progress : null],
      host: false,
      hints: false,
    };
  }
}
