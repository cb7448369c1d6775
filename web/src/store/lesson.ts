/** The player's progress in the lesson, stored on the device; the table itself is on the server. */
import type { Signal } from "@preact/signals";
import { isObject, kept } from "./kept.ts";

/** The result of a task: how it ended, and the number that the server counted for it. */
export interface Verdict {
  readonly how: "solved" | "passed";
  readonly value: number;
}

/** The player's progress. */
export interface Progress {
  /** The lesson's table; null before the first one. */
  readonly table: string | null;
  /** The finished steps. */
  readonly done: readonly string[];
  /** The current step; null before it begins. */
  readonly open: string | null;
  /** How many tiles were on the player's planet when that step began. */
  readonly since: number;
  /** How many attempts at its task have failed. */
  readonly tries: number;
  /** The results of the tasks. */
  readonly verdicts: Readonly<Record<string, Verdict>>;
  /** Whether to play the rest without pauses. */
  readonly hurry: boolean;
  readonly finished: boolean;
  /** Which edition of the lesson this is about: steps of another mean nothing here. */
  readonly edition: number;
}

const EDITION = 2;

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
  edition: EDITION,
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

/** Reads the stored progress, field by field. */
export function readProgress(value: unknown): Progress | null {
  if (!isObject(value)) return null;
  const { done } = value;
  const finished = value["finished"] === true;
  if (value["edition"] !== EDITION) return { ...NO_LESSON, finished };
  return {
    table: text(value["table"]),
    done: Array.isArray(done) ? done.filter((each): each is string => typeof each === "string") : [],
    open: text(value["open"]),
    since: whole(value["since"]),
    tries: whole(value["tries"]),
    verdicts: verdictsIn(value["verdicts"]),
    hurry: value["hurry"] === true,
    finished,
    edition: EDITION,
  };
}

/** The progress stored on this device. */
export const lesson: Signal<Progress> = kept("lesson", readProgress, NO_LESSON);

/** Whether a seed is that of the lesson, in this version or an earlier one. */
export const isLesson = (seed: string | null): boolean => seed?.startsWith("lesson ") ?? false;

/** Whether a lesson was started but not finished. */
export const isLeft = ({ table, finished }: Progress): boolean => table !== null && !finished;

/** The address of the lesson for somebody who was invited to a table, and will be led back there. */
export const lessonFor = (table: string): string => `/learn?for=${table}`;
