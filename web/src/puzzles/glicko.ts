/**
 * Glicko-2, in the form that lichess uses for puzzles: each attempt is a game between the player and the puzzle. The same
 * as `analysis/puzzles/glicko.py`; both are tested against the example in Mark Glickman's paper.
 */

const SCALE = 173.7178;
/** How quickly volatilities change: the paper's tau. */
const CHANGE = 0.75;
const [LEAST, MOST] = [45, 500];
const TOLERANCE = 1e-6;
/** More steps than the search for a volatility ever takes. */
const STEPS = 100;

/** How strong someone is, how uncertain that is, and how much it fluctuates. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** The rating of someone who hasn't played yet. */
export const START: Rating = { rating: 1500, deviation: MOST, volatility: 0.09 };

/** A game against someone, and its result: 1 for a win, 0 for a loss. */
export interface Result {
  readonly against: Rating;
  readonly score: number;
}

/** Returns the rating after these games, as one rating period. */
export function rated(own: Rating, results: readonly Result[], tau = CHANGE): Rating {
  const before = own.deviation / SCALE;
  let [information, gain] = [0, 0];
  for (const { against, score } of results) {
    const weight = 1 / Math.sqrt(1 + (3 * (against.deviation / SCALE) ** 2) / Math.PI ** 2);
    const expected = 1 / (1 + Math.exp((-weight * (own.rating - against.rating)) / SCALE));
    information += weight * weight * expected * (1 - expected);
    gain += weight * (score - expected);
  }
  const variance = 1 / information;
  const volatility = volatilityAfter(own.volatility, before, variance, variance * gain, tau);
  const deviation = 1 / Math.sqrt(1 / (before ** 2 + volatility ** 2) + information);
  return {
    rating: own.rating + SCALE * deviation ** 2 * gain,
    deviation: Math.min(MOST, Math.max(LEAST, SCALE * deviation)),
    volatility,
  };
}

/** The new volatility, by the paper's step 5 (the Illinois method). */
function volatilityAfter(old: number, deviation: number, variance: number, difference: number, tau: number): number {
  const start = Math.log(old * old);
  const excess = (x: number): number => {
    const spread = deviation ** 2 + variance + Math.exp(x);
    return (Math.exp(x) * (difference ** 2 - spread)) / (2 * spread ** 2) - (x - start) / tau ** 2;
  };
  let [low, high] = [start, Math.log(Math.max(0, difference ** 2 - deviation ** 2 - variance))];
  if (!Number.isFinite(high)) {
    let step = 1;
    while (excess(start - step * tau) < 0) step += 1;
    high = start - step * tau;
  }
  let [atLow, atHigh] = [excess(low), excess(high)];
  for (let step = 0; step < STEPS && Math.abs(high - low) > TOLERANCE; step += 1) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = excess(middle);
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [middle, atMiddle];
  }
  return Math.exp(low / 2);
}
