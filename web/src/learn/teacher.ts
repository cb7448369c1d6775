/** The teacher: watches the table, moves from step to step, sets and judges tasks, and shows solutions. */
import { effect, type Signal, signal } from "@preact/signals";
import type { GameView } from "../protocol.ts";
import type { AnimalCard } from "../store/box.ts";
import type { Progress, Verdict } from "../store/lesson.ts";
import type { Marks } from "../store/source.ts";
import { type Placement, rotationOf } from "../table/model/hand.ts";
import type { TableModel } from "../table/model/table-model.ts";
import { cardOf } from "../table/model/words.ts";
import { face } from "../world/units.ts";
import { seenAt } from "./seen.ts";
import { advanced, isThrough, judged, passed, type Seen, type Step, type Subject, stepOf } from "./steps.ts";
import { adviceOf, broughtBy, type Goal, goalOf, type Offered, richest, solutionOf } from "./task.ts";

/** The seats of the lesson's table. */
export const LEARNER = 0;
export const BOT = 1;

/** How many times a task may be missed before a solution is shown. */
export const TRIES = 2;

/** The steps in which the coach can show a solution. */
const SHOWN_IN = ["take", "aim", "grow", "win"];

/** What the tiles in the offer would change at one ply. */
interface Prepared {
  readonly ply: number;
  readonly offered: readonly Offered[];
  readonly goal: Goal | null;
}

/** A lesson at a table. */
export class Teacher {
  readonly model: TableModel;
  readonly progress: Signal<Progress>;
  /** What the last placement was worth, if it missed the goal. */
  readonly missed: Signal<number | null> = signal(null);
  /** Whether a solution has been shown. */
  readonly shown: Signal<boolean> = signal(false);
  private readonly prepared: Signal<Prepared | null> = signal(null);
  private asked = -1;
  private undoing = false;
  private showing = false;
  private hurried = -1;
  private readonly ends: (() => void)[];

  constructor(model: TableModel, progress: Signal<Progress>, marks: Signal<Marks>) {
    this.model = model;
    this.progress = progress;
    this.ends = [
      effect(() => this.advance()),
      effect(() => this.prepare()),
      effect(() => this.judge()),
      effect(() => this.showWhenOnesTurn()),
      effect(() => this.openAnimals()),
      effect(() => {
        const { finished } = this.progress.value;
        marks.value = {
          part: finished ? null : (this.step?.mark ?? null),
          animal: finished ? null : (this.subject?.id ?? null),
        };
      }),
      effect(() => this.hurry()),
      effect(() => this.finish()),
    ];
  }

  /** The current step. */
  get step(): Step | null {
    return stepOf(this.progress.value.open);
  }

  /** The goal of the task; null if there is no task, or while it's being set. */
  get goal(): Goal | null {
    return this.prepared.value?.goal ?? null;
  }

  /** The next animal to come; in the first three rounds, the one that the lesson is about. */
  get card(): AnimalCard | null {
    const [next] = this.model.table.game.value?.standings ?? [];
    return next === undefined ? null : cardOf(this.model.table.box.value, next.animal);
  }

  /** What the bot bids for that animal. */
  get rival(): number {
    return this.model.table.game.value?.standings?.[0]?.bids[BOT]?.value ?? 0;
  }

  /** The animal that the coach is talking about. */
  get subject(): AnimalCard | null {
    const { step, card } = this;
    if (step?.id === "bid") return this.wanted ?? card;
    return (step === null ? this.shows : ["animals", "win"].includes(step.id)) ? card : null;
  }

  /** The first animal for which the player bids anything: a bid of 0 has no regions to light up. */
  private get wanted(): AnimalCard | null {
    const { box, game } = this.model.table;
    const found = game.value?.standings?.find(({ bids }) => (bids[LEARNER]?.value ?? 0) > 0);
    return found === undefined ? null : cardOf(box.value, found.animal);
  }

  /** Whether the task has been prepared, even if no goal was found. */
  get isSet(): boolean {
    return this.prepared.value !== null;
  }

  /** Whether this is something for which the coach shows a solution. */
  get shows(): boolean {
    const id = this.step?.id ?? null;
    return id === null ? isThrough(this.progress.value) && this.isTurn : SHOWN_IN.includes(id);
  }

  /** Whether the solution can be shown now. */
  get canShow(): boolean {
    const prepared = this.prepared.value;
    return this.shows && this.isTurn && prepared !== null && prepared.ply === this.model.table.game.value?.ply;
  }

  /** Continues after a step to read, and confirms a placement that could still be undone. */
  async goOn(): Promise<void> {
    this.keep(passed(this.progress.peek()));
    if (this.model.held === LEARNER) await this.model.done();
  }

  /** Plays the rest of the game without waiting. */
  goOnFaster(): Promise<void> {
    this.keep({ ...this.progress.peek(), hurry: true });
    return this.goOn();
  }

  /** Shows a solution: takes the tile and aims it at the right face. The first tile is only taken, then only aimed. */
  show(): void {
    const found = this.solution();
    const id = this.step?.id;
    if (found === null) return;
    this.model.playback.skip();
    if (this.model.hand.peek()?.slot !== found.slot) this.model.take(found.slot);
    if (id === "take") return;
    this.model.aimAt(face(found.face));
    const hand = this.model.hand.peek();
    if (hand !== null && rotationOf(hand) !== found.rotation) this.model.turn(found.rotation - rotationOf(hand));
    this.shown.value = id !== "aim";
  }

  /** Stops watching the table. */
  dispose(): void {
    for (const end of this.ends) end();
  }

  private get isTurn(): boolean {
    return this.model.seat.value === LEARNER;
  }

  /** The slots whose tiles suit the first animal best. */
  private get richest(): readonly number[] {
    const [box, card] = [this.model.table.box.value, this.card];
    const offer = this.model.table.game.value?.offer ?? [];
    return box === null || card === null ? [] : richest(box, offer, card.habitat);
  }

  private solution(): Placement | null {
    const [prepared, card] = [this.prepared.peek(), this.card];
    if (prepared === null || card === null) return null;
    const { goal, offered } = prepared;
    if (goal !== null) return solutionOf(goal, offered);
    const id = this.step?.id;
    if (id !== "take" && id !== "aim") return adviceOf(LEARNER, offered);
    const slot = id === "aim" ? this.model.hand.peek()?.slot : undefined;
    const slots = slot === undefined ? this.richest : [slot];
    const first = { subject: "grow", animal: card.id, habitat: card.habitat } as const;
    return solutionOf(
      first,
      offered.filter((each) => slots.includes(each.slot)),
    );
  }

  private seen(): Seen {
    return seenAt(this.model, LEARNER, this.richest);
  }

  private keep(progress: Progress): void {
    this.progress.value = progress;
  }

  private advance(): void {
    const before = this.progress.value;
    if (this.model.table.game.value === null || before.finished) return;
    const after = advanced(before, this.seen());
    if (after !== before) this.keep(after);
  }

  private finish(): void {
    const over = this.model.table.game.value?.end != null || this.model.table.info.value?.status === "over";
    if (over && !this.progress.value.finished) this.keep({ ...this.progress.value, open: null, finished: true });
  }

  /** Asks what each tile in the offer would change, once per turn on which the coach has something to show. */
  private prepare(): void {
    const step = this.step;
    const [game, card] = [this.model.table.game.value, this.card];
    const { rival } = this;
    if (!this.shows) {
      this.forget();
      return;
    }
    if (!this.isTurn || game === null || card === null || this.asked === game.ply) return;
    const { ply, offer } = game;
    const subject = step?.subject ?? null;
    this.forget();
    this.asked = ply;
    const tiles = offer.flatMap((tile, slot) => (tile === null ? [] : [{ tile, slot }]));
    Promise.all(
      tiles.map(async ({ tile, slot }) => ({ slot, trials: await this.model.table.whatIf(LEARNER, tile) })),
    ).then(
      (offered) => {
        if (this.asked !== ply) return;
        const wanted = subject === null ? null : { subject, animal: card.id, habitat: card.habitat };
        this.prepared.value = { ply, offered, goal: wanted === null ? null : goalOf(wanted, offered, rival) };
      },
      () => {
        this.asked = -1; // Ask again at the next update of the table.
      },
    );
  }

  private forget(): void {
    this.asked = -1;
    this.prepared.value = null;
    this.missed.value = null;
    this.shown.value = false;
  }

  /** Judges a placement. One that misses the goal is undone, up to `TRIES` times. */
  private judge(): void {
    const subject = this.step?.subject ?? null;
    const game = this.model.table.game.value;
    const prepared = this.prepared.value;
    const { since, tries } = this.progress.value;
    if (subject === null || game === null) return;
    if (this.seen().tiles <= since) this.undoing = false;
    else if (!this.undoing && (prepared !== null || this.asked < 0)) this.weigh(subject, game, prepared, tries);
  }

  private weigh(subject: Subject, game: GameView, prepared: Prepared | null, tries: number): void {
    const move = prepared === null ? undefined : game.moves[prepared.ply];
    const goal = prepared?.goal ?? null;
    const value =
      prepared === null || goal === null || move === undefined
        ? null
        : broughtBy(goal, prepared.offered, { slot: move[0], face: move[1], rotation: move[2] });
    const missed = goal !== null && value !== null && value < goal.least;
    const last = this.shown.peek() || tries >= TRIES || this.model.held !== LEARNER;
    if (missed && !last) void this.undo(subject, value);
    else this.close(subject, { how: missed || value === null ? "passed" : "solved", value: value ?? 0 });
  }

  private close(subject: Subject, verdict: Verdict): void {
    this.keep(judged(this.progress.peek(), subject, verdict));
  }

  private async undo(subject: Subject, value: number): Promise<void> {
    this.undoing = true;
    const undone = await this.model.send({ type: "take back", seat: LEARNER });
    if (!undone) {
      this.undoing = false;
      this.close(subject, { how: "passed", value });
      return;
    }
    const before = this.progress.peek();
    const tries = before.tries + 1;
    this.missed.value = value;
    this.showing = tries >= TRIES;
    this.keep({ ...before, tries });
  }

  private showWhenOnesTurn(): void {
    const { tries } = this.progress.value;
    if (!this.showing || tries < TRIES || !this.isTurn) return;
    this.showing = false;
    queueMicrotask(() => this.show());
  }

  /** On a phone the race board is a sheet, so the step about bids has to open it. */
  private openAnimals(): void {
    if (this.progress.value.open === "bid") this.model.sheet.value = "race";
  }

  private hurry(): void {
    if (!this.progress.value.hurry) return;
    if (this.model.playback.now.value !== null) this.model.playback.skip();
    const ply = this.model.table.game.value?.ply ?? 0;
    if (this.model.held !== LEARNER || this.hurried === ply) return;
    this.hurried = ply;
    queueMicrotask(() => void this.model.done());
  }
}
