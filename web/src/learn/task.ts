/** The tasks: a goal the offer can reach, whether a placement met it, and a solution. The numbers are the server's. */
import type { Trial, Trials } from "../protocol.ts";
import type { Box } from "../store/box.ts";
import type { Placement } from "../table/model/hand.ts";
import { HABITATS, type Habitat } from "../world/geometry.ts";
import type { Subject } from "./steps.ts";

/** What a task is for. */
export interface Wanted {
  readonly subject: Subject;
  /** The first animal, whose bid counts or whose habitat has to grow. */
  readonly animal: string;
  readonly habitat: Habitat;
}

/** A goal: a size or a bid that the planet has to reach. */
export interface Goal extends Wanted {
  readonly least: number;
  /** Whether it wins the animal, because the bot has placed its tile and bids less. */
  readonly wins: boolean;
}

/** What a tile of the offer would change. */
export interface Offered {
  readonly slot: number;
  readonly trials: Trials;
}

/** A goal is only fair if at least this many placements reach it, unless it has to be higher to win. */
const ENOUGH = 5;

/** What a placement is worth; the first number that differs decides. */
type Rank = (trials: Trials, trial: Trial) => readonly number[];

const regionOf = (habitat: Habitat, trial: Trial): number => trial.regions[HABITATS.indexOf(habitat)]?.[0] ?? 0;
const bidFor = (animal: string, trials: Trials, trial: Trial): number =>
  trial.bids[trials.animals.indexOf(animal)] ?? 0;

/** Returns what a placement would be worth toward a goal. */
const worth = ({ subject, animal, habitat }: Wanted): Rank =>
  subject === "grow"
    ? (trials, trial) => [regionOf(habitat, trial), bidFor(animal, trials, trial)]
    : (trials, trial) => [bidFor(animal, trials, trial)];

const values = (rank: Rank, offered: readonly Offered[]): number[] =>
  offered
    .flatMap(({ trials }) => trials.trials.map((trial) => rank(trials, trial)[0] ?? 0))
    .sort((one, other) => other - one);

/** Returns a goal for this offer; null if no tile helps. `rival` is what the bot bids for the animal. */
export function goalOf(wanted: Wanted, offered: readonly Offered[], rival: number): Goal | null {
  const reached = values(worth(wanted), offered);
  const most = reached[0] ?? 0;
  const easy = reached[Math.min(ENOUGH, reached.length) - 1] ?? 0;
  const wins = wanted.subject === "win" && rival < most;
  const least = wins ? rival + 1 : easy;
  return least > 0 ? { ...wanted, least, wins } : null;
}

/** Returns what a placement was worth toward a goal; null if the server wasn't asked about it. */
export function broughtBy(goal: Goal, offered: readonly Offered[], { slot, face, rotation }: Placement): number | null {
  const trials = offered.find((each) => each.slot === slot)?.trials;
  const trial = trials?.trials.find((each) => each.face === face && each.rotation === rotation);
  return trials === undefined || trial === undefined ? null : (worth(goal)(trials, trial)[0] ?? 0);
}

/** Whether one rank is higher than another. */
function isHigher(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((number, place) => number !== other[place]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}

function bestBy(rank: Rank, offered: readonly Offered[]): Placement | null {
  let best: { readonly rank: readonly number[]; readonly placement: Placement } | null = null;
  for (const { slot, trials } of offered)
    for (const trial of trials.trials) {
      const found = rank(trials, trial);
      if (best === null || isHigher(found, best.rank))
        best = { rank: found, placement: { slot, face: trial.face, rotation: trial.rotation } };
    }
  return best?.placement ?? null;
}

/** Returns the placement that does most for a goal. */
export const solutionOf = (wanted: Wanted, offered: readonly Offered[]): Placement | null =>
  bestBy(worth(wanted), offered);

/** Returns the placement that would win the next animal if it can, then most others, then bids most for all. */
export const adviceOf = (seat: number, offered: readonly Offered[]): Placement | null =>
  bestBy((_, { winners, bids }) => {
    const won = winners.map((winner) => Number(winner === seat));
    return [won[0] ?? 0, total(won), total(bids)];
  }, offered);

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** How many areas of a habitat a tile has. */
const areasOf = (box: Box, tile: number, habitat: Habitat): number =>
  box.tiles[tile]?.filter((each) => each === habitat).length ?? 0;

/** Returns the slots of the tiles with the most areas of a habitat: two at least, so that there's a choice. */
export function richest(box: Box, offer: readonly (number | null)[], habitat: Habitat): readonly number[] {
  const counts = offer.map((tile) => (tile === null ? 0 : areasOf(box, tile, habitat)));
  const least = Math.max(1, counts.toSorted((one, other) => other - one)[1] ?? 0);
  return counts.flatMap((count, slot) => (count >= least ? [slot] : []));
}
