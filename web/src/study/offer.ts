/** The tiles that a move of a record was chosen from, and who has taken which of them. */
import type { Frame } from "../store/frames.ts";

/** A tile of an offer. */
export interface OfferedTile {
  readonly tile: number;
  /** The seat that has taken it by then; null if nobody has. */
  readonly taker: number | null;
}

/** An offer as it was when a move was made. */
export interface Offered {
  /** Its tiles by slot. */
  readonly tiles: readonly OfferedTile[];
  /** The slot that the move took; null before the first move. */
  readonly taken: number | null;
}

/** Returns the offer that the last of `ply` moves was chosen from; before the first move, the first offer. */
export function offerAt(frames: readonly Frame[], ply: number): Offered {
  const before = frames[Math.max(0, ply - 1)]?.game;
  if (before === undefined) return { tiles: [], taken: null };
  const placed = frames
    .slice(1, ply + 1)
    .filter((_, move) => frames[move]?.game.round === before.round)
    .flatMap(({ events }) => events.filter((event) => event.type === "placed"));
  const tiles = before.offer.flatMap((tile, slot): OfferedTile[] => {
    const by = placed.find((each) => each.slot === slot);
    const known = tile ?? by?.tile;
    return known === undefined ? [] : [{ tile: known, taker: by?.seat ?? null }];
  });
  return { tiles, taken: placed.at(-1)?.slot ?? null };
}
