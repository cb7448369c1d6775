/** The race for one animal: what each planet bids, who leads and by how much, and what a tile in the hand would change. */
import type { Standing, Trial, Trials } from "../../protocol.ts";

/** One planet's bid. */
export interface RaceBid {
  readonly seat: number;
  /** What it bids, with the tile in the hand if there is one. */
  readonly value: number;
  /** What the tile in the hand changes. */
  readonly change: number;
  /** Whether it would win now; or draws for the lead. */
  readonly place: "leads" | "draws" | "behind";
}

/** The race for an animal. */
export interface Race {
  readonly bids: readonly RaceBid[];
  /** Who would win; null for a draw or no bid. */
  readonly winner: number | null;
  /** How far the winner is ahead of the next. */
  readonly margin: number;
  /** Whether its best bid is tied, and in the last round smaller regions decide. */
  readonly bySecond: boolean;
  /** Whether the tile in the hand would change who wins. */
  readonly turned: boolean;
  /** Whether anybody has anything to offer. */
  readonly wanted: boolean;
}

/** A tile that is tried on a seat's planet. */
export interface Tried {
  readonly seat: number;
  readonly trials: Trials;
  readonly trial: Trial;
}

/** The race for an animal as it stands, or as it would with a tile that is tried. */
export function raceFor(standing: Standing, tried: Tried | null): Race {
  const number = tried === null ? -1 : tried.trials.animals.indexOf(standing.animal);
  const values = standing.bids.map(({ value }, seat) =>
    tried !== null && number >= 0 && tried.seat === seat ? (tried.trial.bids[number] ?? value) : value,
  );
  const winner = tried !== null && number >= 0 ? (tried.trial.winners[number] ?? null) : standing.winner;
  const best = Math.max(0, ...values);
  const others = values.filter((_, seat) => seat !== winner);
  const margin = winner === null ? 0 : (values[winner] ?? 0) - Math.max(0, ...others);
  return {
    bids: values.map((value, seat) => ({
      seat,
      value,
      change: value - (standing.bids[seat]?.value ?? 0),
      place: winner === seat ? "leads" : winner === null && value === best && value > 0 ? "draws" : "behind",
    })),
    winner,
    margin,
    bySecond: winner !== null && margin === 0,
    turned: winner !== standing.winner,
    wanted: best > 0,
  };
}
