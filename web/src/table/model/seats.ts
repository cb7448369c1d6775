/** Who sits at a table, which seats are one's own, and for which of them one may act. */
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Standing } from "../../protocol.ts";
import type { TableSource } from "../../store/source.ts";
import { seatName } from "../../words/names.ts";
import { say } from "../../words/say.ts";

/** The seats of a table as one player sees them. */
export class TableSeats {
  readonly table: TableSource;
  /** At a screen that is passed round: the seat whose secret may be seen. */
  readonly unveiled: Signal<number | null> = signal(null);
  /** One's own seat that is to move; null while it is another's turn. */
  readonly seat: ReadonlySignal<number | null>;
  /** The seat for which one takes tiles: the one to move, or one's own while one plans; null for who looks on. */
  readonly actor: ReadonlySignal<number | null>;

  constructor(table: TableSource) {
    this.table = table;
    this.seat = computed(() => {
      const seat = this.table.game.value?.seat_to_move ?? null;
      return seat !== null && this.plays(seat) ? seat : null;
    });
    this.actor = computed(() => this.seat.value ?? this.planner());
  }

  /** One's own seats; none where a game is only looked at. */
  get seats(): readonly number[] {
    return this.table.live ? this.knownSeats : [];
  }

  /** The seats whose secrets this screen knows: one's own, or in a replay the one that is looked at. */
  protected get knownSeats(): readonly number[] {
    return this.table.yours.value?.seats ?? [];
  }

  /** Whether this screen knows a seat's secret. */
  knows(seat: number): boolean {
    return this.knownSeats.includes(seat);
  }

  /** Whether a seat is one's own, and no bot keeps it. */
  plays(seat: number): boolean {
    return this.mine(seat) && this.table.info.value?.seats[seat]?.bot === null;
  }

  /** Whether a seat is one's own. */
  mine(seat: number): boolean {
    return this.seats.includes(seat);
  }

  /** Whether a bot thinks about its move there: it is its turn, and not all people are away. */
  thinks(seat: number): boolean {
    const info = this.table.info.value;
    if (!this.table.live || info?.status !== "playing" || this.table.game.value?.seat_to_move !== seat) return false;
    const people = info.seats.filter(({ kind, resigned }) => kind === "person" && !resigned);
    const asleep = people.length > 0 && people.every(({ away }) => away);
    return info.seats[seat]?.bot !== null && !asleep;
  }

  /** What a seat's player is called. */
  name(seat: number): string {
    return seatName(this.table.info.value?.seats ?? [], seat);
  }

  /** The seat whose placement one may still take back. */
  get held(): number | null {
    const held = this.table.game.value?.held ?? null;
    return held !== null && this.plays(held) ? held : null;
  }

  /** The seat whose objective may be seen on this screen now. */
  get openSeat(): number | null {
    const people = this.knownSeats.filter((seat) => this.table.info.value?.seats[seat]?.kind === "person");
    return people.length <= 1 ? (people[0] ?? null) : this.unveiled.value;
  }

  /** One's only seat, off turn: one may try the tiles on show on its planet, and nobody sees it. */
  protected planner(): number | null {
    const [seat = null, ...others] = this.seats.filter((each) => this.plays(each));
    return others.length === 0 && this.table.game.value?.end === null && this.held === null ? seat : null;
  }

  /** The race for an animal, if the table shows it. */
  standing(animal: string): Standing | null {
    return this.table.game.value?.standings?.find((each) => each.animal === animal) ?? null;
  }

  /** Why one can do nothing now. */
  notYet(): string {
    const game = this.table.game.value;
    const turn = game?.seat_to_move ?? null;
    if (this.knownSeats.length === 0) return say("table-looking-on");
    return turn === null ? say("table-not-yet") : say("table-turn-of", { name: this.name(turn) });
  }
}
