/** What one player does at a table: which planet is large, what is in the hand, what is lit, what is open. */
import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Ack, Event, GameView, Standing, Trial, Trials } from "../../protocol.ts";
import { sound } from "../../sound/play.ts";
import { settings } from "../../store/settings.ts";
import type { TableSource } from "../../store/source.ts";
import { tell } from "../../ui/notice.ts";
import { seatName } from "../../words/names.ts";
import { why } from "../../words/refusal.ts";
import { say } from "../../words/say.ts";
import { type Face, face } from "../../world/units.ts";
import {
  type Allowed,
  aim,
  codeOf,
  follow,
  type Hand,
  planned,
  rotationOf,
  stillAllowed,
  take,
  tap,
  turn,
} from "./hand.ts";
import { Hinted } from "./hints.ts";
import { Life, logBefore, planetsBefore } from "./playback.ts";
import type { Looked, Reach, Sheet, Traced } from "./shown.ts";

/** One player's side of a table. */
export class Desk {
  readonly table: TableSource;
  readonly life: Life;
  readonly hinted: Hinted;
  readonly hand: Signal<Hand | null> = signal(null);
  readonly trials: Signal<Trials | null> = signal(null);
  /** The planet that was asked for; null: whichever matters now. */
  readonly looking: Signal<number | null> = signal(null);
  readonly looked: Signal<Looked | null> = signal(null);
  /** The placement that is looked at. */
  readonly traced: Signal<Traced | null> = signal(null);
  /** The animal that a lesson speaks of. */
  readonly marked: Signal<string | null> = signal(null);
  readonly sheet: Signal<Sheet | null> = signal(null);
  /** Whether the large planet is a flat map. */
  readonly flat: Signal<boolean> = signal(settings.peek().quality === "map");
  readonly reach: Signal<Reach | null> = signal(null);
  readonly sending: Signal<boolean> = signal(false);
  /** At a screen that is passed round: the seat whose secret may be seen. */
  readonly unveiled: Signal<number | null> = signal(null);
  /** One's own seat that is to move; null while it is another's turn. */
  readonly seat: ReadonlySignal<number | null>;
  /** The seat for which one takes tiles: the one to move, or one's own while one plans; null for who looks on. */
  readonly actor: ReadonlySignal<number | null>;
  readonly allowed: ReadonlySignal<Allowed | null>;
  readonly big: ReadonlySignal<number>;
  /** The planets as they are shown: to who was away, without what is still to be told. */
  readonly planets: ReadonlySignal<GameView["planets"]>;
  /** What happened, as far as it has been told. */
  readonly told: ReadonlySignal<readonly Event[]>;
  readonly trial: ReadonlySignal<Trial | null>;
  /** The face of the large planet whose tile is marked: the one that is looked at, else another player's latest. */
  readonly mark: ReadonlySignal<Face | null>;
  private readonly ends: (() => void)[] = [];
  private last = 0;
  private lastTold: number | null = null;

  constructor(table: TableSource) {
    this.table = table;
    this.life = new Life();
    this.seat = computed(() => {
      if (this.isReplay) return null;
      const seat = this.table.game.value?.seat_to_move ?? null;
      return seat !== null && this.plays(seat) ? seat : null;
    });
    this.actor = computed(() => this.seat.value ?? this.planner());
    this.allowed = computed(() => (this.seat.value === null ? this.plans() : (this.table.game.value?.legal ?? null)));
    this.big = computed(() => this.chooseBig());
    this.planets = computed(() => planetsBefore(this.table.game.value?.planets ?? [], this.life.ahead.value));
    this.told = computed(() => logBefore(this.table.log.value, this.life.ahead.value));
    this.trial = computed(() => this.chooseTrial());
    this.mark = computed(() => this.chooseMark());
    this.hinted = new Hinted(this);
    this.ends.push(
      table.onEvents((_, before, after) => {
        if (before !== null && before.game !== after?.game) this.begin();
      }),
      effect(() => {
        const allowed = this.allowed.value;
        const hand = this.hand.peek();
        const next = stillAllowed(hand, allowed);
        if (next !== hand) this.hold(next);
      }),
      effect(() => {
        if (settings.value.quality === "map") this.flat.value = true;
      }),
      effect(() => {
        // What others have laid since changes what a planned tile would bring.
        const slot = this.table.game.value?.ply === undefined ? undefined : this.hand.peek()?.slot;
        if (slot !== undefined) void this.ponder(slot);
      }),
    );
  }

  /** Whether it is a game that is over and only looked at. */
  get isReplay(): boolean {
    return this.table.id === "replay";
  }

  /** Whether a seat is one's own, and no bot keeps it. */
  plays(seat: number): boolean {
    return this.mine(seat) && this.table.info.value?.seats[seat]?.bot === null;
  }

  /** Whether a seat is one's own. */
  mine(seat: number): boolean {
    return this.table.yours.value?.seats.includes(seat) ?? false;
  }

  /** Whether a bot thinks about its move there: it is its turn, and not all people are away. */
  thinks(seat: number): boolean {
    const info = this.table.info.value;
    if (this.isReplay || info?.status !== "playing" || this.table.game.value?.seat_to_move !== seat) return false;
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
    const seats = this.table.yours.value?.seats ?? [];
    const people = seats.filter((seat) => this.table.info.value?.seats[seat]?.kind === "person");
    return people.length <= 1 ? (people[0] ?? null) : this.unveiled.value;
  }

  /** One's only seat, off turn: one may try the tiles on show on its planet, and nobody sees it. */
  private planner(): number | null {
    const seats = this.table.yours.value?.seats.filter((seat) => this.plays(seat)) ?? [];
    const [seat] = seats;
    const game = this.table.game.value;
    const may = seats.length === 1 && !this.isReplay && game !== null && game.end === null && this.held === null;
    return may && seat !== undefined ? seat : null;
  }

  private plans(): Allowed | null {
    const [seat, game] = [this.planner(), this.table.game.value];
    const faces = seat === null ? undefined : game?.planets[seat];
    if (faces === undefined || game === null) return null;
    return planned(game.offer, faces);
  }

  /** A new game begins: nothing of the last one is looked at any more. */
  private begin(): void {
    this.life.skip();
    this.looking.value = null;
    this.looked.value = null;
    this.traced.value = null;
    this.unveiled.value = null;
  }

  /** The race for an animal, if the table shows it. */
  standing(animal: string): Standing | null {
    return this.table.game.value?.standings?.find((each) => each.animal === animal) ?? null;
  }

  private chooseBig(): number {
    const asked = this.looking.value;
    const game = this.table.game.value;
    if (asked !== null) return asked;
    if (this.seat.value !== null) this.last = this.seat.value;
    else if (this.held !== null) this.last = this.held;
    else if (!this.mine(this.last)) this.last = this.table.yours.value?.seats[0] ?? game?.seat_to_move ?? this.last;
    const own = this.last < (game?.players ?? 1) ? this.last : 0;
    return this.toldOf() ?? own;
  }

  /** While somebody is told what they missed: the seat that it was about last. */
  private toldOf(): number | null {
    const now = this.life.now.value;
    if (!this.life.back.value) this.lastTold = null;
    else if (now?.type === "placed" || now?.type === "awarded") this.lastTold = now.seat;
    return this.lastTold;
  }

  private chooseTrial(): Trial | null {
    const hand = this.hand.value;
    const trials = this.trials.value;
    if (hand === null || hand.face === null || trials === null) return null;
    const turned = rotationOf(hand);
    return trials.trials.find((each) => each.face === hand.face && each.rotation === turned) ?? null;
  }

  private chooseMark(): Face | null {
    const [seat, traced] = [this.big.value, this.traced.value];
    if (this.looking.value !== seat || this.looked.value !== null) return null;
    const others = this.isReplay || !this.mine(seat);
    const latest = others
      ? this.told.value.findLast((each) => each.type === "placed" && each.seat === seat)
      : undefined;
    const where = traced?.seat === seat ? traced.face : latest?.type === "placed" ? latest.face : null;
    return where === null || (this.planets.value[seat]?.[where] ?? null) === null ? null : face(where);
  }

  private hold(hand: Hand | null): void {
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
    this.grasp(next);
    sound(next === null ? "back" : "take");
  }

  /** Takes a tile up that is aimed already; answers whether it can lie there. */
  aimHand(hand: Hand): boolean {
    if (stillAllowed(hand, this.allowed.value) !== hand) return false;
    this.grasp(hand);
    sound("aim");
    return true;
  }

  /** Has something else in the hand: nothing else is looked at then, and the server is asked what it would bring. */
  private grasp(hand: Hand | null): void {
    this.life.skip();
    this.looking.value = null;
    this.looked.value = null;
    this.sheet.value = null;
    this.hold(hand);
    if (hand !== null) void this.ponder(hand.slot);
  }

  private async ponder(slot: number): Promise<void> {
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
    this.hold(null);
  }

  /** Turns the tile. */
  turn(steps: number): void {
    const hand = this.hand.value;
    if (hand === null) return;
    this.hold(turn(hand, steps));
    sound("turn");
  }

  /** The pointer is over a face of the large planet, or over none. */
  pointed(face: Face | null): void {
    const [hand, allowed] = [this.hand.value, this.allowed.value];
    if (hand !== null && allowed !== null && this.big.value === this.actor.value)
      this.hold(follow(hand, face, allowed));
  }

  /** Aims at a face by the keyboard. */
  aimAt(face: Face): boolean {
    const [hand, allowed] = [this.hand.value, this.allowed.value];
    const next = hand === null || allowed === null ? null : aim(hand, face, allowed);
    if (next !== null) this.hold(next);
    return next !== null;
  }

  /** A tap on a face of the large planet; answers whether the hand had to do with it. */
  tapped(face: Face): boolean {
    const [hand, allowed] = [this.hand.value, this.allowed.value];
    if (hand === null || allowed === null) return false;
    if (this.big.value !== this.actor.value) {
      tell(say("table-other-planet", { name: this.name(this.big.value) }));
      this.looking.value = null;
      return true;
    }
    // A plan is never placed by a tap: it waits for one's turn.
    const tapped = tap(hand, face, allowed, settings.value.confirm || this.seat.value === null);
    if (tapped.does === "refuse") {
      tell(say("table-face-taken"));
      sound("no");
      return true;
    }
    this.hold(tapped.hand);
    if (tapped.does === "place") void this.place();
    else sound("aim");
    return true;
  }

  /** Places the tile where it is aimed. */
  async place(): Promise<void> {
    const [hand, seat] = [this.hand.value, this.seat.value];
    if (hand !== null && seat === null) tell(say("table-planned"));
    if (hand === null || seat === null || this.sending.value) return;
    const move = codeOf(hand);
    if (move === null) return tell(say("table-choose-face"));
    const placed = await this.send({ type: "play", seat, move });
    // Where nothing is held back the next tiles are there at once, and another lies where this one lay.
    if (placed && this.hand.value?.slot === hand.slot) this.hold(null);
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
  look(looked: Looked): void {
    const same = this.looked.value?.animal === looked.animal && this.looked.value.seat === looked.seat;
    this.putBack();
    this.looked.value = same ? null : looked;
    if (!same) this.looking.value = looked.seat;
    this.sheet.value = null;
  }

  /** Looks at a placement, or no longer: its planet is large, and its tile is marked there. */
  trace({ seat, face: where }: Traced): void {
    const traced = this.traced.value;
    const same = traced?.seat === seat && traced.face === where && this.looking.value === seat;
    this.putBack();
    this.looked.value = null;
    this.traced.value = same ? null : { seat, face: where };
    this.looking.value = same ? null : seat;
    this.sheet.value = null;
  }

  /** Makes a planet large. */
  see(seat: number | null): void {
    this.looked.value = null;
    this.traced.value = null;
    this.looking.value = seat === this.looking.value ? null : seat;
  }

  /** Why one can do nothing now. */
  notYet(): string {
    const game = this.table.game.value;
    const turn = game?.seat_to_move ?? null;
    if (this.table.yours.value?.seats.length === 0) return say("table-looking-on");
    return turn === null ? say("table-not-yet") : say("table-turn-of", { name: this.name(turn) });
  }

  /** Ends everything that is under way. */
  dispose(): void {
    for (const end of this.ends) end();
    this.life.skip();
  }
}
