/** The lesson as data: its steps in order, when each begins and what ends it, whatever the player does. */
import type { Progress, Verdict } from "../store/lesson.ts";

/** The part of the screen that a step is about, which is highlighted. */
export type Mark = "offer" | "turning" | "planet" | "animals" | "bids" | "objective";

/** What a task is about: a region, or one of the three requirements. */
export type Subject = "grow" | "most" | "touching" | "apart";

/** What the lesson can see of the table. */
export interface Seen {
  readonly round: number;
  /** Whether it's the player's turn. */
  readonly turn: boolean;
  /** How many tiles are on the player's planet. */
  readonly tiles: number;
  /** How many steps the tile in hand has been turned; null if there is no tile in hand. */
  readonly turns: number | null;
  /** Whether the player is looking at a bid of their own. */
  readonly looked: boolean;
  /** Whether an animal has been awarded or carried. */
  readonly life: boolean;
  /** Whether an animal has been carried because of a tie. */
  readonly drawn: boolean;
}

type Fact = (seen: Seen) => boolean;

/** One step of the lesson. */
export interface Step {
  readonly id: string;
  /** Text to read and continue from, something to do, or a task to solve. */
  readonly kind: "read" | "do" | "task";
  readonly mark: Mark | null;
  readonly opens: Fact;
  /** What completes a step of the kind `do`. */
  readonly met: Fact;
  readonly subject: Subject | null;
}

const always: Fact = () => true;
const never: Fact = () => false;
const turnFrom =
  (round: number): Fact =>
  (seen) =>
    seen.turn && seen.round >= round;

const read = (id: string, mark: Mark | null, opens: Fact): Step => ({
  id,
  kind: "read",
  mark,
  opens,
  met: never,
  subject: null,
});
const act = (id: string, mark: Mark, opens: Fact, met: Fact): Step => ({ ...read(id, mark, opens), kind: "do", met });
const task = (subject: Subject, mark: Mark, opens: Fact): readonly Step[] => [
  { ...read(subject, mark, opens), kind: "task", subject },
  read(`${subject}-after`, mark, always),
];

/** The step about ties: it comes with the first tie, or else in its place below. */
export const TIE = "tie";

/** The step to finish before ties make sense. */
const LIFE = "life";

/** All steps, in order. */
export const STEPS: readonly Step[] = [
  read("welcome", "planet", turnFrom(1)),
  act("take", "offer", turnFrom(1), ({ turns }) => turns !== null),
  act("turn", "turning", always, ({ turns, tiles }) => tiles > 0 || (turns !== null && turns !== 0)),
  act("place", "planet", always, ({ tiles }) => tiles > 0),
  read("laid", null, ({ tiles }) => tiles > 0),
  read("regions", "planet", turnFrom(2)),
  ...task("grow", "planet", turnFrom(2)),
  read("animals", "animals", turnFrom(3)),
  act("bid", "bids", turnFrom(3), ({ looked }) => looked),
  ...task("most", "animals", turnFrom(3)),
  read(LIFE, null, ({ life }) => life),
  ...task("touching", "animals", turnFrom(4)),
  ...task("apart", "animals", turnFrom(5)),
  read(TIE, null, turnFrom(6)),
  read("objective", "objective", turnFrom(6)),
  read("free", null, always),
];

/** A step by its id. */
export const stepOf = (id: string | null): Step | null => STEPS.find((step) => step.id === id) ?? null;

/** Returns the step that begins now; null while the next one has to wait, and after the last. */
function nextOf({ done }: Progress, seen: Seen): Step | null {
  if (seen.drawn && done.includes(LIFE) && !done.includes(TIE)) return stepOf(TIE);
  const next = STEPS.find(({ id }) => !done.includes(id)) ?? null;
  return next?.opens(seen) ? next : null;
}

/** Returns the progress after the current step is done. */
export const passed = (progress: Progress): Progress =>
  progress.open === null ? progress : { ...progress, done: [...progress.done, progress.open], open: null, tries: 0 };

/** Returns the progress after a task was judged. */
export const judged = (progress: Progress, subject: Subject, verdict: Verdict): Progress =>
  passed({ ...progress, verdicts: { ...progress.verdicts, [subject]: verdict } });

/** Whether a step is over: the player did what it asks, or played on without it. */
function isOver(step: Step, { since }: Progress, seen: Seen): boolean {
  return step.kind !== "task" && (step.met(seen) || seen.tiles > since);
}

/** Returns the progress for the current state of the table; the same object if nothing has changed. */
export function advanced(before: Progress, seen: Seen): Progress {
  let now = before;
  // Each pass ends one step or begins one.
  for (let turn = 0; turn <= 2 * STEPS.length; turn += 1) {
    const step = stepOf(now.open);
    if (step === null) {
      const next = nextOf(now, seen);
      if (next === null) return now;
      now = { ...now, open: next.id, since: seen.tiles, tries: 0 };
    } else if (isOver(step, now, seen)) now = passed(now);
    else return now;
  }
  return now;
}
