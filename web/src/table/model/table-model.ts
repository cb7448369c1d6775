/** One player's state at a table: the tile in hand, what is shown and what is open. */
import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Ack, Event, GameView, Trial, Trials } from "../../protocol.ts";
import { sound } from "../../sound/play.ts";
import { settings } from "../../store/settings.ts";
import type { TableSource } from "../../store/source.ts";
import { tell } from "../../ui/notice.ts";
import { why } from "../../words/refusal.ts";
import { say } from "../../words/say.ts";
import { type Face, face } from "../../world/units.ts";
import {
  type Allowed,
  aim,
  follow,
  type Hand,
  moveOf,
  planned,
  rotationOf,
  stillAllowed,
  take,
  tap,
  turn,
} from "./hand.ts";
import { Hints } from "./hints.ts";
import { logBefore, Playback, planetsBefore } from "./playback.ts";
import { TableSeats } from "./seats.ts";
import type { LargePlanet, Sheet, ShownBid, ShownPlacement } from "./shown.ts";

/** One player's side of a table. */
export class TableModel extends TableSeats {
  readonly playback: Playback;
  readonly hints: Hints;
  readonly hand: Signal<Hand | null> = signal(null);
  readonly trials: Signal<Trials | null> = signal(null);
  /** The planet the player chose to see; null to show whichever matters now. */
  readonly shownSeat: Signal<number | null> = signal(null);
  readonly shownBid: Signal<ShownBid | null> = signal(null);
  /** The placement the player is looking at. */
  readonly shownPlacement: Signal<ShownPlacement | null> = signal(null);
  readonly sheet: Signal<Sheet | null> = signal(null);
  /** Whether the large planet is a flat map. */
  readonly flat: Signal<boolean> = signal(settings.peek().quality === "map");
  readonly largePlanet: Signal<LargePlanet | null> = signal(null);
  readonly sending: Signal<boolean> = signal(false);
  readonly allowed: ReadonlySignal<Allowed | null>;
  readonly largeSeat: ReadonlySignal<number>;
  /** The planets as shown: without the tiles still to be played back. */
  readonly planets: ReadonlySignal<GameView["planets"]>;
  /** The log as shown: without the events still to be played back. */
  readonly shownLog: ReadonlySignal<readonly Event[]>;
  readonly trial: ReadonlySignal<Trial | null>;
  /** The marked face of the large planet: the one the player is looking at, or another player's latest placement. */
  readonly markedFace: ReadonlySignal<Face | null>;
  private readonly ends: (() => void)[] = [];
  private last = 0;
  private lastCaughtUp: number | null = null;

  constructor(table: TableSource) {
    super(table);
    this.playback = new Playback();
    this.allowed = computed(() => (this.seat.value === null ? this.plans() : (this.table.game.value?.legal ?? null)));
    this.largeSeat = computed(() => this.chooseLargeSeat());
    this.planets = computed(() => planetsBefore(this.table.game.value?.planets ?? [], this.playback.ahead.value));
    this.shownLog = computed(() => logBefore(this.table.log.value, this.playback.ahead.value));
    this.trial = computed(() => this.chooseTrial());
    this.markedFace = computed(() => this.chooseMarkedFace());
    this.hints = new Hints(this);
    this.ends.push(
      table.onEvents((_, before, after) => {
        if (before !== null && before.game !== after?.game) this.begin();
      }),
      effect(() => {
        const allowed = this.allowed.value;
        const hand = this.hand.peek();
        const next = stillAllowed(hand, allowed);
        if (next !== hand) this.setHand(next);
      }),
      effect(() => {
        if (settings.value.quality === "map") this.flat.value = true;
      }),
      effect(() => {
        // Ask again after every move, because other players' tiles change the outcome of a planned one.
        const slot = this.table.game.value?.ply === undefined ? undefined : this.hand.peek()?.slot;
        if (slot !== undefined) void this.askTrials(slot);
      }),
    );
  }

  private plans(): Allowed | null {
    const [seat, game] = [this.planner(), this.table.game.value];
    const faces = seat === null ? undefined : game?.planets[seat];
    if (faces === undefined || game === null) return null;
    return planned(game.offer, faces);
  }

  /** Resets what is shown when a new game begins. */
  private begin(): void {
    this.playback.skip();
    this.shownSeat.value = null;
    this.shownBid.value = null;
    this.shownPlacement.value = null;
    this.unveiled.value = null;
  }

  private chooseLargeSeat(): number {
    const asked = this.shownSeat.value;
    const game = this.table.game.value;
    if (asked !== null) return asked;
    if (this.seat.value !== null) this.last = this.seat.value;
    else if (this.held !== null) this.last = this.held;
    else if (!this.knows(this.last)) this.last = this.knownSeats[0] ?? game?.seat_to_move ?? this.last;
    const own = this.last < (game?.players ?? 1) ? this.last : 0;
    return this.caughtUpSeat() ?? own;
  }

  /** The seat of the latest placement or award while the player is catching up. */
  private caughtUpSeat(): number | null {
    const now = this.playback.now.value;
    if (!this.playback.catchingUp.value) this.lastCaughtUp = null;
    else if (now?.type === "placed" || now?.type === "awarded") this.lastCaughtUp = now.seat;
    return this.lastCaughtUp;
  }

  private chooseTrial(): Trial | null {
    const hand = this.hand.value;
    const trials = this.trials.value;
    if (hand === null || hand.face === null || trials === null) return null;
    const turned = rotationOf(hand);
    return trials.trials.find((each) => each.face === hand.face && each.rotation === turned) ?? null;
  }

  private chooseMarkedFace(): Face | null {
    const [seat, shownPlacement] = [this.largeSeat.value, this.shownPlacement.value];
    if (this.shownSeat.value !== seat || this.shownBid.value !== null) return null;
    const latest = this.mine(seat)
      ? undefined
      : this.shownLog.value.findLast((each) => each.type === "placed" && each.seat === seat);
    const where = shownPlacement?.seat === seat ? shownPlacement.face : latest?.type === "placed" ? latest.face : null;
    return where === null || (this.planets.value[seat]?.[where] ?? null) === null ? null : face(where);
  }

  private setHand(hand: Hand | null): void {
    if (hand?.slot !== this.hand.peek()?.slot) this.trials.value = null;
    this.hand.value = hand;
  }

  /** Takes a tile of the offer, or puts it back. */
  take(slot: number): void {
    const next = take(this.hand.value, slot, this.allowed.value);
    if (next === this.hand.value) {
      tell(this.actor.value === null ? this.notYet() : say("table-tile-gone"));
      return;
    }
    this.pickUp(next);
    sound(next === null ? "back" : "take");
  }

  /** Takes a tile that is already aimed. Returns whether it can be placed there. */
  aimHand(hand: Hand): boolean {
    if (stillAllowed(hand, this.allowed.value) !== hand) return false;
    this.pickUp(hand);
    sound("aim");
    return true;
  }

  /** Changes the hand, closes whatever else was shown, and asks the server what the tile would change. */
  private pickUp(hand: Hand | null): void {
    this.playback.skip();
    this.shownSeat.value = null;
    this.shownBid.value = null;
    this.sheet.value = null;
    this.setHand(hand);
    if (hand !== null) void this.askTrials(hand.slot);
  }

  private async askTrials(slot: number): Promise<void> {
    const game = this.table.game.value;
    const seat = this.actor.value;
    const tile = game?.offer[slot] ?? null;
    if (tile === null || seat === null || game?.standings == null) return;
    const trials = await this.table.whatIf(seat, tile).catch(() => null);
    if (this.hand.value?.slot === slot && this.table.game.value?.ply === game.ply) this.trials.value = trials;
  }

  /** Puts the tile back. */
  putBack(): void {
    if (this.hand.value !== null) sound("back");
    this.setHand(null);
  }

  /** Turns the tile. */
  turn(steps: number): void {
    const hand = this.hand.value;
    if (hand === null) return;
    this.setHand(turn(hand, steps));
    sound("turn");
  }

  /** Handles the pointer moving over a face of the large planet, or off it. */
  pointAt(face: Face | null): void {
    const [hand, allowed] = [this.hand.value, this.allowed.value];
    if (hand !== null && allowed !== null && this.largeSeat.value === this.actor.value)
      this.setHand(follow(hand, face, allowed));
  }

  /** Aims at a face with the keyboard. Returns whether the face is free. */
  aimAt(face: Face): boolean {
    const [hand, allowed] = [this.hand.value, this.allowed.value];
    const next = hand === null || allowed === null ? null : aim(hand, face, allowed);
    if (next !== null) this.setHand(next);
    return next !== null;
  }

  /** Handles a tap on a face of the large planet. Returns whether the tile in hand used the tap. */
  tapFace(face: Face): boolean {
    const [hand, allowed] = [this.hand.value, this.allowed.value];
    if (hand === null || allowed === null) return false;
    if (this.largeSeat.value !== this.actor.value) {
      tell(say("table-other-planet", { name: this.name(this.largeSeat.value) }));
      this.shownSeat.value = null;
      return true;
    }
    // Off turn, a tap only ever aims: a planned tile waits for the player's turn.
    const tapped = tap(hand, face, allowed, settings.value.confirm || this.seat.value === null);
    if (tapped.does === "refuse") {
      tell(say("table-face-taken"));
      sound("no");
      return true;
    }
    this.setHand(tapped.hand);
    if (tapped.does === "place") void this.place();
    else sound("aim");
    return true;
  }

  /** Places the tile where it's aimed. */
  async place(): Promise<void> {
    const [hand, seat] = [this.hand.value, this.seat.value];
    if (hand !== null && seat === null) tell(say("table-planned"));
    if (hand === null || seat === null || this.sending.value) return;
    const move = moveOf(hand);
    if (move === null) return tell(say("table-choose-face"));
    const placed = await this.send({ type: "play", seat, ...move });
    // Without a hold the next round's tiles arrive at once, and this slot may already have a new one.
    if (placed && this.hand.value?.slot === hand.slot) this.setHand(null);
  }

  /** Undoes the player's placement. */
  async takeBack(): Promise<void> {
    if (this.held !== null) await this.send({ type: "take back", seat: this.held });
  }

  /** Confirms the player's placement before the hold ends. */
  async done(): Promise<void> {
    if (this.held !== null) await this.send({ type: "done", seat: this.held });
  }

  /** Sends a command and returns whether it was accepted. Shows the reason if it wasn't. */
  async send(command: Parameters<TableSource["send"]>[0]): Promise<boolean> {
    return (await this.ask(command)) !== null;
  }

  /** Sends a command and returns the answer, such as a seat's secret. Shows the reason if it's rejected. */
  async ask(command: Parameters<TableSource["send"]>[0]): Promise<Ack | null> {
    const lost = this.table.lost.peek();
    if (lost !== null) tell(say(`connection-${lost}`));
    this.sending.value = true;
    try {
      return await this.table.send(command);
    } catch (refusal) {
      tell(why(refusal));
      return null;
    } finally {
      this.sending.value = false;
    }
  }

  /** Shows a bid by lighting its regions, or hides it if it's already shown. */
  showBid(shownBid: ShownBid): void {
    const same = this.shownBid.value?.animal === shownBid.animal && this.shownBid.value.seat === shownBid.seat;
    this.putBack();
    this.shownBid.value = same ? null : shownBid;
    if (!same) this.shownSeat.value = shownBid.seat;
    this.sheet.value = null;
  }

  /** Shows a placement, with its planet large and its tile marked, or hides it if it's already shown. */
  showPlacement({ seat, face: where }: ShownPlacement): void {
    const shownPlacement = this.shownPlacement.value;
    const same = shownPlacement?.seat === seat && shownPlacement.face === where && this.shownSeat.value === seat;
    this.putBack();
    this.shownBid.value = null;
    this.shownPlacement.value = same ? null : { seat, face: where };
    this.shownSeat.value = same ? null : seat;
    this.sheet.value = null;
  }

  /** Makes a planet large, or goes back if the player had already chosen it. */
  showSeat(seat: number | null): void {
    this.shownBid.value = null;
    this.shownPlacement.value = null;
    this.shownSeat.value = seat === this.shownSeat.value ? null : seat;
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

  /** Stops all effects and the playback. */
  dispose(): void {
    for (const end of this.ends) end();
    this.playback.skip();
  }
}
