/** The tasks: a goal the offer can reach, whether a placement met it, and a solution. The numbers are the server's. */
import type { Standing, Trial, Trials } from "../protocol.ts";
import type { Box } from "../store/box.ts";
import type { Placement } from "../table/model/hand.ts";
import { cardOf } from "../table/model/words.ts";
import { HABITATS, type Habitat } from "../world/geometry.ts";
import type { Subject } from "./steps.ts";

/** A goal: a size or a bid that the planet has to reach. */
export interface Goal {
  readonly subject: Subject;
  /** The animal whose bid counts; null if the size of a region counts. */
  readonly animal: string | null;
  readonly habitat: Habitat;
  readonly least: number;
}

/** What a tile of the offer would change. */
export interface Offered {
  readonly slot: number;
  readonly trials: Trials;
}

/** A goal is only fair if at least this many placements reach it. */
const ENOUGH = 5;

type Wanted = Pick<Goal, "animal" | "habitat">;

/** Returns what a placement would be worth toward a goal. */
function worth({ animal, habitat }: Wanted, trials: Trials, trial: Trial): number {
  if (animal === null) return trial.regions[HABITATS.indexOf(habitat)]?.[0] ?? 0;
  return trial.bids[trials.animals.indexOf(animal)] ?? 0;
}

/** Returns the highest value that enough placements reach. */
function reachable(wanted: Wanted, offered: readonly Offered[]): number {
  const values = offered.flatMap(({ trials }) => trials.trials.map((trial) => worth(wanted, trials, trial)));
  values.sort((a, b) => b - a);
  return values[Math.min(ENOUGH, values.length) - 1] ?? 0;
}

/** Returns the next animal to come with a given requirement. */
const firstWith = (subject: Subject, box: Box, standings: readonly Standing[]): Wanted | null => {
  for (const { animal } of standings) {
    const card = cardOf(box, animal);
    if (card?.requirement === subject) return { animal, habitat: card.habitat };
  }
  return null;
};

/** Returns a goal for this offer; null if no tile in it helps. */
export function goalOf(
  subject: Subject,
  offered: readonly Offered[],
  box: Box,
  standings: readonly Standing[],
): Goal | null {
  const all = subject === "grow" ? HABITATS.map((habitat) => ({ animal: null, habitat })) : [];
  const wanted = subject === "grow" ? all : [firstWith(subject, box, standings)].filter((each) => each !== null);
  const goals = wanted.map((each) => ({ ...each, subject, least: reachable(each, offered) }));
  const best = goals.reduce<Goal | null>((most, goal) => (goal.least > (most?.least ?? 0) ? goal : most), null);
  return best;
}

/** Returns what a placement was worth toward a goal; null if the server wasn't asked about it. */
export function broughtBy(goal: Goal, offered: readonly Offered[], { slot, face, rotation }: Placement): number | null {
  const trials = offered.find((each) => each.slot === slot)?.trials;
  const trial = trials?.trials.find((each) => each.face === face && each.rotation === rotation);
  return trials === undefined || trial === undefined ? null : worth(goal, trials, trial);
}

/** Returns a placement that reaches the goal. */
export function solutionOf(goal: Goal, offered: readonly Offered[]): Placement | null {
  for (const { slot, trials } of offered) {
    const found = trials.trials.find((trial) => worth(goal, trials, trial) >= goal.least);
    if (found !== undefined) return { slot, face: found.face, rotation: found.rotation };
  }
  return null;
}
