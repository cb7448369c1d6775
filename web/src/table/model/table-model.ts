/** One player's side of a table: what is shown and open, and every action available there. */
import { effect, type Signal, signal } from "@preact/signals";
import type { Ack } from "../../protocol.ts";
import { sound } from "../../sound/play.ts";
import { settings } from "../../store/settings.ts";
import type { TableSource } from "../../store/source.ts";
import { mapChosen } from "../../store/view.ts";
import { why } from "../../words/refusal.ts";
import { say } from "../../words/say.ts";
import type { Face } from "../../world/units.ts";
import { Finale } from "./finale.ts";
import { handOf, moveOf, tap } from "./hand.ts";
import { Hints } from "./hints.ts";
import { sendAndTell } from "./send.ts";
import type { LargePlanet, ShownBid, ShownPlacement } from "./shown.ts";
import { TableHand } from "./table-hand.ts";

/** One player's side of a table. */
export class TableModel extends TableHand {
  readonly hints: Hints;
  readonly finale: Finale = new Finale();
  /** The seat whose planet is in photo mode. */
  readonly photo: Signal<number | null> = signal(null);
  /** Whether the race board shows past rounds. */
  readonly history: Signal<boolean> = signal(false);
  /** What is beside the planet: the screen's own panel, if it has one, or the animals and the log. */
  readonly aside: Signal<"side" | "boards"> = signal("side");
  /** Whether the large planet is a flat map. */
  readonly flat: Signal<boolean> = signal(settings.peek().quality === "map" || mapChosen.peek());
  readonly largePlanet: Signal<LargePlanet | null> = signal(null);
  readonly sending: Signal<boolean> = signal(false);
  /** Lets the player try tiles that nobody else sees; null where that isn't possible. */
  tryTiles: (() => void) | null = null;
  /** The player's seat that has asked to undo its placement. */
  private undoing: number | null = null;

  constructor(table: TableSource) {
    super(table);
    this.hints = new Hints(this);
    this.ends.push(
      table.onEvents((events, before, after) => {
        if (before !== null && before.game !== after?.game) this.begin();
        for (const event of events) if (event.type === "taken back") this.takeAgain(event.seat);
      }),
      effect(() => {
        if (settings.value.quality === "map") this.flat.value = true;
      }),
    );
  }

  /** Resets what is shown when a new game begins. */
  private begin(): void {
    this.playback.skip();
    this.finale.skip();
    this.shownSeat.value = null;
    this.shownBid.value = null;
    this.shownPlacement.value = null;
    this.unveiled.value = null;
    this.history.value = false;
  }

  /** Handles a tap on a face of the large planet, which hurries a playback. Returns whether the tap was used. */
  tapFace(face: Face): boolean {
    const [hand, allowed] = [this.hand.value, this.allowed.value];
    if (hand === null && this.stagedSeat.value !== null) {
      this.playback.next();
      return true;
    }
    if (hand === null || allowed === null) return false;
    if (this.comesBack()) return true;
    // Off turn, a tap only ever aims: a planned tile waits for the player's turn.
    const tapped = tap(hand, face, allowed, settings.value.confirm || this.seat.value === null);
    if (tapped.does === "refuse") {
      this.object(say("table-face-taken"));
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
    if (hand !== null && seat === null) this.object(say("table-planned"));
    if (hand === null || seat === null || this.sending.value) return;
    if (this.comesBack()) return;
    const move = moveOf(hand);
    if (move === null) return this.object(say("table-choose-face"));
    this.playback.skip();
    const placed = await this.send({ type: "play", seat, ...move });
    // Without a hold the next round's tiles arrive at once, and this slot may already have a new one.
    if (placed && this.hand.value?.slot === hand.slot) this.setHand(null);
  }

  /** Brings the player's own planet back if another one is large, because a tile is only placed where it's seen. */
  private comesBack(): boolean {
    if (this.largeSeat.value === this.actor.value) return false;
    this.object(say("table-other-planet", { name: this.name(this.largeSeat.value) }));
    this.playback.skip();
    this.lookBack();
    return true;
  }

  /** Undoes the player's placement. The tile comes back into the hand. */
  async takeBack(): Promise<void> {
    const seat = this.held;
    this.table.line?.undo();
    if (seat === null) return;
    this.undoing = seat;
    if (!(await this.send({ type: "take back", seat }))) this.undoing = null;
  }

  /** Takes the tile whose placement the player has undone, at its face and rotation. */
  private takeAgain(seat: number): void {
    if (this.undoing !== seat) return;
    this.undoing = null;
    const placed = this.table.log.value.findLast((event) => event.type === "placed" && event.seat === seat);
    if (placed?.type === "placed") this.aimHand(handOf(placed));
  }

  /** Confirms the player's placement before the hold ends. */
  async done(): Promise<void> {
    if (this.held !== null) await this.send({ type: "done", seat: this.held });
  }

  /** Sends a command and returns whether it was accepted. Shows the reason if it wasn't. */
  async send(command: Parameters<TableSource["send"]>[0]): Promise<boolean> {
    return (await this.ask(command)) !== null;
  }

  /** Sends a command and returns the answer, such as a seat's secret. Says so if it's slow or rejected. */
  async ask(command: Parameters<TableSource["send"]>[0]): Promise<Ack | null> {
    this.goOn();
    this.sending.value = true;
    try {
      return await sendAndTell(this.table, command);
    } catch (refusal) {
      this.object(why(refusal));
      return null;
    } finally {
      this.sending.value = false;
    }
  }

  /** Shows a bid by lighting its regions, or hides it if it's already shown. */
  showBid(shownBid: ShownBid): void {
    const same = this.shownBid.value?.animal === shownBid.animal && this.shownBid.value.seat === shownBid.seat;
    this.putBack();
    this.look(same ? this.shownSeat.value : shownBid.seat);
    this.shownBid.value = same ? null : shownBid;
    this.sheet.value = null;
  }

  /** Shows a placement, with its planet large and its tile marked, or hides it if it's already shown. */
  showPlacement({ seat, face: where }: ShownPlacement): void {
    const shownPlacement = this.shownPlacement.value;
    const same = shownPlacement?.seat === seat && shownPlacement.face === where && this.shownSeat.value === seat;
    this.putBack();
    this.look(same ? null : seat);
    this.shownPlacement.value = same ? null : { seat, face: where };
    this.sheet.value = null;
  }

  /** Switches between the globe and the map, here and wherever a planet is opened next. */
  toggleMap(): void {
    this.flat.value = !this.flat.peek();
    mapChosen.value = this.flat.peek();
  }

  /** Shows the race board, at past rounds or those still to come. */
  showRounds(past: boolean): void {
    this.history.value = past;
    this.aside.value = "boards";
    this.sheet.value = null;
  }

  /** Stops all effects and the playback. */
  dispose(): void {
    for (const end of this.ends) end();
    this.playback.skip();
    this.finale.skip();
  }
}
