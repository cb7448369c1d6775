/** What the tile in hand would gain and lose where it's aimed, the most important first. */
import type { Progress, Standing } from "../../protocol.ts";
import { HABITATS, type Habitat } from "../../world/geometry.ts";
import { type LeadChange, raceFor, type Tried } from "./race.ts";
import type { TableModel } from "./table-model.ts";

/** A bid the tile would change. */
export interface BidGain {
  readonly kind: "bid";
  readonly animal: string;
  readonly round: number;
  readonly before: number;
  readonly after: number;
  /** The seat that would then lead; null for a tie, or without a bid. */
  readonly leader: number | null;
  /** What happens to the lead; null if it stays with whoever has it. */
  readonly lead: LeadChange | null;
}

/** Progress toward the objective. */
export interface ObjectiveGain {
  readonly kind: "objective";
  readonly habitat: Habitat;
  /** The areas that count, before and after. */
  readonly before: number;
  readonly after: number;
  /** How many points more it's worth. */
  readonly points: number;
}

export type Gain = BidGain | ObjectiveGain;

/** The player's objective now, and with the tile. */
export interface ObjectiveTried {
  readonly habitat: Habitat;
  readonly before: Progress;
  readonly after: Progress;
}

/** Returns what a placement changes: first who leads, the soonest round first, then the objective, then other bids. */
export function gainsOf(
  standings: readonly Standing[],
  tried: Tried,
  objective: ObjectiveTried | null,
): readonly Gain[] {
  const bids = standings.flatMap((standing) => bidGain(standing, tried)).sort(byImportance);
  const goal = objective === null ? [] : objectiveGain(objective);
  return [...bids.filter(({ lead }) => lead !== null), ...goal, ...bids.filter(({ lead }) => lead === null)];
}

function bidGain(standing: Standing, tried: Tried): readonly BidGain[] {
  const race = raceFor(standing, tried);
  const after = race.bids[tried.seat]?.value ?? 0;
  const before = after - (race.bids[tried.seat]?.change ?? 0);
  const { lead } = race;
  if (before === after && lead === null) return [];
  const { animal, round } = standing;
  return [{ kind: "bid", animal, round, before, after, leader: race.winner, lead }];
}

const byImportance = (one: BidGain, other: BidGain): number =>
  one.round - other.round || Math.abs(other.after - other.before) - Math.abs(one.after - one.before);

function objectiveGain({ habitat, before, after }: ObjectiveTried): readonly ObjectiveGain[] {
  const points = after.points - before.points;
  return after.areas === before.areas
    ? []
    : [{ kind: "objective", habitat, before: before.areas, after: after.areas, points }];
}

/** The tile in hand where it's aimed, if its player knows what it would change. */
export function triedBy(model: TableModel): Tried | null {
  const [seat, trials, trial] = [model.actor.value, model.trials.value, model.trial.value];
  return seat === null || trials === null || trial === null ? null : { seat, trials, trial };
}

/** What the tile in hand would gain and lose; null while that isn't known. */
export function gainsFor(model: TableModel): readonly Gain[] | null {
  const [tried, standings] = [triedBy(model), model.table.game.value?.standings ?? null];
  if (tried === null || standings === null) return null;
  return gainsOf(standings, tried, objectiveTried(model, tried));
}

function objectiveTried(model: TableModel, { seat, trials }: Tried): ObjectiveTried | null {
  const yours = model.table.yours.value;
  const place = model.openSeat === seat ? (yours?.seats.indexOf(seat) ?? -1) : -1;
  const habitat = HABITATS.find((each) => each === yours?.objectives[place]);
  const [before, after] = [yours?.progress[place] ?? null, trials.objective];
  return habitat === undefined || before === null || after === null ? null : { habitat, before, after };
}
