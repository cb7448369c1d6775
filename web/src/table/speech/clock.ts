/** A warning when the player is running out of time for a move. */
import { effect } from "@preact/signals";
import { tell } from "../../ui/notice.ts";
import { say } from "../../words/say.ts";
import { shortTime } from "../model/clock.ts";
import type { TableModel } from "../model/table-model.ts";

/** Warns the player once per move when their time is short. Returns the cleanup function. */
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
