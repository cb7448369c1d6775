/** The lesson's table: a live one that can highlight what the lesson is about. */
import { type Signal, signal } from "@preact/signals";
import { LONGEST_HOLD } from "../protocol.ts";
import type { Choices } from "../store/choices.ts";
import { own, type Wished } from "../store/create.ts";
import { type Marks, NO_MARKS } from "../store/source.ts";
import { Table } from "../store/table.ts";

/**
 * A deal in which following the coach wins the first animal; the first three animals have all three
 * requirements.
 */
export const LESSON_SEED = "lesson 3125";

/**
 * The player's seat and a very easy bot's, with the longest hold, so that there's time to undo and try again. The bot
 * goes first, so that in the third round the player knows the bid to beat.
 */
export const lessonTable = (choices: Choices): Wished => ({
  seats: [own(choices), { kind: "bot", bot: "seedling" }],
  options: { first_seat: 1, seed: LESSON_SEED, aids: true, spectators: false, hold: LONGEST_HOLD },
});

/** The lesson's table. */
export class LessonTable extends Table {
  override readonly marks: Signal<Marks> = signal(NO_MARKS.peek());
}
