/** When a player is running out of time for a move. */

/** The seconds left from which time counts as short: 10, or half of a very short clock. */
export const shortTime = (clock: number): number => Math.min(10, clock / 2);
