/** The tile in the player's hand at a table, and what it would change. */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Trial, Trials } from "../../protocol.ts";
import { sound } from "../../sound/play.ts";
import type { TableSource } from "../../store/source.ts";
import { tell, untell } from "../../ui/notice.ts";
import { say } from "../../words/say.ts";
import type { Face } from "../../world/units.ts";
import { type Allowed, aim, follow, type Hand, planned, rotationOf, stillAllowed, take, turn } from "./hand.ts";
import { TableView } from "./table-view.ts";

/** A table, and the tile that the player has taken there. */
export class TableHand extends TableView {
  readonly trials: Signal<Trials | null> = signal(null);
  readonly allowed: ReadonlySignal<Allowed | null>;
  readonly trial: ReadonlySignal<Trial | null>;
  /** The tile in hand: another round may have another one in its slot. */
  private tile: number | null = null;
  private objection = "";

  constructor(table: TableSource) {
    super(table);
    this.allowed = computed(() => (this.seat.value === null ? this.plans() : (this.table.game.value?.legal ?? null)));
    this.trial = computed(() => this.chooseTrial());
    this.ends.push(
      effect(() => {
        const hand = this.hand.peek();
        const other = hand !== null && this.table.game.value?.offer[hand.slot] !== this.tile;
        const next = other ? null : stillAllowed(hand, this.allowed.value);
        if (next !== hand) this.setHand(next);
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

  private chooseTrial(): Trial | null {
    const hand = this.hand.value;
    const trials = this.trials.value;
    if (hand === null || hand.face === null || trials === null) return null;
    const turned = rotationOf(hand);
    return trials.trials.find((each) => each.face === hand.face && each.rotation === turned) ?? null;
  }

  /** Says why something can't be done. The notice goes with the next thing that can. */
  protected object(text: string): void {
    this.objection = text;
    tell(text);
  }

  /** Removes what was said about something that couldn't be done. */
  protected goOn(): void {
    untell(this.objection);
  }

  protected setHand(hand: Hand | null): void {
    this.goOn();
    this.tile = hand === null ? null : (this.table.game.peek()?.offer[hand.slot] ?? null);
    batch(() => {
      if (hand?.slot !== this.hand.peek()?.slot) this.trials.value = null;
      this.hand.value = hand;
    });
  }

  /** Takes a tile of the offer, or puts it back. */
  take(slot: number): void {
    const ready = this.isReady(slot);
    const next = ready ? take(this.hand.value, slot, this.allowed.value) : this.hand.value;
    if (next === this.hand.value) {
      if (!ready) this.object(say("table-not-yet"));
      else this.object(this.actor.value === null ? this.notYet() : say("table-tile-gone"));
      return;
    }
    this.pickUp(next);
    sound(next === null ? "back" : "take");
  }

  /** Whether a slot's tile is on the screen, and the player hasn't asked to see the end of the round first. */
  isReady(slot: number): boolean {
    return !this.waits.value && this.shownOffer.value[slot] === this.table.game.value?.offer[slot];
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
    this.lookBack();
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
}
