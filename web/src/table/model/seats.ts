/** Who sits at a table, which seats are this player's, and which of them the player can act for. */
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { TableSource } from "../../store/source.ts";
import { seatName } from "../../words/names.ts";
import { say } from "../../words/say.ts";

/** A table's seats, as one player sees them. */
export class TableSeats {
  readonly table: TableSource;
  /** In pass and play, the seat whose objective is on the screen; null while none is. */
  readonly unveiled: Signal<number | null> = signal(null);
  /** The player's seat that is to move; null on anyone else's turn. */
  readonly seat: ReadonlySignal<number | null>;
  /** The seat that takes tiles: the one to move, or the player's own while planning; null for spectators. */
  readonly actor: ReadonlySignal<number | null>;

  constructor(table: TableSource) {
    this.table = table;
    this.seat = computed(() => {
      const seat = this.table.game.value?.seat_to_move ?? null;
      return seat !== null && this.plays(seat) ? seat : null;
    });
    this.actor = computed(() => this.seat.value ?? this.planner());
  }

  /** The player's seats; empty in a replay. */
  get seats(): readonly number[] {
    return this.table.live ? this.knownSeats : [];
  }

  /** The seats whose objectives this client knows: the player's own or, in a replay, the selected one. */
  protected get knownSeats(): readonly number[] {
    return this.table.yours.value?.seats ?? [];
  }

  /** Whether this client knows a seat's objective. */
  knows(seat: number): boolean {
    return this.knownSeats.includes(seat);
  }

  /** Whether a seat is the player's own and no bot is playing for it. */
  plays(seat: number): boolean {
    return this.mine(seat) && this.table.info.value?.seats[seat]?.bot === null;
  }

  /** Whether a seat is the player's own. */
  mine(seat: number): boolean {
    return this.seats.includes(seat);
  }

  /** The seat that is addressed as “you”: the only one the player has and plays; null if names are needed. */
  get you(): number | null {
    if (this.playsSeveral) return null;
    const [seat = null, ...others] = this.seats;
    return seat !== null && others.length === 0 && this.plays(seat) ? seat : null;
  }

  /** The name of a seat's player. */
  name(seat: number): string {
    return seatName(this.table.info.value?.seats ?? [], seat);
  }

  /** The player's seat whose placement can still be undone. */
  get held(): number | null {
    const held = this.table.game.value?.held ?? null;
    return held !== null && this.plays(held) ? held : null;
  }

  /** The seat whose objective may be shown on this screen now. */
  get openSeat(): number | null {
    if (!this.table.live) return this.knownSeats[0] ?? null;
    const [first = null, ...others] = this.here;
    return others.length === 0 ? first : this.unveiled.value;
  }

  /** Whether several players share this device. */
  get isShared(): boolean {
    return this.table.live && this.here.length > 1;
  }

  /** Whether the player moves for several seats of a line, which are called by their names. */
  get playsSeveral(): boolean {
    return (this.table.line?.seats.value.length ?? 0) > 1;
  }

  private get here(): readonly number[] {
    return this.knownSeats.filter((seat) => this.table.info.value?.seats[seat]?.kind === "person");
  }

  /** The player's only seat, off turn: they can try the tiles of the offer on its planet, unseen by others. */
  protected planner(): number | null {
    const [seat = null, ...others] = this.seats.filter((each) => this.plays(each));
    return others.length === 0 && this.table.game.value?.end === null && this.held === null ? seat : null;
  }

  /** Says why the player can't act now. */
  notYet(): string {
    const game = this.table.game.value;
    const turn = game?.seat_to_move ?? null;
    if (this.knownSeats.length === 0) return say("table-looking-on");
    return turn === null ? say("table-not-yet") : say("table-turn-of", { name: this.name(turn) });
  }
}
