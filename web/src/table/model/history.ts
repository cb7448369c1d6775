/** What became of the animals of past rounds. */
import type { Awarded, Discarded, Event } from "../../protocol.ts";

/** An animal that has left its round for good: for a planet, or out of the game. */
export type Settled = Awarded | Discarded;

/** A round that is over, and the animals decided in it. */
export interface PastRound {
  readonly round: number;
  readonly animals: readonly Settled[];
  /** How many animals it passed on to the next round. */
  readonly carried: number;
}

/** The first round with animals. */
export const FIRST_ANIMALS = 3;

/** What became of an animal; null while it's still to come. */
export const settledIn = (log: readonly Event[], animal: string): Settled | null =>
  log.find(
    (event): event is Settled => (event.type === "awarded" || event.type === "discarded") && event.animal === animal,
  ) ?? null;

/** The rounds with animals that the log says are over, in order. */
export function pastRounds(log: readonly Event[]): readonly PastRound[] {
  const rounds = new Map<number, { animals: Settled[]; carried: number }>();
  for (const event of log) {
    if (event.type !== "awarded" && event.type !== "discarded" && event.type !== "carried") continue;
    const round = rounds.get(event.round) ?? { animals: [], carried: 0 };
    if (event.type === "carried") round.carried += 1;
    else round.animals.push(event);
    rounds.set(event.round, round);
  }
  return [...rounds].map(([round, found]) => ({ round, ...found })).sort((a, b) => a.round - b.round);
}
