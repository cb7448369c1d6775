/** What the table screen shows: the game as far as it has been played back, and which planet is large. */
import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Event, GameView, Placed, Standing } from "../../protocol.ts";
import { settings } from "../../store/settings.ts";
import type { TableSource } from "../../store/source.ts";
import { type Face, face } from "../../world/units.ts";
import type { Hand } from "./hand.ts";
import { Playback } from "./playback.ts";
import { TableSeats } from "./seats.ts";
import type { Sheet, ShownBid, ShownPlacement, Sketch } from "./shown.ts";
import { isFate, logBefore, type StagedEvent, stagedOf } from "./staging.ts";

/** A table as its screen shows it. Panels display the `shown` signals; input acts on the table itself. */
export class TableView extends TableSeats {
  readonly playback: Playback;
  /** The tile in hand. */
  readonly hand: Signal<Hand | null> = signal(null);
  /** The planet the player chose to see; null to show whichever matters now. */
  readonly shownSeat: Signal<number | null> = signal(null);
  readonly shownBid: Signal<ShownBid | null> = signal(null);
  /** The placement the player is looking at. */
  readonly shownPlacement: Signal<ShownPlacement | null> = signal(null);
  /** The placement that is drawn on its planet as if it had been made; null for none. */
  readonly sketch: Signal<Sketch | null> = signal(null);
  /** The sheet or dialog that is open. */
  readonly sheet: Signal<Sheet | null> = signal(null);
  /** The game as shown: without the events still to be played back. */
  readonly shownGame: ReadonlySignal<GameView | null>;
  /** The log as shown. */
  readonly shownLog: ReadonlySignal<readonly Event[]>;
  /** The planets as shown. */
  readonly planets: ReadonlySignal<GameView["planets"]>;
  /** Whose turn it is on the screen. While a placement can be undone, it's still its player's turn. */
  readonly shownTurn: ReadonlySignal<number | null>;
  /**
   * The offer as shown. Players who open the next round can take its tiles while animals are still shown; if others
   * place first, the tiles follow their placements, because they would go back in time otherwise.
   */
  readonly shownOffer: ReadonlySignal<GameView["offer"]>;
  /** Whether the next turn waits until the end of the round has been shown, because the player wants it to. */
  readonly waits: ReadonlySignal<boolean>;
  /** Whether it's time to say that a tile may be taken: after others' placements, but not after the animals. */
  readonly mayTake: ReadonlySignal<boolean>;
  /** The planet that came forward because of what is played back; null for none. */
  readonly stagedSeat: ReadonlySignal<number | null>;
  readonly largeSeat: ReadonlySignal<number>;
  /** The marked face of the large planet: the one the player is looking at, or another player's latest placement. */
  readonly markedFace: ReadonlySignal<Face | null>;
  protected readonly ends: (() => void)[];
  /** Whether the large planet follows the playback. It stops once the player looks at something else. */
  private readonly follows: Signal<boolean> = signal(true);
  private last = 0;
  private lastCaughtUp: number | null = null;

  constructor(table: TableSource) {
    super(table);
    this.playback = new Playback(() => (table.live ? settings.peek().others : "quick"));
    const { ahead, busy } = this.playback;
    this.shownGame = computed(() => ahead.value[0]?.before ?? table.game.value);
    this.shownLog = computed(() => logBefore(table.log.value, ahead.value[0]));
    this.planets = computed(() => this.shownGame.value?.planets ?? []);
    this.shownTurn = computed(() => this.chooseTurn());
    this.waits = computed(() => settings.value.wait && this.roundIsAhead());
    this.mayTake = computed(() => !this.waits.value && !ahead.value.some(({ event }) => event.type === "placed"));
    this.shownOffer = computed(() => {
      const next = this.seat.value !== null && this.roundIsAhead() && this.mayTake.value;
      const shown = next ? table.game.value : this.shownGame.value;
      return shown?.offer ?? [];
    });
    this.stagedSeat = computed(() => (this.follows.value ? this.chooseStagedSeat() : null));
    this.largeSeat = computed(
      () => this.stagedSeat.value ?? this.shownSeat.value ?? this.sketch.value?.seat ?? this.chooseOwnSeat(),
    );
    this.markedFace = computed(() => this.chooseMarkedFace());
    this.ends = [
      effect(() => {
        if (!busy.value) this.follows.value = true;
      }),
    ];
  }

  /**
   * Shows news one event at a time. Others' placements are only staged while the player's hand is empty, and while no
   * lesson points at something, such as the player's own planet.
   */
  stage(events: readonly Event[], before: GameView | null, after: GameView | null): void {
    for (const event of events) {
      if (event.type === "taken back") this.playback.withdraw(event.seat);
      if (event.type === "placed" && this.plays(event.seat)) this.playback.skip();
    }
    const pace = settings.peek().others;
    const watched = this.hand.peek() === null && this.table.marks.peek().part === null && pace !== "none";
    const wanted = (event: StagedEvent): boolean => {
      if (event.type === "placed") return watched && !this.plays(event.seat);
      return event.type === "round opened" ? watched && this.table.live && pace === "full" : true;
    };
    const log = this.table.log.peek();
    const staged = after === null ? [] : stagedOf({ events, before, after, log }, wanted);
    const first = staged[0] === undefined ? events.length : events.indexOf(staged[0].event);
    this.playback.pass(events.slice(0, first));
    this.playback.add(staged);
  }

  /** Plays back what the player missed, move by move. */
  catchUp(events: readonly Event[]): void {
    const after = this.table.game.peek();
    const wanted = (event: StagedEvent): boolean => event.type === "placed" || isFate(event);
    const news = { events, before: null, log: this.table.log.peek() };
    if (after !== null) this.playback.catchUp(stagedOf({ ...news, after }, wanted));
  }

  /** Whether the table has gone on to another round than the one shown. */
  private roundIsAhead(): boolean {
    return this.shownGame.value?.round !== this.table.game.value?.round;
  }

  private chooseTurn(): number | null {
    const game = this.shownGame.value;
    if (game === null || game.end !== null) return null;
    const now = this.playback.now.value;
    if (now?.type === "placed") return now.seat;
    const { held, seat_to_move: next } = game;
    if (held === null || this.hand.value !== null) return next;
    // Other people may move at once, and so end someone else's chance to undo.
    const person = next !== null && this.table.info.value?.seats[next]?.bot === null;
    return person && !this.mine(held) ? next : held;
  }

  private chooseOwnSeat(): number {
    const game = this.table.game.value;
    // A replay follows whoever has just moved.
    if (!this.table.live) return this.lastPlaced()?.seat ?? game?.first_seat ?? 0;
    if (this.seat.value !== null) this.last = this.seat.value;
    else if (this.held !== null) this.last = this.held;
    else if (!this.knows(this.last)) this.last = this.knownSeats[0] ?? game?.seat_to_move ?? this.last;
    return this.last < (game?.players ?? 1) ? this.last : 0;
  }

  /** The seat of a placement or, at full pace, of an award. While catching up, the last planet stays in between. */
  private chooseStagedSeat(): number | null {
    const [now, catchingUp] = [this.playback.now.value, this.playback.catchingUp.value];
    const full = catchingUp || !this.table.live || settings.value.others === "full";
    const seat = now?.type === "placed" || (now?.type === "awarded" && full) ? now.seat : null;
    this.lastCaughtUp = catchingUp ? (seat ?? this.lastCaughtUp) : null;
    return seat ?? this.lastCaughtUp;
  }

  /** The latest placement shown, of one seat or of all. */
  private lastPlaced(seat: number | null = null): Placed | null {
    const last = this.shownLog.value.findLast((each) => each.type === "placed" && (seat ?? each.seat) === each.seat);
    return last?.type === "placed" ? last : null;
  }

  private chooseMarkedFace(): Face | null {
    const [seat, shownPlacement] = [this.largeSeat.value, this.shownPlacement.value];
    if (this.shownBid.value !== null || this.stagedSeat.value !== null || this.sketch.value?.seat === seat) return null;
    // In a game, a mark is only in the way, unless the player looks at another planet. A replay marks the last move.
    if (this.table.live && this.shownSeat.value !== seat) return null;
    const latest = this.mine(seat) ? null : this.lastPlaced(seat);
    const where = shownPlacement?.seat === seat ? shownPlacement.face : (latest?.face ?? null);
    return where === null || (this.planets.value[seat]?.[where] ?? null) === null ? null : face(where);
  }

  /** Whether a bot is thinking about this seat's move. Bots pause while everyone is away. */
  thinks(seat: number): boolean {
    const info = this.table.info.value;
    if (!this.table.live || info?.status !== "playing" || this.table.game.value?.seat_to_move !== seat) return false;
    if (this.shownTurn.value !== seat || this.playback.busy.value) return false;
    if (this.table.line?.thinking.value === false) return false;
    const people = info.seats.filter(({ kind, resigned }) => kind === "person" && !resigned);
    const asleep = people.length > 0 && people.every(({ away }) => away);
    return info.seats[seat]?.bot !== null && !asleep;
  }

  /** The standing for an animal as shown, if the table shows standings. */
  standing(animal: string): Standing | null {
    return this.shownGame.value?.standings?.find((each) => each.animal === animal) ?? null;
  }

  /** Makes a planet large, or goes back if the player had already chosen it. */
  showSeat(seat: number | null): void {
    const same = this.stagedSeat.peek() === null && seat === this.shownSeat.peek();
    this.look(same ? null : seat);
  }

  /** Looks at a planet of the player's choice, even if another one has come forward. Null goes back. */
  protected look(seat: number | null): void {
    this.follows.value = !this.playback.busy.peek();
    this.shownBid.value = null;
    this.shownPlacement.value = null;
    this.shownSeat.value = seat;
  }

  /** Goes back to the player's own planet. */
  lookBack(): void {
    this.look(null);
  }

  /** Opens a sheet, replacing any other. */
  openSheet(sheet: Sheet): void {
    this.sheet.value = sheet;
  }

  /** Closes a sheet, unless another one has replaced it. */
  closeSheet(sheet: Sheet): void {
    if (this.sheet.value === sheet) this.sheet.value = null;
  }

  /** Opens a sheet, or closes it if it's open. */
  toggleSheet(sheet: Sheet): void {
    this.sheet.value = this.sheet.value === sheet ? null : sheet;
  }
}
