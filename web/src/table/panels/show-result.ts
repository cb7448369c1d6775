/** Opens the result when a game is over, and plays the finale's sounds. */
import { effect } from "@preact/signals";
import { sound } from "../../sound/play.ts";
import { lessMotion } from "../../store/settings.ts";
import { playFinale } from "../model/ending.ts";
import type { TableModel } from "../model/table-model.ts";
import { pageVisible } from "../speech/catch-up.ts";

/**
 * Opens the result once the game is over and the playback has finished. A new game closes it. The finale plays for
 * those who have just seen the game end, now or while catching up; a game that was over before shows its result at
 * once. Returns the cleanup function.
 */
export function showResult(model: TableModel): () => void {
  let [shown, fresh] = [0, false];
  const open = (): void => {
    if (fresh && lessMotion()) sound("end");
    else if (fresh) playFinale(model);
    fresh = false;
    model.sheet.value = "end";
  };
  const ends = [
    model.playback.onShown((events) => {
      if (events.some(({ type }) => type === "ended")) fresh = true;
    }),
    effect(() => {
      const game = model.table.game.value;
      const over = game !== null && (game.end !== null || model.table.info.value?.status === "over");
      if (!over) {
        if (model.sheet.peek() === "end") model.sheet.value = null;
      } else if (pageVisible.value && !model.playback.busy.value && shown !== game.game) {
        shown = game.game;
        open();
      }
    }),
    playSounds(model),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Each objective and each sum has its sound, and so has the end. */
function playSounds({ finale }: TableModel): () => void {
  let played = false;
  return effect(() => {
    const [running, seat] = [finale.running.value, finale.seat.value];
    if (played && !running) sound("end");
    else if (seat !== null) sound(finale.shown(seat) === "objective" ? "aim" : "award");
    played = running;
  });
}
