/** The lesson as data: its steps in order, when each begins and what ends it, whatever the player does. */
import type { Progress, Verdict } from "../store/lesson.ts";
import { ROUNDS } from "../table/model/words.ts";

/** The part of the screen that a step is about, which is highlighted. */
export type Mark = "offer" | "turning" | "planet" | "animals" | "bids" | "objective";

/** What a task is about: a region that grows, or the bid that wins the first animal. */
export type Subject = "grow" | "win";

/** What the lesson can see of the table. */
export interface Seen {
  readonly round: number;
  /** Whether it's the player's turn. */
  readonly turn: boolean;
  /** How many tiles are on the player's planet. */
  readonly tiles: number;
  /** Whether the tile in hand has as much of the habitat as the lesson asks for. */
  readonly fits: boolean;
  /** Whether the player has chosen a face for the tile in hand. */
  readonly aimed: boolean;
  /** Whether the tile in hand has been turned. */
  readonly turned: boolean;
  /** Whether the player is looking at a bid of their own. */
  readonly looked: boolean;
  /** Whether an animal has been awarded or carried. */
  readonly life: boolean;
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
  /** The last round in which the step makes sense; later it is skipped. */
  readonly last: number;
  readonly subject: Subject | null;
}

const always: Fact = () => true;
const never: Fact = () => false;
const placed: Fact = ({ tiles }) => tiles > 0;
const turnFrom =
  (round: number): Fact =>
  (seen) =>
    seen.turn && seen.round >= round;

const read = (id: string, mark: Mark | null, opens: Fact, last = ROUNDS): Step => ({
  id,
  kind: "read",
  mark,
  opens,
  met: never,
  last,
  subject: null,
});
const act = (id: string, mark: Mark, opens: Fact, last: number, met: Fact): Step => ({
  ...read(id, mark, opens, last),
  kind: "do",
  met,
});
const task = (subject: Subject, mark: Mark, round: number): Step => ({
  ...read(subject, mark, turnFrom(round), round),
  kind: "task",
  subject,
});

/** The step after which the player plays on alone. */
export const LAST = "free";

/** All steps, in order. After the last one, the coach only comments. */
export const STEPS: readonly Step[] = [
  read("welcome", "planet", always),
  act("take", "offer", turnFrom(1), 1, (seen) => seen.fits || placed(seen)),
  act("aim", "planet", always, 1, (seen) => seen.aimed || placed(seen)),
  act("turn", "turning", always, 1, (seen) => seen.turned || placed(seen)),
  act("place", "turning", always, 1, placed),
  read("regions", "planet", placed),
  task("grow", "planet", 2),
  read("animals", "animals", turnFrom(3), 3),
  act("bid", "bids", turnFrom(3), 3, ({ looked }) => looked),
  task("win", "animals", 3),
  read("life", null, ({ life }) => life),
  read(LAST, "objective", turnFrom(4)),
];

/** A step by its id. */
export const stepOf = (id: string | null): Step | null => STEPS.find((step) => step.id === id) ?? null;

/** Whether the last step is done, so that the coach only comments from now on. */
export const isThrough = ({ done }: Progress): boolean => done.includes(LAST);

/** Returns the step that begins now; null while the next one has to wait, and after the last. */
function nextOf({ done }: Progress, seen: Seen): Step | null {
  const next = STEPS.find(({ id, last }) => !done.includes(id) && seen.round <= last) ?? null;
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
  return step.kind !== "task" && (step.met(seen) || seen.tiles > since || seen.round > step.last);
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
