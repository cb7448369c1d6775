/** The position before a mistake as a table: the person makes one move, and nobody replies. */
import { computed, type ReadonlySignal } from "@preact/signals";
import type { TableInfo } from "../../protocol.ts";
import { infoOf, type Replay } from "../../store/frames.ts";
import { LineSource } from "../../study/line-source.ts";
import type { Exercise } from "./exercises.ts";

/** Any level: the other seats aren't the person's, but never move. */
const NOBODY = "seedling";

/** The table of an exercise. Hints would give it away. */
export class ExerciseSource extends LineSource {
  /** The seats as they were in the game, people included. */
  override readonly info: ReadonlySignal<TableInfo | null>;

  constructor({ game, mistake }: Exercise, replay: Replay) {
    const bots = replay.names.map((_, seat) => (seat === game.seat ? null : NOBODY));
    super({ record: game.record, replay, ply: mistake.ply, bots, hints: false });
    this.info = computed(() => ({ ...infoOf(this.replay), id: this.id }));
  }

  override goOn(): Promise<void> {
    return Promise.resolve();
  }
}
