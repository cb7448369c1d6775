/** Players who aren't connected, and giving their seats to bots. */
import { effect } from "@preact/signals";
import type { TableModel } from "./table-model.ts";

/** Whether a seat belongs to another person who isn't connected, in a game that still needs them. */
export function isGone(model: TableModel, seat: number): boolean {
  const { live, info, online } = model.table;
  const of = info.value?.seats[seat];
  if (!live || of?.kind !== "person" || of.away || of.resigned || model.mine(seat)) return false;
  return info.value?.status === "playing" && online.value[seat] === false;
}

/** Resolves once a seat is open; false if that doesn't happen in time. */
function isOpened(model: TableModel, seat: number, within: number): Promise<boolean> {
  return new Promise((resolve) => {
    let end = (): void => undefined;
    const done = (opened: boolean): void => {
      clearTimeout(timer);
      queueMicrotask(() => end());
      resolve(opened);
    };
    const timer = setTimeout(() => done(false), within);
    end = effect(() => {
      if (model.table.info.value?.seats[seat]?.kind === "open") done(true);
    });
  });
}

/** How long the table has to show that a seat is open, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Gives a seat to a bot. The server only lets the host fill a seat whose player is absent by its rules, so a player who
 * has merely lost the connection is removed first.
 */
export async function giveToBot(model: TableModel, seat: number, bot: string): Promise<void> {
  const kind = model.table.info.peek()?.seats[seat]?.kind;
  if (kind === "person" && !(await model.send({ type: "kick", seat }))) return;
  if (await isOpened(model, seat, PATIENCE)) await model.send({ type: "fill", seat, bot });
}
