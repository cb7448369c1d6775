/** When a player's time for a move is short. */

/** Seconds that are left then, of the time that a move may take: ten, or half of very little. */
export const shortTime = (clock: number): number => Math.min(10, clock / 2);
