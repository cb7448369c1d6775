/** What the lesson can see of a table: the facts that begin and end its steps. */
import type { TableModel } from "../table/model/table-model.ts";
import type { Seen } from "./steps.ts";

/** Returns the facts for a learner's seat; `suitable` has the slots of the tiles that suit the first animal. */
export function seenAt(model: TableModel, learner: number, suitable: readonly number[]): Seen {
  const game = model.table.game.value;
  const hand = model.hand.value;
  return {
    round: game?.round ?? 0,
    turn: model.seat.value === learner,
    tiles: game?.planets[learner]?.filter((laid) => laid !== null).length ?? 0,
    fits: hand !== null && suitable.includes(hand.slot),
    aimed: hand?.pinned === true && hand.face !== null,
    turned: hand !== null && hand.turns !== 0,
    looked: model.shownBid.value?.seat === learner,
    life: model.shownLog.value.some(({ type }) => type === "awarded" || type === "carried"),
  };
}
