/** The tasks: a goal that the tiles on show can reach, whether a placement reached it, and one way to do so. Every number is the server's. */
import type { Standing, Trial, Trials } from "../protocol.ts";
import type { Box } from "../store/box.ts";
import { cardOf } from "../table/model/words.ts";
import { HABITATS, type Habitat } from "../world/geometry.ts";
import type { Subject } from "./steps.ts";

/** A goal: a number that a planet shall reach. */
export interface Goal {
  readonly subject: Subject;
  /** The animal whose bid counts; null where the size of a region does. */
  readonly animal: string | null;
  readonly habitat: Habitat;
  readonly least: number;
}

/** What a tile on show would bring. */
export interface Offered {
  readonly slot: number;
  readonly trials: Trials;
}

/** A placement. */
export interface Placement {
  readonly slot: number;
  readonly face: number;
  readonly rotation: number;
}

/** A goal that so few placements reach would be a riddle. */
const ENOUGH = 5;

type Wanted = Pick<Goal, "animal" | "habitat">;

/** What a placement would bring for a goal. */
function worth({ animal, habitat }: Wanted, trials: Trials, trial: Trial): number {
  if (animal === null) return trial.regions[HABITATS.indexOf(habitat)]?.[0] ?? 0;
  return trial.bids[trials.animals.indexOf(animal)] ?? 0;
}

/** The most that still enough placements reach. */
function reachable(wanted: Wanted, offered: readonly Offered[]): number {
  const values = offered.flatMap(({ trials }) => trials.trials.map((trial) => worth(wanted, trials, trial)));
  values.sort((a, b) => b - a);
  return values[Math.min(ENOUGH, values.length) - 1] ?? 0;
}

/** The animal that is next to come with a certain requirement. */
const firstWith = (subject: Subject, box: Box, standings: readonly Standing[]): Wanted | null => {
  for (const { animal } of standings) {
    const card = cardOf(box, animal);
    if (card?.requirement === subject) return { animal, habitat: card.habitat };
  }
  return null;
};

/** A goal for the tiles on show; null where they bring nothing for it. */
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

/** What a placement brought for a goal; null if it is none of those that the server was asked about. */
export function broughtBy(goal: Goal, offered: readonly Offered[], { slot, face, rotation }: Placement): number | null {
  const trials = offered.find((each) => each.slot === slot)?.trials;
  const trial = trials?.trials.find((each) => each.face === face && each.rotation === rotation);
  return trials === undefined || trial === undefined ? null : worth(goal, trials, trial);
}

/** A placement that reaches the goal. */
export function solutionOf(goal: Goal, offered: readonly Offered[]): Placement | null {
  for (const { slot, trials } of offered) {
    const found = trials.trials.find((trial) => worth(goal, trials, trial) >= goal.least);
    if (found !== undefined) return { slot, face: found.face, rotation: found.rotation };
  }
  return null;
}
