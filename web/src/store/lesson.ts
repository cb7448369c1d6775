/** How far one is with the lesson, kept on the device; the table itself is the server's. */
import type { Signal } from "@preact/signals";
import { isObject, kept } from "./kept.ts";

/** What came of a task: how, and the number that the server counted for it. */
export interface Verdict {
  readonly how: "solved" | "passed";
  readonly value: number;
}

/** How far one is. */
export interface Progress {
  /** The table of the lesson; null before the first one. */
  readonly table: string | null;
  /** The steps that are over. */
  readonly done: readonly string[];
  /** The step that is shown; null while it is yet to come. */
  readonly open: string | null;
  /** How many tiles lay on one's planet when that step began. */
  readonly since: number;
  /** How often its task was missed. */
  readonly tries: number;
  /** What came of the tasks. */
  readonly verdicts: Readonly<Record<string, Verdict>>;
  /** Whether the rest is played without waiting. */
  readonly hurry: boolean;
  readonly finished: boolean;
}

/** A lesson that has not begun. */
export const NO_LESSON: Progress = {
  table: null,
  done: [],
  open: null,
  since: 0,
  tries: 0,
  verdicts: {},
  hurry: false,
  finished: false,
};

const whole = (value: unknown): number => (typeof value === "number" && value >= 0 ? Math.floor(value) : 0);
const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

function verdictsIn(value: unknown): Readonly<Record<string, Verdict>> {
  if (!isObject(value)) return {};
  const read = Object.entries(value).flatMap(([task, verdict]): [string, Verdict][] =>
    isObject(verdict)
      ? [[task, { how: verdict["how"] === "solved" ? "solved" : "passed", value: whole(verdict["value"]) }]]
      : [],
  );
  return Object.fromEntries(read);
}

/** What was kept, field by field. */
export function readProgress(value: unknown): Progress | null {
  if (!isObject(value)) return null;
  const { done } = value;
  return {
    table: text(value["table"]),
    done: Array.isArray(done) ? done.filter((each): each is string => typeof each === "string") : [],
    open: text(value["open"]),
    since: whole(value["since"]),
    tries: whole(value["tries"]),
    verdicts: verdictsIn(value["verdicts"]),
    hurry: value["hurry"] === true,
    finished: value["finished"] === true,
  };
}

/** The lesson of this device. */
export const lesson: Signal<Progress> = kept("lesson", readProgress, NO_LESSON);

/** Whether a lesson was begun and left. */
export const isLeft = ({ table, finished }: Progress): boolean => table !== null && !finished;
