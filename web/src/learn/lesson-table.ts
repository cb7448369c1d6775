/** The table of the lesson: a live one that points at what the lesson speaks of. */
import { type Signal, signal } from "@preact/signals";
import { LONGEST_HOLD } from "../protocol.ts";
import type { Choices } from "../store/choices.ts";
import { own, type Wished } from "../store/create.ts";
import { type Marks, NO_MARKS } from "../store/source.ts";
import { Table } from "../store/table.ts";

/** A deal whose first animals ask for the most regions, for touching and for apart, with tiles on show that help with each. */
export const LESSON_SEED = "lesson 10333";

/** One's own seat and a gentle bot's; a placement waits as long as it may, so that there is time to try again. */
export const lessonTable = (choices: Choices): Wished => ({
  seats: [own(choices), { kind: "bot", bot: "seedling" }],
  options: { first_seat: 0, seed: LESSON_SEED, aids: true, spectators: false, hold: LONGEST_HOLD },
});

/** The lesson's table. */
export class LessonTable extends Table {
  override readonly marks: Signal<Marks> = signal(NO_MARKS.peek());
}
