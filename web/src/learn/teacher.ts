/** The teacher: watches the table, moves from step to step, sets and judges tasks, and shows solutions. */
import { effect, type Signal, signal } from "@preact/signals";
import type { GameView } from "../protocol.ts";
import type { Progress, Verdict } from "../store/lesson.ts";
import type { Marks } from "../store/source.ts";
import { rotationOf } from "../table/model/hand.ts";
import type { TableModel } from "../table/model/table-model.ts";
import { face } from "../world/units.ts";
import { advanced, judged, passed, type Seen, type Step, type Subject, stepOf } from "./steps.ts";
import { broughtBy, type Goal, goalOf, type Offered, solutionOf } from "./task.ts";

/** The seats of the lesson's table. */
export const LEARNER = 0;
export const BOT = 1;

/** How many times a task may be missed before a solution is shown. */
export const TRIES = 2;

/** What the tiles in the offer would change at one ply. */
interface Prepared {
  readonly ply: number;
  readonly offered: readonly Offered[];
  readonly goal: Goal | null;
}

/** Returns what the lesson can see of a table. */
export function seenAt(model: TableModel): Seen {
  const game = model.table.game.value;
  const log = model.table.log.value;
  return {
    round: game?.round ?? 0,
    turn: model.seat.value === LEARNER,
    tiles: game?.planets[LEARNER]?.filter((laid) => laid !== null).length ?? 0,
    turns: model.hand.value?.turns ?? null,
    looked: model.shownBid.value?.seat === LEARNER,
    life: log.some(({ type }) => type === "awarded" || type === "carried"),
    drawn: log.some((event) => event.type === "carried" && event.why === "draw"),
  };
}

/** A lesson at a table. */
export class Teacher {
  readonly model: TableModel;
  readonly progress: Signal<Progress>;
  /** The goal of the task; null if there is no task, or while it's being set. */
  readonly goal: Signal<Goal | null> = signal(null);
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
        marks.value = { part: finished ? null : (this.step?.mark ?? null), animal: this.animal() };
      }),
      effect(() => this.hurry()),
      effect(() => this.finish()),
    ];
  }

  /** The current step. */
  get step(): Step | null {
    return stepOf(this.progress.value.open);
  }

  /** Returns the animal that the step is about. */
  animal(): string | null {
    const standings = this.model.table.game.value?.standings ?? [];
    const [next = null] = standings;
    const id = this.step?.id;
    if (id === "animals") return next?.animal ?? null;
    if (id !== "bid") return this.goal.value?.animal ?? null;
    // A bid with regions to light up teaches more than a bid of 0.
    const found = standings.find(({ bids }) => (bids[LEARNER]?.value ?? 0) > 0) ?? next;
    return found?.animal ?? null;
  }

  /** Whether the task has been prepared, even if no goal was found. */
  get isSet(): boolean {
    return this.prepared.value !== null;
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

  /** Shows a solution: takes the tile and aims it at the right face. */
  show(): void {
    const { goal, offered } = this.prepared.peek() ?? { goal: null, offered: [] };
    const found = goal === null ? null : solutionOf(goal, offered);
    if (found === null) return;
    if (this.model.hand.peek()?.slot !== found.slot) this.model.take(found.slot);
    this.model.aimAt(face(found.face));
    const hand = this.model.hand.peek();
    if (hand !== null && rotationOf(hand) !== found.rotation) this.model.turn(found.rotation - rotationOf(hand));
    this.shown.value = true;
  }

  /** Stops watching the table. */
  dispose(): void {
    for (const end of this.ends) end();
  }

  private keep(progress: Progress): void {
    this.progress.value = progress;
  }

  private advance(): void {
    const before = this.progress.value;
    if (this.model.table.game.value === null || before.finished) return;
    const after = advanced(before, seenAt(this.model));
    if (after !== before) this.keep(after);
  }

  private finish(): void {
    const over = this.model.table.game.value?.end != null || this.model.table.info.value?.status === "over";
    if (over && !this.progress.value.finished) this.keep({ ...this.progress.value, open: null, finished: true });
  }

  /** Asks what each tile in the offer would change, once per turn with a task. */
  private prepare(): void {
    const subject = this.step?.subject ?? null;
    const [game, box] = [this.model.table.game.value, this.model.table.box.value];
    if (subject === null) {
      this.forget();
      return;
    }
    if (this.model.seat.value !== LEARNER || game === null || box === null || this.asked === game.ply) return;
    const { ply, offer, standings } = game;
    this.asked = ply;
    const tiles = offer.flatMap((tile, slot) => (tile === null ? [] : [{ tile, slot }]));
    Promise.all(
      tiles.map(async ({ tile, slot }) => ({ slot, trials: await this.model.table.whatIf(LEARNER, tile) })),
    ).then(
      (offered) => {
        if (this.asked !== ply) return;
        const goal = goalOf(subject, offered, box, standings ?? []);
        this.goal.value = goal;
        this.prepared.value = { ply, offered, goal };
      },
      () => {
        this.asked = -1; // Ask again at the next update of the table.
      },
    );
  }

  private forget(): void {
    this.asked = -1;
    this.prepared.value = null;
    this.goal.value = null;
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
    if (seenAt(this.model).tiles <= since) this.undoing = false;
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
    // The undo shows once the table's update arrives. Until then the tile is still on the planet.
    const before = this.progress.peek();
    const tries = before.tries + 1;
    this.missed.value = value;
    this.showing = tries >= TRIES;
    this.keep({ ...before, tries });
  }

  private showWhenOnesTurn(): void {
    const { tries } = this.progress.value;
    if (!this.showing || tries < TRIES || this.model.seat.value !== LEARNER) return;
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
