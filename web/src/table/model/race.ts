/** The race for one animal: each planet's bid, who leads by how much, and what the tile in hand would change. */
import type { Standing, Trial, Trials } from "../../protocol.ts";

/** One planet's bid. */
export interface RaceBid {
  readonly seat: number;
  /** The bid, including the tile in hand if there is one. */
  readonly value: number;
  /** How much the tile in hand changes it. */
  readonly change: number;
  /** Whether this seat would win now, ties for the lead, or is behind. */
  readonly place: "leads" | "draws" | "behind";
}

/** What the tile in hand does to the lead: its player takes it, ties with whoever has it, or loses it. */
export type LeadChange = "gained" | "tied" | "lost";

/** The race for an animal. */
export interface Race {
  readonly bids: readonly RaceBid[];
  /** The seat that would win; null if there's a tie or no bid. */
  readonly winner: number | null;
  /** How far the winner is ahead of the next best bid. */
  readonly margin: number;
  /** Whether the best bid is tied and smaller regions decide, as in the last round. */
  readonly bySecond: boolean;
  /** What the tile in hand would do to the lead; null if it stays as it is. */
  readonly lead: LeadChange | null;
  /** Whether anyone bids more than 0. */
  readonly wanted: boolean;
}

/** A tile being tried on a seat's planet. */
export interface Tried {
  readonly seat: number;
  readonly trials: Trials;
  readonly trial: Trial;
}

/** Returns the race for an animal as it stands, or as it would be with a tile being tried. */
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
    lead: tried === null || winner === standing.winner ? null : leadChange(standing.winner, winner, tried.seat),
    wanted: best > 0,
  };
}

function leadChange(before: number | null, after: number | null, seat: number): LeadChange {
  if (after === seat) return "gained";
  return after === null && before !== seat ? "tied" : "lost";
}
