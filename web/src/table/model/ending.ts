/** The end of a game: its finale; and ending it early: what would follow, for the confirmation, and doing it. */
import type { SeatInfo } from "../../protocol.ts";
import type { TableModel } from "./table-model.ts";

/** Plays the finale of a game that has a result, from its beginning. */
export function playFinale(model: TableModel): void {
  const game = model.table.game.peek();
  if (game?.end != null) model.finale.play(game.players, game.end.objectives.length > 0);
}

const seatsOf = (model: TableModel): readonly SeatInfo[] => model.table.info.value?.seats ?? [];

/** Whether the player has agreed to end the game. */
export const wantsEnd = (model: TableModel, own: readonly number[]): boolean =>
  own.every((seat) => seatsOf(model)[seat]?.ends ?? false);

/** Whether anyone else still has to agree before the game ends. Only people who are present count. */
export function endArguments(model: TableModel, own: readonly number[]): { readonly others: "none" | "some" } {
  const waits = seatsOf(model).some(
    ({ kind, away, resigned, ends }, seat) => kind === "person" && !(away || resigned || ends || own.includes(seat)),
  );
  return { others: waits ? "some" : "none" };
}

/** How many of the others have not resigned. */
const left = (model: TableModel, own: readonly number[]): number =>
  seatsOf(model).filter(({ resigned }, seat) => !resigned && !own.includes(seat)).length;

/** What follows if the player resigns: a bot plays on, or the game ends because only one player would be left. */
export const resignArguments = (model: TableModel, own: readonly number[]): { readonly after: "bot" | "end" } => ({
  after: left(model, own) > 1 ? "bot" : "end",
});

/** Resigns all of the player's seats, but stops when one seat in the game is left: then the game is over. */
export async function resignAll(model: TableModel, own: readonly number[]): Promise<void> {
  const mine = own.filter((seat) => seatsOf(model)[seat]?.resigned === false);
  const most = left(model, own) + mine.length - 1;
  for (const seat of mine.slice(0, most)) await model.send({ type: "resign", seat });
}
