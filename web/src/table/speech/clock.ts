/** What is left of one's time for a move, told once while it runs out. */
import { effect } from "@preact/signals";
import { tell } from "../../ui/notice.ts";
import { say } from "../../words/say.ts";
import { shortTime } from "../model/clock.ts";
import type { TableModel } from "../model/table-model.ts";

/** Tells one when one's time for a move is short, once for each move; the answer ends it. */
export function warnOfTime(model: TableModel): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told = "";
  const stop = effect(() => {
    clearTimeout(timer);
    const [game, clock] = [model.table.game.value, model.table.info.value?.options.clock ?? null];
    const due = game?.due_at ?? null;
    if (game === null || clock === null || due === null || game.held !== null || model.seat.value === null) return;
    const move = `${game.game} ${game.ply}`;
    if (told === move) return;
    const left = (): number => due - model.table.now();
    timer = setTimeout(
      () => {
        told = move;
        const seconds = Math.ceil(left());
        if (seconds > 0) tell(say("clock-left", { seconds }));
      },
      Math.max(0, 1000 * (left() - shortTime(clock))),
    );
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
