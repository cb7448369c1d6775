/** What one player does at a table: what is in the hand, what is shown, what is open. */
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
  /** The planet that was asked for; null: whichever matters now. */
  readonly shownSeat: Signal<number | null> = signal(null);
  readonly shownBid: Signal<ShownBid | null> = signal(null);
  /** The placement that is looked at. */
  readonly shownPlacement: Signal<ShownPlacement | null> = signal(null);
  readonly sheet: Signal<Sheet | null> = signal(null);
  /** Whether the large planet is a flat map. */
  readonly flat: Signal<boolean> = signal(settings.peek().quality === "map");
  readonly largePlanet: Signal<LargePlanet | null> = signal(null);
  readonly sending: Signal<boolean> = signal(false);
  readonly allowed: ReadonlySignal<Allowed | null>;
  readonly largeSeat: ReadonlySignal<number>;
  /** The planets as they are shown: to who was away, without what is still to be told. */
  readonly planets: ReadonlySignal<GameView["planets"]>;
  /** What happened, as far as it has been told. */
  readonly shownLog: ReadonlySignal<readonly Event[]>;
  readonly trial: ReadonlySignal<Trial | null>;
  /** The face of the large planet whose tile is marked: the one that is looked at, else another player's latest. */
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
        // What others have laid since changes what a planned tile would bring.
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

  /** A new game begins: nothing of the last one is looked at any more. */
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

  /** While somebody is told what they missed: the seat that it was about last. */
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

  /** Takes a tile up that is aimed already; answers whether it can lie there. */
  aimHand(hand: Hand): boolean {
    if (stillAllowed(hand, this.allowed.value) !== hand) return false;
    this.pickUp(hand);
    sound("aim");
    return true;
  }

  /** Has something else in the hand: nothing else is looked at then, and the server is asked what it would bring. */
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

  /** The pointer is over a face of the large planet, or over none. */
  pointAt(face: Face | null): void {
    const [hand, allowed] = [this.hand.value, this.allowed.value];
    if (hand !== null && allowed !== null && this.largeSeat.value === this.actor.value)
      this.setHand(follow(hand, face, allowed));
  }

  /** Aims at a face by the keyboard. */
  aimAt(face: Face): boolean {
    const [hand, allowed] = [this.hand.value, this.allowed.value];
    const next = hand === null || allowed === null ? null : aim(hand, face, allowed);
    if (next !== null) this.setHand(next);
    return next !== null;
  }

  /** A tap on a face of the large planet; answers whether the hand had to do with it. */
  tapFace(face: Face): boolean {
    const [hand, allowed] = [this.hand.value, this.allowed.value];
    if (hand === null || allowed === null) return false;
    if (this.largeSeat.value !== this.actor.value) {
      tell(say("table-other-planet", { name: this.name(this.largeSeat.value) }));
      this.shownSeat.value = null;
      return true;
    }
    // A plan is never placed by a tap: it waits for one's turn.
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

  /** Places the tile where it is aimed. */
  async place(): Promise<void> {
    const [hand, seat] = [this.hand.value, this.seat.value];
    if (hand !== null && seat === null) tell(say("table-planned"));
    if (hand === null || seat === null || this.sending.value) return;
    const move = moveOf(hand);
    if (move === null) return tell(say("table-choose-face"));
    const placed = await this.send({ type: "play", seat, ...move });
    // Where nothing is held back the next tiles are there at once, and another lies where this one lay.
    if (placed && this.hand.value?.slot === hand.slot) this.setHand(null);
  }

  /** Takes one's placement back. */
  async takeBack(): Promise<void> {
    if (this.held !== null) await this.send({ type: "take back", seat: this.held });
  }

  /** Says that one's placement stands. */
  async done(): Promise<void> {
    if (this.held !== null) await this.send({ type: "done", seat: this.held });
  }

  /** Sends a command and answers whether it was accepted; a refusal is told in words. */
  async send(command: Parameters<TableSource["send"]>[0]): Promise<boolean> {
    return (await this.ask(command)) !== null;
  }

  /** Sends a command and answers with what it brings, such as the secret of a seat; a refusal is told in words. */
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

  /** Looks at a bid, or no longer: its regions are lit on its planet. */
  showBid(shownBid: ShownBid): void {
    const same = this.shownBid.value?.animal === shownBid.animal && this.shownBid.value.seat === shownBid.seat;
    this.putBack();
    this.shownBid.value = same ? null : shownBid;
    if (!same) this.shownSeat.value = shownBid.seat;
    this.sheet.value = null;
  }

  /** Looks at a placement, or no longer: its planet is large, and its tile is marked there. */
  showPlacement({ seat, face: where }: ShownPlacement): void {
    const shownPlacement = this.shownPlacement.value;
    const same = shownPlacement?.seat === seat && shownPlacement.face === where && this.shownSeat.value === seat;
    this.putBack();
    this.shownBid.value = null;
    this.shownPlacement.value = same ? null : { seat, face: where };
    this.shownSeat.value = same ? null : seat;
    this.sheet.value = null;
  }

  /** Makes a planet large. */
  showSeat(seat: number | null): void {
    this.shownBid.value = null;
    this.shownPlacement.value = null;
    this.shownSeat.value = seat === this.shownSeat.value ? null : seat;
  }

  /** Opens a sheet over the table, in the place of any other. */
  openSheet(sheet: Sheet): void {
    this.sheet.value = sheet;
  }

  /** Closes a sheet, unless another is open by now. */
  closeSheet(sheet: Sheet): void {
    if (this.sheet.value === sheet) this.sheet.value = null;
  }

  /** Opens a sheet, or closes it if it is open. */
  toggleSheet(sheet: Sheet): void {
    this.sheet.value = this.sheet.value === sheet ? null : sheet;
  }

  /** Ends everything that is under way. */
  dispose(): void {
    for (const end of this.ends) end();
    this.playback.skip();
  }
}
